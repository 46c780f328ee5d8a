import { ListContextProvider, useListContext, useTranslate } from 'ra-core';
import { memo, useCallback, useMemo } from 'react';
import { clockTime } from '../../components/fields/clockTime';
import { StateLabel } from '../../components/fields/StateLabel';
import { useClock } from '../../components/fields/useClock';
import { columnKind } from '../../components/list/column';
import { ExpandableTable } from '../../components/list/ExpandableTable';
import { ListColumn } from '../../components/list/ListColumn';
import { alertKindOf } from '../../domain/alertKinds';
import type { Alert } from '../../types';
import { AlertAccounts } from './AlertAccounts';
import { AlertDetails } from './AlertDetails';
import { useAlertFacts } from './useAlertFacts';

const Column = ListColumn<Alert>;

const AccountsColumn = columnKind<{ label: string }>(
  ({ label }) => ({
    key: 'account_sid',
    field: 'account_sid',
    head: label,
    className: 'nowrap',
    cell: (alert) => <AlertAccounts alert={alert as Alert} />,
  }),
  () => ({ resource: 'accounts', source: 'account_sid' }),
);

interface AlertRowsProps {
  /** The time zone that the head names. */
  zone: string;
  isOfAll: boolean;
}

/** Not drawn again with each refresh. */
const AlertRows = memo(function AlertRows({ zone, isOfAll }: AlertRowsProps) {
  const translate = useTranslate();
  const clock = useClock();
  const nameOf = useCallback(
    ({ message, time }: Alert) =>
      translate('resources.alerts.alert', { message, time: clock.exact(time) }),
    [translate, clock],
  );
  const dayOf = useCallback(({ time }: Alert) => clock.day(time), [clock]);
  const panel = useCallback((alert: Alert) => <AlertDetails alert={alert} />, []);
  const timesOf = ({ alike = [] }: Alert) =>
    alike.length > 1 &&
    translate('resources.alerts.list.times', {
      smart_count: alike.length,
      time: clock.clock(alike.at(-1)?.time ?? ''),
    });
  return (
    <ExpandableTable panel={panel} nameOf={nameOf} groupOf={dayOf}>
      <Column
        source="message"
        disableSort
        className="first-line widest"
        render={(alert) => (
          <span className="alert-message">
            {alert.message}
            <small>{timesOf(alert)}</small>
          </span>
        )}
      />
      <Column
        source="alert_type"
        disableSort
        className="nowrap"
        render={(alert) => (
          <StateLabel
            state={alertKindOf(alert)?.severity ?? 'info'}
            label={translate(`resources.alerts.kinds.${alert.kind}`)}
          />
        )}
      />
      {isOfAll && <AccountsColumn label={translate('app.list.account')} />}
      <Column
        source="time"
        label={translate('resources.alerts.fields.time', { zone })}
        disableSort
        render={({ time }) => clockTime(time, zone, clock)}
      />
    </ExpandableTable>
  );
});

/** `isLookedUp`: the operator wants to know whose the alerts are. */
export const AlertTable = ({ isLookedUp }: { isLookedUp: boolean }) => {
  const list = useListContext<Alert>();
  const { data, isOfAll } = useAlertFacts(isLookedUp);
  const { zoneAt } = useClock();
  const known = useMemo(() => ({ ...list, data }) as typeof list, [list, data]);
  return (
    <ListContextProvider value={known}>
      <AlertRows zone={zoneAt(data?.[0]?.time ?? '')} isOfAll={isOfAll} />
    </ListContextProvider>
  );
};
