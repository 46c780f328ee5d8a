import { describe, expect, it } from 'vitest';
import type { OpenTime } from '../../../src/engines/sip/facts/legSound';
import type { NamedCodecs } from '../../../src/engines/sip/facts/namedCodecs';
import { streamHints } from '../../../src/engines/sip/facts/streamHints';
import type { Heard } from '../../../src/engines/sip/facts/streamParts';
import type { LadderMessage } from '../../../src/engines/sip/ladder';

const second = 1_000_000;
const [caller, callee] = ['10.0.0.1:4000', '10.0.0.2:5000'];

/** A stream from one second to another, which sends its silence and loses nothing. */
const stream = (source: string, destination: string, from: number, to: number): Heard => ({
  ...{ source, destination, start: from * second, end: to * second },
  ...{ packets: 1000, expected: 1000, lost: 0, otherCodecs: [], longestPause: 100 },
  codec: { name: 'PCMU', payloadType: 0, clockRate: 8_000 },
});
const ofCaller = (from: number, to: number, more: Partial<Heard> = {}): Heard => ({
  ...stream(caller, callee, from, to),
  ...more,
});
const ofCallee = (from: number, to: number, more: Partial<Heard> = {}): Heard => ({
  ...stream(callee, caller, from, to),
  ...more,
});
/** A stream of which no description knows whose it is. */
const to = (destination: string, from: number, until: number): Heard =>
  stream('10.0.0.9:9', destination, from, until);

interface Scene extends Partial<OpenTime> {
  caller?: Heard[];
  callee?: Heard[];
  others?: Heard[];
  ended?: number | null;
  named?: NamedCodecs | null;
  isSeen?: boolean;
}

const named = (numbers: number[], names: string[]): NamedCodecs => ({
  numbers: new Set(numbers),
  names: new Set(names),
});
const pcmu = named([0, 101], ['pcmu', 'telephone-event']);
const asCodec = (payloadType: number, name: string, packets = 100): Partial<Heard> => ({
  codec: { name, payloadType, clockRate: 8_000 },
  packets,
});

/** The smallest time there is, in seconds. */
const tick = 1 / second;

/** Hints of a call that is answered at 10 s and hung up at 70 s, and in which both sides are heard. */
function hintsOf({ ended = 9, isSeen = true, others = [], named = pcmu, ...scene }: Scene) {
  const [from, until] = isSeen ? [caller, callee] : ['10.0.0.7:1', '10.0.0.8:1'];
  const message = (source: string, destination: string) =>
    ({ source, destination }) as LadderMessage;
  const { caller: one = [ofCaller(10, 70)], callee: next = [ofCallee(10, 70)], ...open } = scene;
  return streamHints({
    sound: {
      streams: { caller: one, callee: next },
      listens: { caller: new Map([[caller, 1]]), callee: new Map([[callee, 2]]) },
      others,
      astray: { caller: null, callee: null },
    },
    open: { start: 10 * second, end: 70 * second, settled: 10 * second, hasIce: false, ...open },
    messages: [message(from, until), message(until, from)],
    named,
    ended,
  });
}
const kindsOf = (scene: Scene) => hintsOf(scene).map(({ kind }) => kind);

it('two sides that are heard give no hint', () => {
  expect(hintsOf({})).toEqual([]);
});

describe.each<[name: string, hint: string, Scene, near: [string, Scene][]]>([
  [
    'a side that is not heard',
    'oneWay',
    { callee: [], caller: [ofCaller(10, 13)] },
    [
      ['the other is heard for less than 3 s', { caller: [ofCaller(10, 13 - tick)] }],
      ['the tap may not see it', { isSeen: false }],
      ['something comes to the other', { others: [to(caller, 0, 10 + tick)] }],
      ['it may come yet, as the capture ends', { ended: null }],
    ],
  ],
  [
    'a side that is not heard until the capture ends',
    'oneWay',
    { ended: null, callee: [], caller: [ofCaller(10, 20)] },
    [['the other is heard for less than 10 s', { caller: [ofCaller(10, 20 - tick)] }]],
  ],
  [
    'a side that stops',
    'stopsEarly',
    { callee: [ofCallee(10, 65)], caller: [ofCaller(10, 68 + tick)] },
    [
      ['it is within 5 s of the end', { callee: [ofCallee(10, 65 + tick)] }],
      ['the other stops too', { caller: [ofCaller(10, 68)] }],
      ['it sends no silence', { callee: [ofCallee(10, 65, { longestPause: 500 })] }],
      [
        'it says when it is silent',
        { callee: [ofCallee(10, 65, { otherCodecs: [{ name: 'CN' }] as never })] },
      ],
    ],
  ],
  [
    'both sides that stop',
    'bothStop',
    { hasIce: true, settled: 57 * second, caller: [ofCaller(50, 60)], callee: [ofCallee(50, 60)] },
    [
      ['one is within 10 s of the end', { callee: [ofCallee(50, 60 + tick)] }],
      ['one was heard for less than 10 s', { callee: [ofCallee(50 + tick, 60)] }],
      ['the sound may have moved', { settled: 57 * second + 1 }],
      ['something else goes on', { others: [to('10.0.0.7:1', 10, 60 + tick)] }],
      ['nobody hung up', { ended: null }],
      ['one sends no silence', { caller: [ofCaller(50, 60, { longestPause: 500 })] }],
      ['the tap may not see it', { isSeen: false }],
    ],
  ],
  [
    'a side that begins late',
    'startsLate',
    { caller: [ofCaller(14, 24), ofCaller(30, 30)] },
    [
      ['it is less than 4 s', { caller: [ofCaller(14 - tick, 70)] }],
      ['it is short', { caller: [ofCaller(14, 24 - tick)] }],
      ['they agree on addresses first', { hasIce: true }],
      ['something came before', { others: [to(callee, 10, 10 + tick)] }],
      ['it sends no silence', { caller: [ofCaller(14, 24, { longestPause: 500 })] }],
      ['the tap may not see it', { isSeen: false }],
    ],
  ],
  [
    'a codec that nobody agreed on',
    'wrongCodec',
    { callee: [ofCallee(10, 70), ofCallee(10, 70, asCodec(18, 'G729'))] },
    [
      ['its packets are few', { callee: [ofCallee(10, 70, asCodec(18, 'G729', 99))] }],
      ['its number is named', { named: named([0, 18], []) }],
      ['its name is named with another number', { named: named([0, 96], ['pcmu', 'g729']) }],
      ['it is not known what is named', { named: null }],
      ['it is comfort noise', { callee: [ofCallee(10, 70, asCodec(13, 'CN'))] }],
      ['it is keys', { callee: [ofCallee(10, 70, asCodec(97, 'telephone-event'))] }],
    ],
  ],
  [
    'packets that are lost',
    'loss',
    { callee: [ofCallee(10, 70, { expected: 250, lost: 13 })] },
    [
      ['they are few', { callee: [ofCallee(10, 70, { expected: 250, lost: 12 })] }],
      ['there are few', { callee: [ofCallee(10, 70, { expected: 249, lost: 100 })] }],
      ['silence is not sent', { callee: [ofCallee(10, 70, { lost: 99, longestPause: 500 })] }],
    ],
  ],
])('%s', (_name, hint, scene, near) => {
  it('is told', () => {
    expect(kindsOf(scene)).toContain(hint);
  });
  it.each(near)('is not told where %s', (_why, more) => {
    expect(kindsOf({ ...scene, ...more })).not.toContain(hint);
  });
});

describe('what comes there at another time, or elsewhere', () => {
  const silent = { callee: [], caller: [ofCaller(10, 70)] };
  const late = { caller: [ofCaller(14, 70)] };
  it.each([
    ['oneWay', 'ends with the answer', { ...silent, others: [to(caller, 0, 10)] }],
    ['oneWay', 'goes elsewhere', { ...silent, others: [to('10.0.0.7:4000', 10, 70)] }],
    ['startsLate', 'begins with it', { ...late, others: [to(callee, 14, 70)] }],
    ['startsLate', 'goes elsewhere', { ...late, others: [to('10.0.0.7:5000', 10, 14)] }],
    [
      'bothStop',
      'ends before',
      {
        ...{ caller: [ofCaller(10, 60)], callee: [ofCallee(10, 60)] },
        others: [to('10.0.0.7:1', 10, 60)],
      },
    ],
  ])('explains no %s: it %s', (hint, _what, scene) => {
    expect(kindsOf(scene)).toEqual([hint]);
  });
});

it('hints say whose sound it is, where it should go, and how much is missing', () => {
  const at = { address: '10.0.0.2', side: 'callee', message: 1 };
  expect(hintsOf({ callee: [] })).toEqual([{ kind: 'oneWay', ...at, target: caller }]);
  expect(hintsOf({ callee: [ofCallee(10, 60)] })).toEqual([
    { kind: 'stopsEarly', ...at, time: 10 * second },
  ]);
  expect(hintsOf({ callee: [ofCallee(20, 70)] })).toEqual([
    { kind: 'startsLate', ...at, time: 10 * second },
  ]);
  expect(hintsOf({ callee: [ofCallee(10, 70, asCodec(18, 'G729'))] })).toEqual([
    { kind: 'wrongCodec', ...at, payloadType: 18, codec: 'G729' },
  ]);
  const [good, bad] = [10, 20].map((lost) => ofCallee(10, 70, { expected: 100 * 4, lost }));
  expect(hintsOf({ callee: [good, bad] as Heard[] })).toEqual([
    { kind: 'loss', ...at, part: 0.05 },
  ]);
});
