import { expect, it } from 'vitest';
import { callFields } from '../../../src/resources/recent-calls/details/callFields';
import type { RecentCall } from '../../../src/types';

const shown = (call: object) =>
  callFields(call as RecentCall).map(({ key, text }) => `${key}: ${text}`);

it('shows all that the platform tells of a call, in its order', () => {
  expect(
    shown({ to: '1', call_sid: 'c', recording_url: '/x', trunk: 'Twilio', from: '2', id: 'c' }),
  ).toEqual(['to: 1', 'call_sid: c', 'trunk: Twilio', 'from: 2']);
});

it.each([
  [0, '0'],
  [false, 'false'],
  [null, 'null'],
  ['', '""'],
  [true, 'true'],
  ['0', '0'],
  [{ a: 1 }, '{"a":1}'],
])('shows the value %j as %s', (value, text) => {
  expect(shown({ key: value })).toEqual([`key: ${text}`]);
});

it.each([
  [null, true],
  ['', true],
  [0, false],
  [false, false],
])('has nothing to copy of %j: %s', (value, isEmpty) => {
  expect(callFields({ key: value } as unknown as RecentCall)).toMatchObject([{ isEmpty }]);
});
