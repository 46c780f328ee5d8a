import pLimit from 'p-limit';
import * as session from '../session';
import type { Alert } from '../types';
import { getPage } from './cachedList';

/** What the list of a provider does not say of an alert (contract 16.1). */
export type AlertFacts = Pick<Alert, 'account_sid' | 'alert_type' | 'target_sid' | 'vendor'>;

/** An alert of a provider's list. */
export type BareAlert = Pick<Alert, 'id' | 'time' | 'message'>;

/** By the id of the alert. */
export type AlertFactsById = ReadonlyMap<string, AlertFacts>;

/** What an alert is recognized by in the lists of its provider and of its account. */
const keyOf = ({ time, message }: Pick<Alert, 'time' | 'message'>): string => `${time} ${message}`;

/** An alert never changes: what was learned of it holds for the rest of the session. */
const known = new Map<string, AlertFacts>();
let owner: string | null = null;

const sameTime = pLimit(4);
const most = 500;

/**
 * Finds out the accounts of a provider's alerts, and what else the accounts' lists say about them: asks
 * each account for the time between the oldest and the newest unknown alert, four at a time, until every
 * alert is known. An alert that none of them knows has no account. An account that does not answer is
 * left out; it never ends the session, because the operator did not ask.
 */
export async function learnAlertFacts(
  alerts: BareAlert[],
  accountSids: string[],
  signal?: AbortSignal,
): Promise<AlertFactsById> {
  if (owner !== session.token()) known.clear();
  owner = session.token();
  const wanted = new Set(alerts.map(keyOf).filter((key) => !known.has(key)));
  const times = alerts.filter((alert) => wanted.has(keyOf(alert))).map(({ time }) => time);
  const [start, end] = [times.reduce(earlier, times[0] ?? ''), times.reduce(later, '')];
  let hasFailed = false;
  const ask = async (sid: string) => {
    if (wanted.size === 0) return;
    const path = `Accounts/${encodeURIComponent(sid)}/Alerts`;
    const query = { start, end, page: 1, count: most };
    const { data } = await getPage<Alert>(path, query, signal, { keepSession: true });
    for (const { time, message, account_sid = sid, alert_type, target_sid, vendor } of data) {
      const key = keyOf({ time, message });
      known.set(key, { account_sid, alert_type, target_sid, vendor });
      wanted.delete(key);
    }
  };
  const answers = accountSids.map((sid) =>
    sameTime(ask, sid).catch(() => {
      hasFailed = true;
    }),
  );
  await Promise.all(answers);
  signal?.throwIfAborted();
  if (!hasFailed) for (const key of wanted) known.set(key, {});
  return new Map(alerts.map((alert) => [alert.id, known.get(keyOf(alert)) ?? {}]));
}

const earlier = (one: string, other: string) => (other < one ? other : one);
const later = (one: string, other: string) => (other > one ? other : one);
