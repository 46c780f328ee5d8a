import ClearIcon from '@mui/icons-material/Close';
import { useGetMany, useListContext, useTranslate } from 'ra-core';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import { useFilterChange } from './useFilterChange';
import { useListNarrowing } from './useListNarrowing';

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
  const change = useFilterChange();
  const { kind, reference } = linked[source];
  const { data } = useGetMany(
    reference ?? kind,
    { ids: [value] },
    { enabled: reference !== null, retry: false, onError: () => undefined },
  );
  const name = reference ? data?.[0]?.name : value;
  const label = translate(`resources.${kind}.name`, { smart_count: 1 });
  const remove = () => change((filters) => ({ ...filters, [source]: undefined }));
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
export const ActiveFilters = ({ required }: { required?: Record<string, unknown> }) => {
  const translate = useTranslate();
  const { filterValues, data } = useListContext();
  const { isNarrowed, clear } = useListNarrowing(required);
  if (!isNarrowed) return null;
  const sources = Object.keys(linked) as (keyof typeof linked)[];
  return (
    <>
      {sources.map(
        (source) =>
          filterValues[source] && (
            <Chip key={source} source={source} value={String(filterValues[source])} />
          ),
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
