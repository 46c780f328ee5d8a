import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { useCallback, useMemo } from 'react';
import { formatSeconds, formatTime, timeZoneName } from '../../components/fields/format';
import { MonoText } from '../../components/fields/MonoText';
import { readableNumber } from '../../components/fields/phoneNumber';
import { RowTime } from '../../components/fields/RowTime';
import { AccountFilter } from '../../components/list/AccountFilter';
import { DateFilter } from '../../components/list/DateFilter';
import { ExpandableTable, ExpandCell } from '../../components/list/ExpandableTable';
import { ListPage } from '../../components/list/ListPage';
import { NoResultsForDate } from '../../components/list/NoResultsForDate';
import { SearchField } from '../../components/list/SearchField';
import { SelectFilter } from '../../components/list/SelectFilter';
import { useRequiredAccount } from '../../components/list/useRequiredAccount';
import type { RecentCall } from '../../types';
import definition from '.';
import { CallActions } from './CallActions';
import { CallDirection } from './CallDirection';
import { CallPanel } from './CallPanel';
import { CallStatus } from './CallStatus';
import { MissingCall } from './MissingCall';

/** A number or SIP user of a call as people read it, and in its title as it is stored. */
const CallNumber = ({ number }: { number: string }) => (
  <MonoText title={number}>{readableNumber(number)}</MonoText>
);

/** A call that is open in its list. */
const CallInRow = ({ call }: { call: RecentCall }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Box sx={{ justifySelf: 'end' }}>
      <CallActions call={call} />
    </Box>
    <CallPanel call={call} />
  </Box>
);

const Column = DataTable.Col<RecentCall>;
/** Milliseconds after the last key until the platform is asked (rule 13.1). */
const pauseBeforeSearch = 1000;

/** What a call ended with is cut before the table grows wider than its box. */
const statusWidth = { maxWidth: { md: 170, xl: 480 } };

const Filters = () => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.recent-calls.filters.${key}`);
  return (
    <>
      <SearchField debounce={pauseBeforeSearch} />
      <AccountFilter isRequired />
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
    </>
  );
};

const CallTable = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const timeLabel = translate('resources.recent-calls.fields.attempted_at', {
    zone: timeZoneName(locale),
  });
  const nameOf = useCallback(
    ({ from, to, attempted_at }: RecentCall) =>
      translate('resources.recent-calls.call', {
        from,
        to,
        time: formatTime(attempted_at, locale),
      }),
    [translate, locale],
  );
  const panel = useCallback((call: RecentCall) => <CallInRow call={call} />, []);
  return (
    <ExpandableTable panel={panel}>
      <Column
        source="attempted_at"
        label={timeLabel}
        disableSort
        render={({ attempted_at }) => (
          <ExpandCell nameOf={nameOf}>
            <RowTime time={attempted_at} />
          </ExpandCell>
        )}
      />
      <Column
        source="direction"
        disableSort
        render={({ direction }) => <CallDirection direction={direction} />}
      />
      <Column
        source="from"
        disableSort
        cellClassName="first-line"
        render={({ from }) => <CallNumber number={from} />}
      />
      <Column
        source="to"
        disableSort
        cellClassName="first-line"
        render={({ to }) => <CallNumber number={to} />}
      />
      <Column
        source="answered"
        disableSort
        cellClassName="takes-rest"
        render={(call) => (
          <Box sx={statusWidth}>
            <CallStatus call={call} />
          </Box>
        )}
      />
      <Column
        source="duration"
        align="right"
        disableSort
        cellClassName="wide-only"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ duration }) => formatSeconds(duration, locale)}
      />
      <Column source="trunk" disableSort cellClassName="wide-only" />
    </ExpandableTable>
  );
};

export const RecentCallList = () => {
  const { account, instead } = useRequiredAccount();
  const required = useMemo(() => ({ ...account, date: 'today' }), [account]);
  return (
    <ListPage
      sort={definition.sort}
      requiredFilters={required}
      instead={instead}
      canAutoRefresh
      filters={<Filters />}
      notice={<MissingCall />}
      empty={<NoResultsForDate />}
    >
      <CallTable />
    </ListPage>
  );
};
