import { expect, it } from 'vitest';
import { type Followed, partOf } from '../../../src/engines/sip/facts/streamParts';

const second = 1_000_000;

/** A stream from 100 s on: the packets of each second that came, and those that were lost. */
const streamOf = (packets: number[], lost: number[] = packets.map(() => 0)): Followed => {
  const sum = (counts: number[]) => counts.reduce((total, one) => total + one, 0);
  return {
    ...{ source: '10.0.0.1:4000', destination: '10.0.0.2:5000', otherCodecs: [] },
    ...{ start: 100 * second, end: (100 + packets.length) * second },
    codec: { name: 'PCMU', payloadType: 0, clockRate: 8_000 },
    ...{ packets: sum(packets), lost: sum(lost), expected: sum(packets) + sum(lost) },
    longestPause: 5_000,
    course: { step: second, packets, lost, jitter: [], level: [] },
  };
};
const within = (stream: Followed, start: number, end: number) =>
  partOf(stream, { start: start * second, end: end * second });

it.each([
  [97, 140],
  [103, 110],
  [100, 107],
  [103, 107],
])(
  'a stream from 100 to 110 s that is no more than 3 s outside of %d to %d s is whole',
  (...time) => {
    const stream = streamOf(Array(10).fill(50));
    expect(within(stream, ...(time as [number, number]))).toBe(stream);
  },
);

it.each<[what: string, packets: number[], time: [number, number], part: number[] | null]>([
  ['its beginning is too early', Array(10).fill(50), [104, 120], [104, 110, 300]],
  ['its end is too late', Array(10).fill(50), [90, 106], [100, 106, 300]],
  ['both are', Array(20).fill(50), [105, 110], [105, 110, 250]],
  [
    'the time begins and ends within seconds',
    Array(20).fill(50),
    [104.5, 109.5],
    [104.5, 109.5, 300],
  ],
  [
    'it begins to send within the time',
    [...Array(10).fill(0), ...Array(10).fill(50)],
    [105, 116],
    [110, 116, 300],
  ],
  [
    'it stops within the time',
    [...Array(8).fill(50), ...Array(12).fill(0)],
    [105, 115],
    [105, 108, 150],
  ],
  [
    'it pauses',
    [50, 50, 50, 50, 50, 50, 0, 0, 50, 50, 50, 50, 50, 50],
    [105, 110],
    [105, 110, 150],
  ],
  ['nothing is in the time', [50, ...Array(18).fill(0), 50], [105, 110], null],
  ['it ends before', Array(10).fill(50), [120, 130], null],
  ['it begins after', Array(10).fill(50), [80, 90], null],
])('of a stream a part is told where %s', (_what, packets, time, part) => {
  const found = within(streamOf(packets), ...time);
  expect(found && [found.start / second, found.end / second, found.packets]).toEqual(part);
});

it('what is lost and what was expected is that of the part', () => {
  const stream = streamOf(Array(20).fill(40), [...Array(7).fill(0), 10, 20, ...Array(11).fill(10)]);
  expect(within(stream, 105, 110)).toMatchObject({ packets: 200, lost: 40, expected: 240 });
});

/** The first and the last second of a part may be of it by half, and tell nothing. */
it.each<[what: string, packets: number[], lost: number[], pause: number]>([
  ['all comes', [50, 50, 50, 50, 50], [0, 0, 0, 0, 0], 0],
  ['a second is silent', [50, 50, 0, 50, 50], [0, 0, 0, 0, 0], 1000],
  ['half of a second is', [50, 50, 25, 50, 50], [0, 0, 0, 0, 0], 500],
  ['the ends are', [5, 50, 50, 50, 5], [0, 0, 0, 0, 0], 0],
  ['packets are lost', [50, 50, 10, 50, 50], [0, 0, 40, 0, 0], 0],
])(
  'the longest pause of a part is no longer than its seconds say: %s',
  (_what, packets, lost, pause) => {
    const [most, none] = [Array(10).fill(50), Array(10).fill(0)];
    const stream = streamOf([...most, ...packets, ...most], [...none, ...lost, ...none]);
    expect(within(stream, 110, 115)?.longestPause).toBe(pause);
    expect(within({ ...stream, longestPause: 20 }, 110, 115)?.longestPause).toBe(
      Math.min(pause, 20),
    );
  },
);
