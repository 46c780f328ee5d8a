import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StreamCourse } from '../../../src/engines/rtp/types';
import {
  axisOf,
  box,
  courseRows,
  jitterRoom,
  jitterShape,
  levelShape,
  lossBars,
  placeOn,
  ticksOf,
  withRoom,
} from '../../../src/resources/recent-calls/media/courseShapes';
import { propertyRuns } from '../../support/propertyRuns';

const second = 1_000_000;

interface Parts extends Partial<StreamCourse> {
  start?: number;
}

function streamOf({ start = 0, step = second, packets = [50, 50, 50], ...parts }: Parts = {}) {
  return {
    start,
    end: start + packets.length * step - 1,
    digits: [] as never[],
    course: {
      ...{ step, packets },
      lost: packets.map(() => 0),
      jitter: packets.map(() => 5),
      level: packets.map(() => -20 as number | null),
      ...parts,
    },
  };
}

const numbersIn = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe('the axis', () => {
  it('spans messages and streams, and a moment at least', () => {
    const stream = streamOf({ start: 5 * second });
    expect(axisOf([stream], [2 * second, 9 * second])).toEqual({
      start: 2 * second,
      end: 9 * second,
    });
    expect(axisOf([stream], [])).toEqual({ start: stream.start, end: stream.end });
    expect(axisOf([], [7])).toEqual({ start: 7, end: 7 + second });
  });

  it.each([
    [30, 10, 5],
    [9, 10, 1],
    [600, 10, 100],
    [2, 4, 0.5],
  ])('of %d seconds with about %d names has one every %d seconds', (length, about, every) => {
    const ticks = ticksOf({ start: 0, end: length * second }, about);
    expect(ticks[1]).toBe(every * second);
    expect(ticks.at(-1)).toBeLessThanOrEqual(length * second);
  });

  it('has its names counted from its start, the last one where it fits', () => {
    const ticks = ticksOf({ start: 7 * second, end: 37 * second }, 10);
    expect(ticks).toEqual([0, 5, 10, 15, 20, 25, 30].map((at) => at * second));
    expect(placeOn({ start: 7 * second, end: 37 * second }, 10 * second)).toBe(0.1);
  });

  it('names what has room, the first of each crowd', () => {
    const items = [0, 0.01, 0.05, 0.2, 0.21].map((place) => ({ place }));
    expect(withRoom(items, 0.05).map(({ place }) => place)).toEqual([0, 0.05, 0.2]);
  });
});

describe('a drawing', () => {
  const axis = { start: 0, end: 10 * second };

  it('stays within its box, whatever the values', () => {
    const value = (max: number) => fc.array(fc.integer({ min: 0, max }), { minLength: 40 });
    fc.assert(
      fc.property(
        value(200),
        value(200),
        value(3_000),
        value(96),
        (packets, lost, jitter, quiet) => {
          const stream = streamOf({
            ...{ packets, step: 300_000, start: -second },
            lost: packets.map((_, at) => lost[at] ?? 0),
            jitter: packets.map((_, at) => jitter[at] ?? 0),
            level: packets.map((_, at) => -(quiet[at] ?? 96)),
          });
          const bars = lossBars(axis, stream);
          const all = [
            ...numbersIn(levelShape(axis, stream)),
            ...numbersIn(jitterShape(axis, stream, jitterRoom([stream]))),
          ];
          expect(all.every((one) => one >= 0 && one <= box.width + 1)).toBe(true);
          expect(bars.every(({ x, height }) => x >= 0 && height >= 3 && height <= 20)).toBe(true);
          expect(bars).toHaveLength(stream.course.lost.filter((one) => one > 0).length);
        },
      ),
      { numRuns: propertyRuns(40, 400) },
    );
  });

  it('is louder the higher, and has no area where the level is not known', () => {
    const heightOf = (level: number) =>
      box.height -
      (numbersIn(levelShape(axis, streamOf({ level: [level, level, level] })))[3] ?? 0);
    expect(heightOf(0)).toBe(44);
    expect(heightOf(-30)).toBe(22);
    expect(heightOf(-90)).toBe(0);
    expect(levelShape(axis, streamOf({ level: [null, null, null] }))).toBe('');
  });

  it('has a longer bar where more was lost', () => {
    const bars = lossBars(axis, streamOf({ lost: [0, 1, 50] }));
    expect(bars.map(({ place }) => place)).toEqual([1, 2]);
    expect(bars[1]?.height).toBeGreaterThan(bars[0]?.height ?? 0);
  });

  it('is exact: level and jitter from the edge of the losses down, each part as long as it lasted', () => {
    const level = levelShape(axis, streamOf({ level: [0, -30, null] }));
    expect(level).toBe('M0 64H0V20H100H100V42H200H200V64H300V64Z');
    const jitter = jitterShape(axis, streamOf({ jitter: [0, 25, 50] }), 50);
    expect(jitter).toBe('M0 63H100L100 42H200L200 21H300');
    expect(lossBars(axis, streamOf({ packets: [50, 0, 50], lost: [50, 50, 0] }))).toEqual([
      { place: 0, x: 0, width: 100, height: 11.5 },
      { place: 1, x: 100, width: 100, height: 20 },
    ]);
  });

  it('of a short part on a long axis is still to be seen', () => {
    const long = { start: 0, end: 10_000 * second };
    expect(lossBars(long, streamOf({ lost: [1, 0, 0] }))).toMatchObject([{ x: 0, width: 1 }]);
    const parts = { start: 9_999 * second, lost: [1, 0, 0] };
    expect(lossBars(long, streamOf(parts))).toMatchObject([{ x: 999.9, width: 1 }]);
  });

  it('leaves room for the highest jitter', () => {
    expect(jitterRoom([streamOf()])).toBe(50);
    expect(jitterRoom([streamOf({ jitter: [5, 180, 5] })])).toBe(180);
    expect(placeOn(axis, -5)).toBe(0);
    expect(placeOn(axis, 99 * second)).toBe(1);
  });
});

describe('the table', () => {
  it('has a row a part with its keys', () => {
    const digit = { event: 1, symbol: '1', start: 1.5 * second, duration: 100, isWhole: true };
    const stream = { ...streamOf({ lost: [0, 3, 0] }), digits: [digit] };
    expect(courseRows(stream, ({ symbol }) => symbol)).toEqual([
      { time: 0, packets: 50, lost: 0, jitter: 5, level: -20, keys: [] },
      { time: second, packets: 50, lost: 3, jitter: 5, level: -20, keys: ['1'] },
      { time: 2 * second, packets: 50, lost: 0, jitter: 5, level: -20, keys: [] },
    ]);
  });

  it('of several parts in a row says the highest of each, and the keys that began in it', () => {
    const parts = Array.from({ length: 121 }, (_, place) => place);
    const levels = [null, -40, -50, -45];
    const stream = streamOf({
      start: second,
      packets: parts.map(() => 50),
      jitter: parts.map((place) => [5, 80, 30][place] ?? 5),
      level: parts.map((place) => levels[place] ?? null),
    });
    const digits = [0.9, 1, 2.9, 3, 5].map((at) => ({
      ...{ event: 1, symbol: `${at}`, start: at * second, duration: 100, isWhole: true },
    }));
    const rows = courseRows({ ...stream, digits }, ({ symbol }) => symbol);
    expect(rows).toHaveLength(61);
    const same = { packets: 100, lost: 0 };
    expect(rows.slice(0, 3)).toEqual([
      { ...same, time: second, jitter: 80, level: -40, keys: ['1', '2.9'] },
      { ...same, time: 3 * second, jitter: 30, level: -45, keys: ['3'] },
      { ...same, time: 5 * second, jitter: 5, level: null, keys: ['5'] },
    ]);
    expect(rows.at(-1)).toMatchObject({ time: 121 * second, packets: 50 });
  });

  it('of no parts has no rows', () => {
    expect(courseRows(streamOf({ packets: [] }), () => '')).toEqual([]);
  });

  it('of many parts has a row for several, and loses nothing', () => {
    const packets = Array.from({ length: 599 }, () => 50);
    const rows = courseRows(streamOf({ packets, lost: packets.map(() => 2) }), () => '');
    expect(rows.length).toBeLessThanOrEqual(120);
    expect(rows.reduce((sum, row) => sum + row.packets, 0)).toBe(599 * 50);
    expect(rows.reduce((sum, row) => sum + row.lost, 0)).toBe(599 * 2);
  });
});
