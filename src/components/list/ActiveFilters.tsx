import ClearIcon from '@mui/icons-material/Close';
import { useGetMany, useListContext, useTranslate } from 'ra-core';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import { useListAddress } from './ListAddress';

const clearIcon = plainIcon(ClearIcon);

/** The label of a filter without a field in the row, and the names of its values. */
export interface NamedFilter {
  label: string;
  nameOf: (value: string) => string;
}

/** Filters that are set only by links, with the resource that they name. */
const linked = {
  voip_carrier_sid: 'carriers',
  application_sid: 'applications',
} as const;

interface ChipProps {
  source: string;
  label: string;
  /** Undefined until it is known. */
  name: string | undefined;
}

/** A set filter without a field in the row; its button removes it. */
const Chip = ({ source, label, name }: ChipProps) => {
  const translate = useTranslate();
  const { change } = useListAddress();
  const remove = () => change(({ filter }) => ({ filter: { ...filter, [source]: undefined } }));
  return (
    <span className="filter-chip">
      <span>{translate('app.labelled', { label, value: name ?? '…' })}</span>
      <PlainButton
        className="plain-button small"
        label={translate('app.narrowing.remove', {
          name: translate('app.labelled', { label, value: name ?? '' }),
        })}
        tooltip={translate('app.narrowing.removeShort')}
        icon={clearIcon}
        onClick={remove}
      />
    </span>
  );
};

const LinkedChip = ({ source, value }: { source: keyof typeof linked; value: string }) => {
  const translate = useTranslate();
  const resource = linked[source];
  const { data } = useGetMany(
    resource,
    { ids: [value] },
    { retry: false, onError: () => undefined },
  );
  const label = translate(`resources.${resource}.name`, { smart_count: 1 });
  return <Chip source={source} label={label} name={data?.[0]?.name} />;
};

/** The filters that the row has no fields for, and the button that clears all filters. */
export const ActiveFilters = ({ named }: { named: Record<string, NamedFilter> }) => {
  const translate = useTranslate();
  const { data } = useListContext();
  const { filter, narrowing, clear } = useListAddress();
  if (narrowing.length === 0) return null;
  const isSearchOnly = narrowing.every((source) => source === 'q');
  const textOf = (source: string) => (filter[source] ? String(filter[source]) : null);
  const byLink = (Object.keys(linked) as (keyof typeof linked)[]).flatMap((source) => {
    const value = textOf(source);
    return value ? <LinkedChip key={source} source={source} value={value} /> : [];
  });
  const byName = Object.entries(named).flatMap(([source, { label, nameOf }]) => {
    const value = textOf(source);
    return value ? <Chip key={source} source={source} label={label} name={nameOf(value)} /> : [];
  });
  return (
    <div className={isSearchOnly ? 'active-filters of-search' : 'active-filters'}>
      {byLink}
      {byName}
      {/* An empty list offers the same in its middle. */}
      {data && data.length > 0 && (
        <button type="button" className="text-button" onClick={clear}>
          {translate('app.list.clearFilters')}
        </button>
      )}
    </div>
  );
};
