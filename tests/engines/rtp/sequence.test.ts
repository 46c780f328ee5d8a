import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DigitMeter } from '../../../src/engines/rtp/digits';
import { SequenceMeter } from '../../../src/engines/rtp/sequence';

type Came = [number: number, ms: number];
/** What was measured of packets that came at their times. */
function measured(packets: Came[]) {
  const meter = new SequenceMeter();
  const isNew = packets.map(([number, ms]) => meter.add(number & 0xffff, ms * 1_000));
  const { count, restarts, sent } = meter;
  return { ...meter.losses(), count, restarts, sent, isNew };
}
const inTime = (numbers: number[]): Came[] => numbers.map((number) => [number, number * 20]);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_none, at) => from + at);

describe('numbers of packets', () => {
  it.each<[what: string, numbers: number[], lost: number, burst: number]>([
    ['without loss', range(1, 20), 0, 1],
    ['with single losses', range(1, 20).filter((number) => number % 5 !== 3), 4, 1],
    ['with five in a row lost', [...range(1, 10), ...range(16, 20)], 5, 3.75],
    ['with two bursts', [...range(1, 6), ...range(10, 14), ...range(18, 20)], 6, 2.1],
    ['over the end of the numbers', [...range(65_530, 65_539), ...range(65_545, 65_549)], 5, 3.75],
  ])('%s', (_what, numbers, lost, burst) => {
    const { isNew, ...told } = measured(inTime(numbers));
    expect(told).toEqual({
      ...{ packets: numbers.length, expected: numbers.length + lost, lost },
      ...{ duplicates: 0, reordered: 0, restarts: 0, burst: expect.closeTo(burst, 9) },
      ...{ count: numbers.length, sent: numbers.length + lost },
    });
    expect(isNew.every(Boolean)).toBe(true);
  });

  it('that are lost, come twice or in another order are counted as they are', () => {
    const packet = fc.record({
      isLost: fc.boolean(),
      isTwice: fc.boolean(),
      isLate: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.nat(0xffff), fc.array(packet, { maxLength: 60 }), (first, packets) => {
        const came: number[] = [first];
        packets.forEach(({ isLost, isTwice, isLate }, at) => {
          const number = first + 1 + at;
          if (isLost && at % 20 > 0) return;
          if (isLate) came.splice(-1, 0, number);
          else came.push(number);
          if (isTwice) came.push(number);
        });
        // What comes before the first one is there from the beginning.
        const seen = new Set(came);
        const expected = Math.max(...came) - Math.min(...came) + 1;
        const late = came.filter(
          (number, at) =>
            number < Math.max(0, ...came.slice(0, at)) && !came.slice(0, at).includes(number),
        );
        const bursts = [...seen].filter(
          (number) => number > Math.min(...came) && !seen.has(number - 1),
        ).length;
        const lost = expected - seen.size;
        const told = measured(came.map((number, at): Came => [number, at * 20]));
        expect(told).toMatchObject({
          ...{ packets: seen.size, count: seen.size, expected, lost },
          ...{ duplicates: came.length - seen.size, reordered: late.length, restarts: 0 },
        });
        const ratio = lost === 0 ? 1 : ((lost / bursts) * seen.size) / expected;
        expect(told.burst).toBeCloseTo(Math.max(1, ratio), 9);
      }),
    );
  });

  const before = inTime(range(1, 21));
  /** Two packets that follow one another, the first so far ahead and so much later. */
  const ahead = (step: number, ms: number): Came[] => [
    [21 + step, 420 + ms],
    [22 + step, 420 + ms],
  ];
  it.each<[what: string, packets: Came[], lost: number, restarts: number]>([
    ['may be lost at once, few of them', [...before, ...ahead(25, 0)], 24, 0],
    ['begin anew where more are lost at once', [...before, ...ahead(26, 0)], 0, 1],
    ['begin anew without time to send them', [...before, ...ahead(26, 130)], 0, 1],
    ['are lost where there was time', [...before, ...ahead(26, 131)], 25, 0],
    ['begin anew where they go back', [...before, ...ahead(-30, 9_000)], 0, 1],
    ['are lost, thousands of them', [...before, ...ahead(3_000, 60_000)], 2_999, 0],
    ['begin anew after more', [...before, ...ahead(3_001, 60_000)], 0, 1],
    [
      'are lost at any pace that is not known',
      [
        [1, 0],
        [500, 0],
      ],
      498,
      0,
    ],
  ])('%s', (_what, packets, lost, restarts) => {
    expect(measured(packets)).toMatchObject({ lost, restarts });
  });

  it('that belong nowhere count for nothing, and break nothing', () => {
    const stray: Came[] = [
      [9_000, 420],
      [22, 440],
      [9_001, 445],
      [23, 460],
    ];
    expect(measured([...before, ...stray])).toMatchObject({
      ...{ packets: 23, lost: 0, restarts: 0, duplicates: 0 },
    });
  });
});

it('of very many keys the first ones are told', () => {
  const meter = new DigitMeter();
  const press = (at: number, length: number) =>
    meter.add(
      {
        ...{ payloadType: 101, isMarked: true, sequence: at, ssrc: 1, timestamp: at * 800 },
        payload: new Uint8Array([at % 16, 0x80, length >>> 8, length & 255]),
      },
      at * 100_000,
      8_000,
    );
  for (let at = 0; at < 1_001; at += 1) press(at, 400);
  // What goes on is no other key.
  press(999, 800);
  const digits = meter.finish();
  expect(digits).toHaveLength(1_000);
  expect(
    digits
      .slice(0, 16)
      .map(({ symbol }) => symbol)
      .join(''),
  ).toBe('0123456789*#ABCD');
  expect(digits.slice(-2).map(({ duration }) => duration)).toEqual([50, 100]);
});
