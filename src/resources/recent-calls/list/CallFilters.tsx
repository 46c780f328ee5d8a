import { useTranslate } from 'ra-core';
import { AccountFilter } from '../../../components/list/AccountFilter';
import { DateFilter } from '../../../components/list/DateFilter';
import { SearchField } from '../../../components/list/SearchField';
import { SelectFilter } from '../../../components/list/SelectFilter';
import { SipStatusFilter } from './SipStatusFilter';
import { TrunkFilter } from './TrunkFilter';

/** Milliseconds after the last key until the platform is asked (rule 13.1). */
const pauseBeforeSearch = 1000;

export const CallFilters = () => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.recent-calls.filters.${key}`);
  return (
    <>
      <SearchField debounce={pauseBeforeSearch} />
      <AccountFilter />
      <DateFilter />
      <SelectFilter
        source="direction"
        label={text('direction')}
        allLabel={text('anyDirection')}
        choices={[
          { id: 'inbound', name: text('inbound') },
          { id: 'outbound', name: text('outbound') },
        ]}
      />
      <SelectFilter
        source="answered"
        label={text('status')}
        allLabel={text('anyStatus')}
        choices={[
          { id: 'true', name: text('answered') },
          { id: 'false', name: text('notAnswered') },
        ]}
      />
      <SipStatusFilter />
      <TrunkFilter />
    </>
  );
};
