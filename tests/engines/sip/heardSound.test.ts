import { describe, expect, it } from 'vitest';
import { callFacts, type Hint, withStreams } from '../../../src/engines/sip/facts';
import type { Followed } from '../../../src/engines/sip/facts/streamParts';
import { messageOf } from './lines';

const second = 1_000_000;
/** Who listens at a port: the caller a, the callee b, and a relay c between them. */
const [a, b, relay] = ['10.0.0.97', '10.0.0.98', '10.0.0.99'];
const hosts: Record<string, string> = { 4000: a, 5000: b, 1000: relay, 2000: relay };
const at = (port: number) => `${hosts[port] ?? '10.0.0.90'}:${port}`;

/** A stream between two ports from one second to another, which sends its silence. */
function stream(ends: [from: number | string, to: number], [from, to] = [1, 30]): Followed {
  const packets = Array<number>((to ?? 0) - (from ?? 0)).fill(50);
  const count = packets.length * 50;
  return {
    source: typeof ends[0] === 'string' ? ends[0] : at(ends[0]),
    destination: at(ends[1]),
    ...{ start: (from ?? 0) * second, end: (to ?? 0) * second, otherCodecs: [], lost: 0 },
    ...{ codec: { name: 'PCMU', payloadType: 0, clockRate: 8_000 }, longestPause: 20 },
    ...{ packets: count, expected: count },
    course: { step: second, packets, lost: packets.map(() => 0), jitter: [], level: [] },
  };
}

/** The lines of a call, each at a second, with a description where a port is named. */
type Line = [seconds: number, line: string];
const direct: Line[] = [
  [0, 'a>b INVITE 1 new sdp=4000'],
  [1, 'b>a 200 INVITE 1 sdp=5000'],
  [1, 'a>b ACK 1'],
];
/** The same through a relay, which has an address for each side. */
const relayed: Line[] = [
  [0, 'a>c INVITE 1 new sdp=4000'],
  [0, 'c>b INVITE 1 new sdp=1000 z=p'],
  [1, 'b>c 200 INVITE 1 sdp=5000 z=p'],
  [1, 'c>a 200 INVITE 1 sdp=2000'],
  [1, 'a>c ACK 1'],
];
const bye: Line = [30, 'a>b BYE 9'];
const byeToRelay: Line = [30, 'a>c BYE 9'];

/** What is told of a call whose messages let fear this, with these streams. */
function told(lines: Line[], streams: Followed[], hints: Hint[] = [], isPublic = false) {
  const place = (text: string) => (isPublic ? text.replaceAll('10.0.0.', '192.0.2.') : text);
  const messages = lines.map(([seconds, line], index) => {
    const { body, ...message } = messageOf(line, index);
    const port = /m=audio (\d+)/.exec(body)?.[1] ?? '';
    const described = body.replace('192.0.2.1', place(hosts[port] ?? ''));
    return { ...message, time: seconds * second, body: described };
  });
  const facts = callFacts({ legs: [{ callId: 'one', from: '', to: '', messages: 0 }], messages });
  const ladder = { messages, facts: facts.map((one) => ({ ...one, hints })) };
  const moved = streams.map((one) => ({
    ...one,
    source: place(one.source),
    destination: place(one.destination),
  }));
  return withStreams(ladder, moved).facts.flatMap((one) => one.hints);
}

const fear: Hint = {
  ...{ kind: 'privateAddress', message: 1, address: a, host: b, isInside: false },
};
const kindsOf = (hints: Hint[]) => hints.map(({ kind }) => kind);
const both = [stream([4000, 5000]), stream([5000, 4000])];
/** The callee's sound from a port that it did not name. */
const fromElsewhere = stream([`${b}:5002`, 4000]);

describe('what a description lets fear', () => {
  it.each<[where: string, streams: Followed[], isPublic: boolean, isKept: boolean]>([
    ['goes both ways', both, false, false],
    ['goes both ways in the open', both, true, false],
    [
      'goes to where the other one does not come from',
      [both[0] as Followed, fromElsewhere],
      false,
      true,
    ],
    ['goes there in the open', [both[0] as Followed, fromElsewhere], true, false],
    ['goes there and where it does come from', [...both, fromElsewhere], false, false],
    ['is that of the caller', both.slice(0, 1), true, true],
    ['is that of the callee', both.slice(1), true, true],
    ['is that of others', [stream(['10.0.0.7:1', 9])], true, true],
  ])('is kept, or taken back, where sound %s', (_where, streams, isPublic, isKept) => {
    const kinds = kindsOf(told([...direct, bye], streams, [fear], isPublic));
    expect(kinds.includes('privateAddress')).toBe(isKept);
  });

  it('is all that is taken back', () => {
    const message = 1;
    const hints: Hint[] = [
      fear,
      { kind: 'direction', message, direction: 'sendonly' },
      { kind: 'noCodec', message },
      { kind: 'audioRefused', message },
      { kind: 'noAck', message },
      { kind: 'retransmissions', message, count: 2 },
    ];
    expect(kindsOf(told([...direct, bye], both, hints))).toEqual(['noAck', 'retransmissions']);
    expect(told([...direct, bye], [], hints)).toEqual(hints);
  });

  it('stays where sound is missing beyond a relay, and not where none is seen there', () => {
    const near = [stream([4000, 2000]), stream([2000, 4000])];
    const far = [stream([1000, 5000]), stream([5000, 1000])];
    expect(kindsOf(told([...relayed, byeToRelay], near, [fear]))).toEqual([]);
    expect(kindsOf(told([...relayed, byeToRelay], [...near, ...far], [fear]))).toEqual([]);
    expect(kindsOf(told([...relayed, byeToRelay], [...near, ...far.slice(0, 1)], [fear]))).toEqual([
      'privateAddress',
      'oneWay',
    ]);
  });
});

it.each<[side: string, streams: Followed[], address: string]>([
  ['caller', [stream([2000, 4000]), stream([5000, 1000])], a],
  ['callee', [stream([4000, 2000]), stream([1000, 5000])], b],
])('the silence of a %s is told where that speaks, not at the relay', (side, streams, address) => {
  expect(told([...relayed, byeToRelay], streams)).toMatchObject([
    { kind: 'oneWay', side, address },
  ]);
});

it('a codec that nobody agreed on is told where sound is on one of the ways alone', () => {
  const codec = { name: 'G729', payloadType: 18, clockRate: 8_000 };
  const near = [{ ...stream([4000, 2000]), codec }, stream([2000, 4000])];
  expect(kindsOf(told([...relayed, byeToRelay], near))).toEqual(['wrongCodec']);
});

it.each<[what: string, more: Line[], kinds: string[]]>([
  ['with the sound', [], ['stopsEarly']],
  ['long after it', [[60, 'a>b INFO 5']], []],
])('a capture without the end of a call ends %s', (_what, more, kinds) => {
  const streams = [stream([4000, 5000], [1, 30]), stream([5000, 4000], [1, 20])];
  expect(kindsOf(told([...direct, ...more], streams))).toEqual(kinds);
});
