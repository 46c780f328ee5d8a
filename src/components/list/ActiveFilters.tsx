import ClearIcon from '@mui/icons-material/Close';
import { useGetMany, useListContext, useTranslate } from 'ra-core';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import { useListAddress } from './ListAddress';

const clearIcon = plainIcon(ClearIcon);

/** Filters that only a link sets: what each names, and where its name is. */
const linked = {
  voip_carrier_sid: { kind: 'carriers', reference: 'carriers' },
  application_sid: { kind: 'applications', reference: 'applications' },
  trunk: { kind: 'carriers', reference: null },
} as const;

interface ChipProps {
  source: keyof typeof linked;
  value: string;
}

/** A filter without a field of its own, and the way out of it. */
const Chip = ({ source, value }: ChipProps) => {
  const translate = useTranslate();
  const { change } = useListAddress();
  const { kind, reference } = linked[source];
  const { data } = useGetMany(
    reference ?? kind,
    { ids: [value] },
    { enabled: reference !== null, retry: false, onError: () => undefined },
  );
  const name = reference ? data?.[0]?.name : value;
  const label = translate(`resources.${kind}.name`, { smart_count: 1 });
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

/** What the list is narrowed to by a link, and the way back to all of it. */
export const ActiveFilters = () => {
  const translate = useTranslate();
  const { data } = useListContext();
  const { filter, narrowing, clear } = useListAddress();
  if (narrowing.length === 0) return null;
  const sources = Object.keys(linked) as (keyof typeof linked)[];
  return (
    <>
      {sources.map(
        (source) =>
          filter[source] && <Chip key={source} source={source} value={String(filter[source])} />,
      )}
      {/* An empty list offers the same in its middle. */}
      {data && data.length > 0 && (
        <button type="button" className="text-button" onClick={clear}>
          {translate('app.list.clearFilters')}
        </button>
      )}
    </>
  );
};
