import { expect, it } from 'vitest';
import type { CallNow } from '../../../src/components/live/useLiveCalls';
import { stopwatch } from '../../../src/resources/recent-calls/now/runningTime';
import { shownCalls } from '../../../src/resources/recent-calls/now/shownCalls';

const now = 1_000_000;
interface Facts {
  since?: number;
  parent?: string;
  overAt?: number;
  from?: string;
  to?: string;
}
const call = (
  sid: string,
  { since = now, parent, overAt, from = '1', to = '2' }: Facts = {},
): CallNow => ({
  ...{ id: sid, call_sid: sid, account_sid: 'a', direction: 'inbound', from, to },
  call_status: overAt === undefined ? 'in-progress' : 'completed',
  isOver: overAt !== undefined,
  parent_call_sid: parent,
  sight: { since, isBeginning: true, overAt: overAt ?? null },
});
const order = (calls: CallNow[], text = '') =>
  shownCalls(calls, text, now).map(({ call_sid }) => call_sid);

it('the newest is first, in an order that stays', () => {
  expect(
    order([call('b'), call('c', { since: now - 5 }), call('a'), call('d', { since: now + 1 })]),
  ).toEqual(['d', 'a', 'b', 'c']);
});

it('legs stand below the call that placed them; each call once, whatever they say of each other', () => {
  const leg = call('leg', { parent: 'a', since: now + 9 });
  const below = call('below', { parent: 'leg', since: now + 10 });
  expect(order([call('b', { since: now + 1 }), leg, call('a'), below])).toEqual([
    'b',
    'a',
    'leg',
    'below',
  ]);
  expect(order([call('x', { parent: 'y' }), call('y', { parent: 'x' })]).sort()).toEqual([
    'x',
    'y',
  ]);
  const byAge = { since: now + 1 };
  for (const parent of ['x', 'gone']) {
    expect(order([call('o'), call('x', { parent, ...byAge })])).toEqual(['x', 'o']);
  }
});

it('one that has ended stays for ten seconds; one that had ended before is not shown', () => {
  expect(order([call('a', { overAt: now - 9000 }), call('b', { overAt: now - 10_000 })])).toEqual([
    'a',
  ]);
  expect(order([call('c', { overAt: 0 })])).toEqual([]);
});

it('a number is found at either end by a part of it, whatever its case', () => {
  const calls = [
    call('a', { from: 'Nurse-1' }),
    call('b', { from: '3' }),
    call('c', { to: 'NURSE' }),
  ];
  expect(order(calls, ' nurse ')).toEqual(['a', 'c']);
});

it.each([
  [-1, '0:00'],
  [7999, '0:07'],
  [750_000, '12:30'],
  [3_723_000, '1:02:03'],
])('%i ms are %s', (milliseconds, text) => {
  expect(stopwatch(milliseconds)).toBe(text);
});
