import { useCreatePath } from 'ra-core';
import { useCanAccess } from '../../components/access/useCanAccess';
import { minutesOf } from '../../components/list/minutesOf';
import type { Alert } from '../../types';
import { alertKindOf, type Cause } from '../../types/alertKinds';

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
export function useCallsPath(): (alert: Alert) => string {
  const createPath = useCreatePath();
  return ({ time, account_sid }) => {
    const before = new Date(Date.parse(time) - callBefore).toISOString();
    const filter = { ...(account_sid ? { account_sid } : {}), ...minutesOf(before, time) };
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    return `${createPath({ resource: 'recent-calls', type: 'list' })}?${query}`;
  };
}

/** Links to what an alert is about, for those who may open it; within the account that it names, if any. */
export function useCauses(): (alert: Alert) => CauseLink[] {
  const createPath = useCreatePath();
  const callsPath = useCallsPath();
  const maySettings = useCanAccess({ action: 'view', resource: 'settings' });
  const ofAccount = (resource: string, account_sid?: string | null) => {
    const filter = encodeURIComponent(JSON.stringify(account_sid ? { account_sid } : {}));
    return `${createPath({ resource, type: 'list' })}?filter=${filter}`;
  };
  const toCause = (cause: Cause, { account_sid }: Alert): string | null => {
    if (cause === 'settings') {
      return maySettings ? createPath({ resource: 'settings', type: 'list' }) : null;
    }
    if (cause !== 'accounts') return ofAccount(cause, account_sid);
    return account_sid ? createPath({ resource: 'accounts', type: 'edit', id: account_sid }) : null;
  };
  return (alert) => {
    const kind = alertKindOf(alert);
    const to = kind && toCause(kind.cause, alert);
    const { target_sid, account_sid } = alert;
    const query = new URLSearchParams(account_sid ? { account: account_sid } : {});
    return [
      ...(kind && to ? [{ name: kind.cause, to }] : []),
      ...(isCallTarget(alert)
        ? [
            {
              name: 'call' as const,
              to: `${createPath({ resource: 'recent-calls', type: 'show', id: target_sid ?? '' })}?${query}`,
            },
          ]
        : []),
      ...(Number.isNaN(Date.parse(alert.time))
        ? []
        : [{ name: 'callsOfMinute' as const, to: callsPath(alert) }]),
    ];
  };
}
