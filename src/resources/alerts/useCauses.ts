import { useCanAccess } from '../../components/access/useCanAccess';
import { minutesOf } from '../../components/list/minutesOf';
import { alertKindOf, type Cause } from '../../domain/alertKinds';
import { addressOf } from '../../routing/addresses';
import type { Alert } from '../../types';

export interface CauseLink {
  /** Last part of the message key `resources.alerts.causes.…`. */
  name: Cause | 'call' | 'callsOfMinute';
  to: string;
}

const sid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the platform names as the target is a call, where it is a sid at all. */
export const isCallTarget = (alert: Alert): boolean =>
  sid.test(alert.target_sid ?? '') && alertKindOf(alert)?.cause !== 'carriers';

/** How long before an alert the call may have begun that it is about (ms). */
const callBefore = 60_000;

/** The path of the list of calls at the time of an alert, within the account that it names, if any. */
export function callsPath({ time, account_sid }: Alert): string {
  const before = new Date(Date.parse(time) - callBefore).toISOString();
  const filter = { ...(account_sid ? { account_sid } : {}), ...minutesOf(before, time) };
  return addressOf({ area: 'recent-calls', filter });
}

/** Links to what an alert is about, for those who may open it; within the account that it names, if any. */
export function useCauses(): (alert: Alert) => CauseLink[] {
  const maySettings = useCanAccess({ action: 'view', resource: 'settings' });
  const toCause = (cause: Cause, { account_sid }: Alert): string | null => {
    if (cause === 'settings') {
      return maySettings ? addressOf({ area: 'settings' }) : null;
    }
    if (cause !== 'accounts') {
      return addressOf({ area: cause, filter: account_sid ? { account_sid } : {} });
    }
    return account_sid ? addressOf({ area: cause, sid: account_sid, view: 'edit' }) : null;
  };
  return (alert) => {
    const kind = alertKindOf(alert);
    const to = kind && toCause(kind.cause, alert);
    const { target_sid, account_sid } = alert;
    return [
      ...(kind && to ? [{ name: kind.cause, to }] : []),
      ...(isCallTarget(alert)
        ? [
            {
              name: 'call' as const,
              to: addressOf({
                area: 'recent-calls',
                sid: target_sid ?? '',
                view: 'show',
                search: account_sid ? { account: account_sid } : {},
              }),
            },
          ]
        : []),
      ...(Number.isNaN(Date.parse(alert.time))
        ? []
        : [{ name: 'callsOfMinute' as const, to: callsPath(alert) }]),
    ];
  };
}
