import { expect, it } from 'vitest';
import { callFacts } from '../../../src/engines/sip/facts';
import { buildLadder } from '../../../src/engines/sip/ladder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { ethernet, ip4, pcap, sip, udp } from './packets';

const caller = '192.0.2.1';
const callee = '192.0.2.2';
const invite = ip4(udp(sip({ start: 'INVITE sip:b@example.org SIP/2.0', cseq: '1 INVITE' })), {
  from: caller,
  to: callee,
});
const answer = (status: number) =>
  ip4(udp(sip({ start: `SIP/2.0 ${status} Any`, cseq: '1 INVITE' })), { from: callee, to: caller });
const outcomeOf = (...statuses: number[]) => {
  const file = pcap([invite, ...statuses.map(answer)].map((packet) => ethernet(packet)));
  return callFacts(buildLadder(parseCapture(file).messages))[0]?.outcome;
};

/** From which status on an INVITE that has it has come to what. */
it.each<[number, number, string]>([
  [100, 199, 'pending'],
  [200, 299, 'answered'],
  [300, 399, 'redirected'],
  [400, 486, 'refused'],
  [487, 487, 'cancelled'],
  [488, 699, 'refused'],
])('an INVITE that is answered with %i to %i is %s', (first, last, outcome) => {
  for (const status of [first, Math.floor((first + last) / 2), last]) {
    expect([status, outcomeOf(status)]).toEqual([status, outcome]);
    // What is said before the last word does not count.
    expect([status, outcomeOf(100, 180, status)]).toEqual([status, outcome]);
  }
});

it('an INVITE without an answer is on its way', () => {
  expect(outcomeOf()).toBe('pending');
});

/** Several answers in their order: one that took the call counts, else the first. */
it.each<[number[], string]>([
  [[486, 200], 'answered'],
  [[200, 486], 'answered'],
  [[603, 200], 'answered'],
  [[487, 302], 'cancelled'],
])('of the answers %j comes %s', (statuses, outcome) => {
  expect(outcomeOf(...statuses)).toBe(outcome);
});
