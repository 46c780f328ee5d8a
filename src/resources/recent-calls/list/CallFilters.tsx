import { useTranslate } from 'ra-core';
import { AccountFilter } from '../../../components/list/AccountFilter';
import { DateFilter } from '../../../components/list/DateFilter';
import { MoreFilters, NamedField } from '../../../components/list/MoreFilters';
import { SearchField } from '../../../components/list/SearchField';
import { SelectFilter } from '../../../components/list/SelectFilter';
import { SipStatusFilter } from './SipStatusFilter';
import { TrunkFilter } from './TrunkFilter';
import { answers, directions, useCallFilterNames } from './useCallFilterNames';

/** Milliseconds after the last key until the platform is asked (rule 13.1). */
const pauseBeforeSearch = 1000;

const Further = () => {
  const translate = useTranslate();
  const { direction, answered, sip_status, trunk } = useCallFilterNames();
  const choicesOf = (ids: readonly string[], { nameOf }: typeof direction) =>
    ids.map((id) => ({ id, name: nameOf(id) }));
  return (
    <>
      <NamedField label={direction.label}>
        <SelectFilter
          source="direction"
          label={direction.label}
          allLabel={translate('resources.recent-calls.filters.anyDirection')}
          choices={choicesOf(directions, direction)}
        />
      </NamedField>
      <NamedField label={answered.label}>
        <SelectFilter
          source="answered"
          label={answered.label}
          allLabel={translate('resources.recent-calls.filters.anyStatus')}
          choices={choicesOf(answers, answered)}
        />
      </NamedField>
      <NamedField label={sip_status.label}>
        <SipStatusFilter {...sip_status} />
      </NamedField>
      <NamedField label={trunk.label}>
        <TrunkFilter label={trunk.label} />
      </NamedField>
    </>
  );
};

export const CallFilters = () => (
  <>
    <SearchField debounce={pauseBeforeSearch} />
    <AccountFilter />
    <DateFilter />
    <MoreFilters>
      <Further />
    </MoreFilters>
  </>
);
