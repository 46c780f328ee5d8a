import { expect, it } from 'vitest';
import { trunkName, trunkPath } from '../../../src/components/calls/trunkPath';

const without = 'resources.recent-calls.list.withoutCarrier';

it.each([
  ['Twilio', 'Twilio', true],
  ['Sip', 'Sip', true],
  ['', '', false],
  ...['user', 'device', 'teams', 'sip'].map(
    (trunk) => [trunk, `${without}.${trunk}`, false] as const,
  ),
] as const)(
  'a call over %j is one over %j, and leads to a carrier: %s',
  (trunk, name, hasCarrier) => {
    expect(trunkName(trunk, (key) => key)).toBe(name);
    expect(trunkPath(trunk) !== null).toBe(hasCarrier);
  },
);
