import { describe, expect, it } from 'vitest';
import { buildLadder } from '../../../src/engines/sip/ladder';
import { hostOf, layoutLanes } from '../../../src/engines/sip/lanes';
import type { SipMessage } from '../../../src/engines/sip/types';
import { labelOf, toneOf } from '../../../src/resources/recent-calls/capture/messageTexts';

const [a, b, c] = ['192.0.2.1:5060', '192.0.2.2:5060', '[2001:db8::3]:5061'] as const;
const message = (given: Partial<SipMessage> = {}): SipMessage => ({
  packet: 1,
  time: 0,
  source: a,
  destination: b,
  transport: 'udp',
  method: 'INVITE',
  status: null,
  reason: '',
  callId: 'one',
  cseq: '1 INVITE',
  branch: 'z1',
  from: '<sip:a>',
  to: '<sip:b>',
  toTag: '',
  rseq: '',
  agent: '',
  hasSdp: false,
  body: '',
  text: '',
  isCut: false,
  ...given,
});
const answer = (given: Partial<SipMessage> = {}) =>
  message({ source: b, destination: a, status: 180, reason: 'Ringing', toTag: 't', ...given });

/** Who waits for an answer sends again after this time at the earliest (RFC 3261, section 17.1.1.1). */
const t1 = 500_000;

describe('retransmissions', () => {
  const taken = (given: Partial<SipMessage> = {}) =>
    answer({ status: 200, transport: 'tcp', ...given });
  const repeated = (...messages: SipMessage[]) =>
    buildLadder(messages).messages.map(({ isRetransmission }) => isRetransmission);
  const cases: [string, SipMessage, SipMessage, boolean][] = [
    ['the same request', message(), message({ time: t1 }), true],
    ['the same final answer', answer({ status: 486 }), answer({ status: 486, time: t1 }), true],
    ['a provisional answer without its request', answer(), answer({ time: t1 }), false],
    ['a reliable provisional', answer({ rseq: '1' }), answer({ rseq: '1', time: t1 }), true],
    ['the answer to an INVITE over TCP', taken(), taken({ time: t1 }), true],
    ['a copy that was cut', message({ isCut: true }), message({ isCut: true }), true],
    ['in other words, at once', message(), message({ text: 'Timestamp: 2' }), true],
    ['over TCP', message({ transport: 'tcp' }), message({ transport: 'tcp' }), false],
    ['another branch', message(), message({ branch: 'z2' }), false],
    ['another CSeq', message(), message({ cseq: '2 INVITE' }), false],
    ['another method on the branch', message(), message({ method: 'ACK', cseq: '1 ACK' }), false],
    ['another call', message(), message({ callId: 'two' }), false],
    ['sent on by the next party', message(), message({ source: b, destination: c }), false],
    ['another status', answer(), answer({ status: 183 }), false],
    ['another party answers through a proxy', answer(), answer({ toTag: 'u' }), false],
    ['the next reliable provisional answer', answer({ rseq: '1' }), answer({ rseq: '2' }), false],
    ['an answer that now has a session', answer(), answer({ body: 'v=0' }), false],
  ];
  it.each(cases)('%s', (_name, first, second, isRepeated) => {
    expect(repeated(first, second)).toEqual([false, isRepeated]);
  });

  const minute = 60_000_000;
  const rings = (time: number, given: Partial<SipMessage> = {}) => answer({ time, ...given });
  it.each<[string, SipMessage[], number]>([
    ['that say each minute that it rings', [rings(9), rings(minute), rings(2 * minute)], 0],
    ['with a session', [183, 183].map((status, at) => rings(at * t1, { status, body: 'v' })), 0],
    ['to a request that is sent again', [message({ time: t1 }), rings(t1 + 9), rings(t1 + 99)], 2],
    ['more than were asked for', [message({ time: t1 }), rings(t1 + 9), rings(minute)], 2],
    [
      'that come late, and then each minute',
      [message({ time: t1 }), rings(2 * t1), rings(2 * t1 + 9), rings(minute), rings(2 * minute)],
      2,
    ],
  ])('provisional answers %s', (_name, messages, count) => {
    expect(repeated(message(), ...messages).filter(Boolean)).toHaveLength(count);
  });
});

describe('messages that are captured twice', () => {
  const seen = (...messages: SipMessage[]) => {
    const { messages: shown, copies } = buildLadder(messages);
    return [shown.map(({ time, isRetransmission }) => [time, isRetransmission]), copies];
  };
  it.each([0, 20, 40_000, 240_000])('%d µs apart stand once', (lag) => {
    expect(seen(message(), message({ time: lag }), answer({ time: lag }))).toEqual([
      [
        [0, false],
        [lag, false],
      ],
      1,
    ]);
  });
  it('are told apart from those that are sent again, which may be captured twice as well', () => {
    const times = [0, 15, t1, t1 + 15, 3 * t1];
    expect(seen(...times.map((time) => message({ time })))).toEqual([
      [
        [0, false],
        [t1, true],
        [3 * t1, true],
      ],
      2,
    ]);
  });
  it('are no answers to a request that was sent again, however soon they come', () => {
    expect(
      seen(
        ...[message(), answer({ time: t1 - 10 }), answer({ time: t1 - 5 })],
        ...[message({ time: t1 }), answer({ time: t1 + 5 })],
      ),
    ).toEqual([
      [
        [0, false],
        [t1 - 10, false],
        [t1, true],
        [t1 + 5, true],
      ],
      1,
    ]);
  });
});

it('numbers legs and parties as they come', () => {
  const { legs, parties, messages } = buildLadder([
    message({ agent: 'phone' }),
    message({ callId: 'two', source: b, destination: c, from: '<sip:x>', agent: 'sbc' }),
    answer({ agent: 'sbc' }),
    answer({ agent: 'other', status: 183 }),
  ]);
  expect(legs).toEqual([
    { callId: 'one', from: '<sip:a>', to: '<sip:b>', messages: 3 },
    { callId: 'two', from: '<sip:x>', to: '<sip:b>', messages: 1 },
  ]);
  expect(parties).toEqual([
    { address: a, agents: ['phone'] },
    { address: b, agents: ['sbc', 'other'] },
    { address: c, agents: [] },
  ]);
  expect(messages.map(({ leg, fromParty, toParty }) => [leg, fromParty, toParty])).toEqual([
    [0, 0, 1],
    [1, 1, 2],
    [0, 1, 0],
    [0, 1, 0],
  ]);
});

it('orders by time, and leaves those of the same time as they were', () => {
  const { messages } = buildLadder([
    message({ packet: 1, time: 7, branch: 'z1' }),
    message({ packet: 2, time: 3, branch: 'z2' }),
    message({ packet: 3, time: 3, branch: 'z3' }),
  ]);
  expect(messages.map(({ packet }) => packet)).toEqual([2, 3, 1]);
});

it('matches responses to the last sending of their request', () => {
  const { messages } = buildLadder([
    message({ time: 10 }),
    message({ time: t1 }),
    answer({ time: t1 + 200 }),
    answer({ time: t1 + 300, cseq: '9 INVITE' }),
    answer({ time: t1 + 400, source: c }),
  ]);
  expect(messages.map(({ answeredRequest }) => answeredRequest)).toEqual([
    null,
    null,
    { index: 1, delay: 200 },
    null,
    null,
  ]);
});

it('draws only the parties that are part of what is shown', () => {
  const ladder = {
    ...buildLadder([message(), message({ callId: 'two', source: b, destination: c })]),
  };
  const all = { ...ladder, problems: [], packets: 2, otherPackets: 0 };
  const second = layoutLanes(all, ladder.messages.slice(1));
  expect(second.parties.map(({ address }) => address)).toEqual([b, c]);
  expect([...second.laneOf]).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

it('takes an address without its port', () => {
  expect([a, c, '[::ffff:192.0.2.9]:5060'].map(hostOf)).toEqual([
    '192.0.2.1',
    '2001:db8::3',
    '192.0.2.9',
  ]);
});

describe('how a message is called and coloured', () => {
  const cases: [number | null, string, string, string][] = [
    [null, '', 'INVITE', 'primary'],
    [100, 'Trying', '100 Trying', 'text'],
    [200, '', '200', 'success'],
    [302, 'Moved', '302 Moved', 'warning'],
    [401, 'Unauthorized', '401 Unauthorized', 'warning'],
    [407, 'Proxy', '407 Proxy', 'warning'],
    [486, 'Busy Here', '486 Busy Here', 'error'],
    [600, 'No', '600 No', 'error'],
  ];
  it.each(cases)('%s', (status, reason, label, tone) => {
    const [drawn] = buildLadder([message({ status, reason })]).messages;
    expect(drawn && [labelOf(drawn), toneOf(drawn)]).toEqual([label, tone]);
  });
});

describe('messages that were cut before their Call-ID', () => {
  const legsOf = (...messages: SipMessage[]) => {
    const ladder = buildLadder(messages.map((one, time) => ({ ...one, time })));
    return [ladder.legs.map(({ callId }) => callId), ladder.messages.map(({ leg }) => leg)];
  };
  const cut = { callId: '', isCut: true };
  it('stand in the leg of their transaction, or else of their two addresses', () => {
    expect(legsOf(message(), answer(cut), message({ ...cut, branch: '' }))).toEqual([
      ['one'],
      [0, 0, 0],
    ]);
    expect(
      legsOf(message(), message({ callId: 'two', branch: 'z2' }), answer({ ...cut, branch: 'z1' })),
    ).toEqual([
      ['one', 'two'],
      [0, 1, 0],
    ]);
  });
  it('are a leg without a name where nothing else is known', () => {
    expect(legsOf(message({ ...cut, branch: '', source: c }), message())).toEqual([
      ['', 'one'],
      [0, 1],
    ]);
  });
});
