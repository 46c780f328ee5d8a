import { useCreatePath } from 'ra-core';
import { useCanAccess } from '../../components/access/useCanAccess';
import type { Alert } from '../../types';
import { alertKindOf, type Cause } from './alertKinds';

export interface CauseLink {
  /** Last part of the message key `resources.alerts.causes.…`. */
  name: Cause | 'call';
  to: string;
}

const sid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Links to what an alert is about, for those who may open it; within the account that it names, if any. */
export function useCauses(): (alert: Alert) => CauseLink[] {
  const createPath = useCreatePath();
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
    // What the platform names as the target is a call, where it is a sid at all.
    const call = target_sid && sid.test(target_sid) && kind?.cause !== 'carriers';
    const query = new URLSearchParams(account_sid ? { account: account_sid } : {});
    return [
      ...(kind && to ? [{ name: kind.cause, to }] : []),
      ...(call
        ? [
            {
              name: 'call' as const,
              to: `${createPath({ resource: 'recent-calls', type: 'show', id: target_sid })}?${query}`,
            },
          ]
        : []),
    ];
  };
}
