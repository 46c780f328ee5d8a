import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { formatSeconds, formatTime, timeZoneName } from '../../components/fields/format';
import { MonoText } from '../../components/fields/MonoText';
import { readableNumber } from '../../components/fields/phoneNumber';
import { RowTime } from '../../components/fields/RowTime';
import { AccountFilter } from '../../components/list/AccountFilter';
import { DateFilter } from '../../components/list/DateFilter';
import { ExpandableTable } from '../../components/list/ExpandableTable';
import { ListColumn } from '../../components/list/ListColumn';
import { ListPage } from '../../components/list/ListPage';
import { NoResultsForDate } from '../../components/list/NoResultsForDate';
import { SearchField } from '../../components/list/SearchField';
import { SelectFilter } from '../../components/list/SelectFilter';
import { useRequiredAccount } from '../../components/list/useRequiredAccount';
import type { RecentCall } from '../../types';
import definition from './';
import { CallActions } from './CallActions';
import { CallDirection } from './CallDirection';
import { CallPanel } from './CallPanel';
import { CallStatus } from './CallStatus';
import { MissingCall } from './MissingCall';

const Column = ListColumn<RecentCall>;
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

/** Milliseconds after the last key until the platform is asked (rule 13.1). */
const pauseBeforeSearch = 1000;

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
    <ExpandableTable panel={panel} nameOf={nameOf}>
      <Column
        source="attempted_at"
        label={timeLabel}
        disableSort
        render={({ attempted_at }) => <RowTime time={attempted_at} />}
      />
      <Column
        source="direction"
        disableSort
        render={({ direction }) => <CallDirection direction={direction} />}
      />
      <Column
        source="from"
        disableSort
        className="first-line"
        render={({ from }) => <CallNumber number={from} />}
      />
      <Column
        source="to"
        disableSort
        className="first-line"
        render={({ to }) => <CallNumber number={to} />}
      />
      <Column
        source="answered"
        disableSort
        className="takes-rest cut"
        render={(call) => <CallStatus call={call} />}
      />
      <Column
        source="duration"
        align="right"
        disableSort
        className="wide-only nowrap"
        render={({ duration }) => formatSeconds(duration, locale)}
      />
      <Column source="trunk" disableSort className="wide-only" />
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
