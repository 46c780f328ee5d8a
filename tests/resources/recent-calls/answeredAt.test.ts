import { expect, it } from 'vitest';
import { answeredAt } from '../../../src/resources/recent-calls/details/answeredAt';

const attempted_at = '2026-01-01T00:00:00.000Z';
const answered_at = '2026-01-01T00:00:03.000Z';

it.each([
  ['an answered call', { answered: true, answered_at }, { at: answered_at, wait: 3000 }],
  ['one that was not answered, whatever time is written', { answered: false, answered_at }, null],
  ['an answered call without a time', { answered: true, answered_at: null }, null],
  ['one that was not answered', { answered: false, answered_at: null }, null],
  [
    'a time before the attempt',
    { answered: true, answered_at: '2025-12-31T00:00:00.000Z' },
    { at: '2025-12-31T00:00:00.000Z', wait: null },
  ],
  ['a time that is none', { answered: true, answered_at: 'soon' }, { at: 'soon', wait: null }],
])('%s', (_what, call, expected) => {
  expect(answeredAt({ attempted_at, ...call })).toEqual(expected);
});
