import { minutesOf } from '../../components/list/minutesOf';
import { addressOf } from '../../routing/addresses';
import type { RecentCall } from '../../types';

/** What a call's own link says of it, beside its sid: the platform has no way to ask for one call. */
const accountParam = 'account';
const timeParam = 'time';

/** How far around its time a call is looked for (ms): stores round times, and clocks differ. */
const margin = 60_000;

type Named = Pick<RecentCall, 'call_sid' | 'account_sid'> & { attempted_at?: string };

/** The path of the page that shows one call alone, with what else its query says. */
export function callPath(
  { call_sid, account_sid, attempted_at }: Named,
  more?: Record<string, string>,
): string {
  return addressOf({
    area: 'recent-calls',
    sid: call_sid,
    view: 'show',
    search: {
      ...(account_sid && { [accountParam]: account_sid }),
      ...(attempted_at && { [timeParam]: attempted_at }),
      ...more,
    },
  });
}

/** The path of the alerts of a call's account in the minutes that it lasted; null without its time. */
export function alertsPath({
  account_sid,
  attempted_at,
  terminated_at,
}: Pick<RecentCall, 'account_sid' | 'attempted_at' | 'terminated_at'>): string | null {
  if (Number.isNaN(Date.parse(attempted_at))) return null;
  const filter = { account_sid, ...minutesOf(attempted_at, terminated_at) };
  return addressOf({ area: 'alerts', filter });
}

/** The filters that find a call; without its time it is looked for in the last 30 days. */
export function filterOfCall({ call_sid, account_sid, attempted_at }: Named) {
  const time = Date.parse(attempted_at ?? '');
  const at = (offset: number) => new Date(time + offset).toISOString();
  return {
    q: call_sid,
    ...(account_sid ? { account_sid } : {}),
    ...(Number.isNaN(time)
      ? { date: '30' }
      : { date: 'custom', from: at(-margin), to: at(margin) }),
  };
}

/** The same of the call that a link names. */
export function filterOfLink(callSid: string, search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  return filterOfCall({
    call_sid: callSid,
    account_sid: query.get(accountParam) ?? '',
    attempted_at: query.get(timeParam) ?? undefined,
  });
}

/** What names the other call of a comparison in the link of the first one. */
const other = { sid: 'with', account: 'withAccount', time: 'withTime' };

/** A call as a link names it. */
export interface LinkedCall {
  callSid: string;
  /** The filters that find it. */
  filter: Record<string, string>;
}

/** The call that the one of this link is compared with, null where none is named. */
export function otherOfLink(search: string): LinkedCall | null {
  const query = new URLSearchParams(search);
  const callSid = query.get(other.sid);
  if (!callSid) return null;
  const own = new URLSearchParams();
  const account = query.get(other.account) ?? query.get(accountParam);
  const time = query.get(other.time);
  if (account) own.set(accountParam, account);
  if (time) own.set(timeParam, time);
  return { callSid, filter: filterOfLink(callSid, own.toString()) };
}

/** The path of the page that shows two calls beside each other. */
export const comparePath = (first: Named, second: Named): string =>
  callPath(first, {
    [other.sid]: second.call_sid,
    ...(second.account_sid && { [other.account]: second.account_sid }),
    ...(second.attempted_at && { [other.time]: second.attempted_at }),
  });

/** A step of a path as it was before it was encoded; null where it is none. */
function decoded(step: string | undefined): string | null {
  try {
    return decodeURIComponent(step ?? '');
  } catch {
    return null;
  }
}

/** The call that a pasted link names, null for any other text. */
export function callOfLink(text: string): Named | null {
  const found = /\/recent-calls\/([^/?#\s]+)\/show(?:\?([^#\s]*))?/.exec(text);
  const call_sid = decoded(found?.[1]);
  if (!found || !call_sid) return null;
  const query = new URLSearchParams(found[2] ?? '');
  return {
    call_sid,
    account_sid: query.get(accountParam) ?? '',
    attempted_at: query.get(timeParam) ?? undefined,
  };
}
