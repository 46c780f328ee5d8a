import { useListContext, useLocaleState, useTranslate } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { useCanAccess } from '../../components/access/useCanAccess';
import { useConsoleActions } from '../../components/ConsoleContext';
import { formatTime, timeZoneName } from '../../components/fields/format';
import { RowTime } from '../../components/fields/RowTime';
import { AccountFilter } from '../../components/list/AccountFilter';
import { DateFilter } from '../../components/list/DateFilter';
import { ExpandableTable } from '../../components/list/ExpandableTable';
import { ListColumn } from '../../components/list/ListColumn';
import { ListPage } from '../../components/list/ListPage';
import { NoResultsForDate } from '../../components/list/NoResultsForDate';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { EmptyState } from '../../components/page/EmptyState';
import { statusOf } from '../../components/page/errorText';
import type { Alert } from '../../types';
import definition from './';
import { AlertDetails } from './AlertDetails';
import { alertKindOf } from './alertKinds';

const Column = ListColumn<Alert>;
const required = { date: 'today' };

const OneAccountOnly = () => {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate('resources.alerts.oneAccount')}
      text={translate('resources.alerts.chooseAccount')}
    />
  );
};

/** Answers of a platform that has no list of all accounts, or none for this operator (decision 51). */
const unanswered = [403, 404, 501];
const explain = (error: unknown, { account_sid }: Record<string, unknown>) =>
  !account_sid && unanswered.includes(statusOf(error) ?? 0) ? <OneAccountOnly /> : null;

/** Whoever reads the list has seen what is new, and again after every refresh. */
const SeenMark = () => {
  const { markAlertsSeen } = useConsoleActions();
  const { data } = useListContext();
  useEffect(() => {
    if (data) markAlertsSeen();
  }, [data, markAlertsSeen]);
  return null;
};

const AlertTable = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const timeLabel = translate('resources.alerts.fields.time', { zone: timeZoneName(locale) });
  const nameOf = useCallback(
    ({ message, time }: Alert) =>
      translate('resources.alerts.alert', { message, time: formatTime(time, locale) }),
    [translate, locale],
  );
  const panel = useCallback((alert: Alert) => <AlertDetails alert={alert} />, []);
  const kindText = (alert: Alert) =>
    translate(`resources.alerts.kinds.${alertKindOf(alert)?.name ?? 'unknown'}`);
  return (
    <ExpandableTable panel={panel} nameOf={nameOf}>
      <Column
        source="time"
        label={timeLabel}
        disableSort
        render={({ time }) => <RowTime time={time} />}
      />
      <Column source="alert_type" disableSort className="takes-rest nowrap" render={kindText} />
      <Column source="message" disableSort className="first-line" />
    </ExpandableTable>
  );
};

export const AlertList = () => {
  const accountDefault = useDefaultAccountFilter();
  const mayChoose = useCanAccess({ action: 'list', resource: 'accounts' });
  return (
    <ListPage
      sort={definition.sort}
      requiredFilters={required}
      filterDefaultValues={accountDefault}
      canAutoRefresh
      explain={mayChoose ? explain : undefined}
      filters={
        <>
          <AccountFilter />
          <DateFilter />
        </>
      }
      notice={<SeenMark />}
      empty={<NoResultsForDate />}
    >
      <AlertTable />
    </ListPage>
  );
};
