import { expect, it } from 'vitest';
import { minutesOf } from '../../../src/components/list/minutesOf';

const begin = '2026-09-14T09:41:20.500Z';

it.each([
  ['of a moment', undefined, '2026-09-14T09:41:59.999Z'],
  ['up to another', '2026-09-14T09:43:00Z', '2026-09-14T09:43:59.999Z'],
  ['without an end', null, '2026-09-14T09:41:59.999Z'],
  ['with an empty end', '', '2026-09-14T09:41:59.999Z'],
  ['with an end that cannot be read', 'soon', '2026-09-14T09:41:59.999Z'],
])('whole minutes %s', (_of, end, to) => {
  expect(minutesOf(begin, end)).toEqual({ date: 'custom', from: '2026-09-14T09:41:00.000Z', to });
});
