import { describe, expect, it } from 'vitest';
import { callFacts, withStreams } from '../../../src/engines/sip/facts';
import type { Followed } from '../../../src/engines/sip/facts/streamParts';
import type { LadderMessage } from '../../../src/engines/sip/ladder';

const second = 1_000_000;
const [a, b, relay] = ['10.0.0.1', '10.0.0.2', '10.0.0.9'];
const sdp = (end: string) =>
  `v=0\r\no=- 1 1 IN IP4 x\r\nc=IN IP4 ${end.split(':')[0]}\r\nm=audio ${end.split(':')[1]} RTP/AVP 0\r\n`;

interface Hop {
  ends: [caller: string, callee: string];
  hosts?: [from: string, to: string];
  tags?: [from: string, to: string];
  leg?: number;
  /** Seconds of the INVITE, and of the BYE 60 s later. */
  at?: number;
  /** Its BYE is not in the capture. */
  isOpen?: boolean;
  /** Seconds at which the callee moves, and where to. */
  moves?: [at: number, to: string];
}

/** The messages of a hop of a call that is answered after a second and lasts for 60 s. */
function messagesOf({
  ends,
  hosts = [a, b],
  tags = ['f', 't'],
  leg = 0,
  at = 0,
  isOpen = false,
  moves,
}: Hop) {
  const [from, to] = tags;
  const message = (
    seconds: number,
    by: 0 | 1,
    [method, number]: [string, number],
    more: Partial<LadderMessage>,
  ): LadderMessage => {
    const isAnswer = typeof more.status === 'number';
    const [sender, receiver] = [hosts[by], hosts[1 - by]].map((host) => `${host}:5060`);
    const isByCaller = (by === 0) !== isAnswer;
    return {
      ...{ source: sender, destination: receiver, time: (at + seconds) * second, leg, method },
      ...{ status: null, cseq: `${number} ${method}`, branch: `${hosts} ${number} ${method}` },
      from: `<sip:x>;tag=${isByCaller ? from : to}`,
      toTag: isByCaller ? to : from,
      ...{ isRetransmission: false, isCut: false, rseq: '', text: '', hasSdp: Boolean(more.body) },
      ...{ body: '', ...more },
    } as LadderMessage;
  };
  const invite = message(0, 0, ['INVITE', 1], { toTag: '', body: sdp(ends[0]) });
  return [
    invite,
    message(1, 1, ['INVITE', 1], { status: 200, body: sdp(ends[1]) }),
    message(1.1, 0, ['ACK', 1], {}),
    ...(moves
      ? [
          message(moves[0], 1, ['INVITE', 7], { body: sdp(moves[1]) }),
          message(moves[0] + 0.1, 0, ['INVITE', 7], { status: 200, body: sdp(ends[0]) }),
          message(moves[0] + 0.2, 1, ['ACK', 7], {}),
        ]
      : []),
    ...(isOpen
      ? []
      : [message(61, 0, ['BYE', 9], {}), message(61.1, 1, ['BYE', 9], { status: 200 })]),
  ];
}

/** A stream from one second to another; `silent` are seconds in which nothing comes. */
function stream(source: string, destination: string, from: number, to: number, silent = [0, 0]) {
  const isSilent = (at: number) => from + at >= (silent[0] ?? 0) && from + at < (silent[1] ?? 0);
  const packets = Array.from({ length: to - from }, (_, at) => (isSilent(at) ? 0 : 50));
  const count = packets.reduce<number>((sum, one) => sum + one, 0);
  const pause = (silent[1] ?? 0) - (silent[0] ?? 0);
  return {
    ...{ source, destination, start: from * second, end: to * second, otherCodecs: [], lost: 0 },
    codec: { name: 'PCMU', payloadType: 0, clockRate: 8_000 },
    ...{ packets: count, expected: count, longestPause: Math.max(20, pause * 1_000) },
    course: { step: second, packets, lost: packets.map(() => 0), jitter: [], level: [] },
  } as Followed;
}

/** What is said of the sound of each leg: the kind of each hint, and of which side. */
function told(hops: Hop[], streams: Followed[]): string[] {
  const messages = hops
    .flatMap(messagesOf)
    .sort((one, other) => one.time - other.time)
    .map((message, index) => ({ ...message, index }));
  const legs = [...new Set(hops.map(({ leg = 0 }) => leg))].map(() => ({}) as never);
  const ladder = { messages, facts: callFacts({ legs, messages }) };
  return withStreams(ladder, streams).facts.flatMap(({ leg, hints }) =>
    hints.map((hint) => `${leg} ${hint.kind} ${'side' in hint ? hint.side : ''}`),
  );
}

const [ma, mb, mb2, r1, r2] = [`${a}:4000`, `${b}:5000`, `${b}:5010`, `${relay}:1`, `${relay}:2`];

describe('sound of another call at the same address', () => {
  const calls: Hop[] = [{ ends: [ma, mb] }, { ends: [ma, mb2], leg: 1, at: 100 }];
  const both = (end: string, from: number, to: number) => [
    stream(ma, end, from, to),
    stream(end, ma, from, to),
  ];
  it.each<[what: string, streams: Followed[], hints: string[]]>([
    ['two calls with sound', [...both(mb, 1, 61), ...both(mb2, 101, 161)], []],
    [
      'a caller who is silent in the first',
      [stream(mb, ma, 1, 61), ...both(mb2, 101, 161)],
      ['0 oneWay caller'],
    ],
    [
      'a callee who is silent in the second',
      [...both(mb, 1, 61), stream(ma, mb2, 101, 161)],
      ['1 oneWay callee'],
    ],
    [
      'loss in the first',
      [{ ...stream(ma, mb, 1, 61), lost: 900 }, stream(mb, ma, 1, 61), ...both(mb2, 101, 161)],
      ['0 loss caller'],
    ],
  ])('counts for its own call: %s', (_what, streams, hints) => {
    expect(told(calls, streams)).toEqual(hints);
  });

  it.each<[what: string, streams: Followed[], hints: string[]]>([
    ['both sides', both(mb, 1, 61), []],
    ['only its callee', [stream(mb, ma, 1, 61)], ['0 oneWay caller']],
  ])('begins another call, where the end of the first is not captured: %s', (_what, own, hints) => {
    const open: Hop[] = [
      { ends: [ma, mb], isOpen: true },
      { ends: [ma, mb], leg: 1, at: 100 },
    ];
    expect(told(open, [...own, ...both(mb, 101, 161)])).toEqual(hints);
  });

  it('is its own part of a source that goes on in the next call', () => {
    const again: Hop[] = [{ ends: [ma, mb] }, { ends: [ma, mb], leg: 1, at: 100 }];
    const caller = stream(ma, mb, 1, 161, [61, 101]);
    expect(told(again, [caller, stream(mb, ma, 1, 161, [61, 101])])).toEqual([]);
    expect(told(again, [caller, stream(mb, ma, 1, 61)])).toEqual(['1 oneWay callee']);
  });
});

describe.each<[how: string, tags: [string, string]]>([
  ['a proxy with a media relay', ['f', 't']],
  ['a gateway that keeps the Call-ID', ['g', 'u']],
])('%s', (_how, tags) => {
  const hops: Hop[] = [
    { ends: [ma, r2], hosts: [a, relay] },
    { ends: [r1, mb], hosts: [relay, b], tags, at: 0.1 },
  ];
  const ways = { 'A>R': [ma, r2], 'R>B': [r1, mb], 'B>R': [mb, r1], 'R>A': [r2, ma] } as const;
  it.each<[missing: (keyof typeof ways)[], hints: string[]]>([
    [[], []],
    [['R>A'], ['0 oneWay callee']],
    [['R>B'], ['0 oneWay caller']],
    [['B>R', 'R>A'], ['0 oneWay callee']],
    [['A>R', 'R>B'], ['0 oneWay caller']],
  ])('is judged on both hops: without %j', (missing, hints) => {
    const left = Object.entries(ways).filter(([name]) => !missing.some((one) => one === name));
    const streams = left.map(([, [source, destination]]) => stream(source, destination, 1, 61));
    expect(told(hops, streams)).toEqual(hints);
  });
});

describe('a side that moves', () => {
  const moved: Hop[] = [{ ends: [ma, mb], moves: [20, mb2] }];
  const callee = [stream(mb, ma, 1, 20), stream(mb2, ma, 20, 61)];
  it.each<[what: string, streams: Followed[], hints: string[]]>([
    ['sound that follows', [stream(ma, mb, 1, 22), stream(ma, mb2, 22, 61), ...callee], []],
    ['sound that stays behind', [stream(ma, mb, 1, 61), ...callee], ['0 oneWay caller']],
    ['a new source to the old address', [stream(ma, mb, 20, 61), ...callee], ['0 oneWay caller']],
    ['a side that did not move after all', [stream(ma, mb, 1, 61), stream(mb, ma, 1, 61)], []],
  ])('is heard where it listens now: %s', (_what, streams, hints) => {
    expect(told(moved, streams)).toEqual(hints);
  });
});
