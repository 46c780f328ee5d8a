import type { NewestCalls } from '../../src/dataProvider';
import type { RecentCall } from '../../src/types';

export const iso = (moment: number) => new Date(moment).toISOString();

/** An answered call of a minute over Twilio at a moment. */
export const call = (at: number, more: Partial<RecentCall> = {}): RecentCall => ({
  ...({ id: String(at), call_sid: String(at), trunk: 'Twilio', duration: 60 } as RecentCall),
  ...{ attempted_at: iso(at), answered_at: iso(at), answered: true, sip_status: 200, ...more },
});

/** One that was not answered as the other side was busy. */
export const failed = (at: number, more: Partial<RecentCall> = {}): RecentCall =>
  call(at, { answered: false, sip_status: 486, ...more });

/** Calls of a filter that has no others. */
export const all = (...calls: RecentCall[]): NewestCalls => ({
  ...{ calls, read: calls.length, total: calls.length },
});

/** The filter of the list that a link leads to. */
export function filterOf(link: Element | null | undefined): Record<string, unknown> {
  const href = link?.getAttribute('href') ?? '';
  return JSON.parse(new URLSearchParams(href.split('?')[1]).get('filter') ?? '{}');
}
