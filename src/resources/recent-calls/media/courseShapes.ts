import type { RtpStream } from '../../../engines/rtp';

/** The time that a drawing spans, microseconds since 1970. */
export interface Axis {
  start: number;
  end: number;
}

/** A drawing is this wide and high, whatever it measures on a screen. */
export const box = { width: 1_000, height: 64 };
/** From here down level and jitter are drawn; above stands what got lost. */
const lossHeight = 20;
/** What is quieter is not seen (dB). */
const quietest = -60;
/** Jitter that fills the height, unless it is more (milliseconds). */
const usualJitter = 50;

type Drawn = Pick<RtpStream, 'start' | 'end' | 'course'>;

/** Messages and streams together; a moment at least. */
export function axisOf(streams: Drawn[], times: number[]): Axis {
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const time of times) [start, end] = [Math.min(start, time), Math.max(end, time)];
  for (const stream of streams) {
    [start, end] = [Math.min(start, stream.start), Math.max(end, stream.end)];
  }
  return start < end ? { start, end } : { start, end: start + 1_000_000 };
}

/** Where a time stands on the axis, from 0 to 1. */
export const placeOn = ({ start, end }: Axis, time: number): number =>
  Math.min(1, Math.max(0, (time - start) / (end - start)));

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where the parts of a stream begin and end, in the drawing. */
function spans(axis: Axis, { start, end, course: { step, packets } }: Drawn): [number, number][] {
  return packets.map((_, place) => {
    const from = start + place * step;
    const to = Math.min(end, from + step);
    return [
      round(placeOn(axis, from) * box.width),
      round(Math.max(placeOn(axis, from) * box.width + 1, placeOn(axis, to) * box.width)),
    ];
  });
}

/** The area below how loud a stream is; empty where that is not known. */
export function levelShape(axis: Axis, stream: Drawn): string {
  const { level } = stream.course;
  if (level.every((one) => one === null)) return '';
  const height = box.height - lossHeight;
  const steps = spans(axis, stream).map(([from, to], place) => {
    const part = 1 - Math.max(quietest, level[place] ?? quietest) / quietest;
    const y = round(box.height - part * height);
    return `H${from}V${y}H${to}`;
  });
  const [first = [0, 0]] = spans(axis, stream);
  return `M${first[0]} ${box.height}${steps.join('')}V${box.height}Z`;
}

/** The highest jitter that the drawing of streams has room for. */
export const jitterRoom = (streams: Drawn[]): number =>
  streams.reduce(
    (most, { course }) => course.jitter.reduce((high, one) => Math.max(high, one), most),
    usualJitter,
  );

/** The line of a stream's jitter. */
export function jitterShape(axis: Axis, stream: Drawn, most: number): string {
  const height = box.height - lossHeight;
  return spans(axis, stream)
    .map(([from, to], place) => {
      const y = round(box.height - 1 - ((stream.course.jitter[place] ?? 0) / most) * (height - 2));
      return `${place === 0 ? 'M' : 'L'}${from} ${y}H${to}`;
    })
    .join('');
}

/** A bar for each part that lost packets, the longer the more of them. */
export function lossBars(
  axis: Axis,
  stream: Drawn,
): { place: number; x: number; width: number; height: number }[] {
  const { lost, packets } = stream.course;
  return spans(axis, stream).flatMap(([from, to], place) => {
    const missing = lost[place] ?? 0;
    if (missing === 0) return [];
    const part = missing / (missing + (packets[place] ?? 0));
    // A single packet is to be seen as well.
    return [
      { place, x: from, width: round(to - from), height: round(3 + part * (lossHeight - 3)) },
    ];
  });
}

/** How many rows a table has at most. */
const mostRows = 120;

/** A row of the table. */
export interface CourseRow {
  /** Microseconds since 1970. */
  time: number;
  packets: number;
  lost: number;
  jitter: number;
  level: number | null;
  keys: string[];
}

/** The values of a stream in rows, of several parts each where there are many. */
export function courseRows(
  stream: Drawn & Pick<RtpStream, 'digits'>,
  keyOf: (digit: RtpStream['digits'][number]) => string,
): CourseRow[] {
  const { step, packets, lost, jitter, level } = stream.course;
  const parts = Math.ceil(packets.length / mostRows) || 1;
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  return Array.from({ length: Math.ceil(packets.length / parts) }, (_, row) => {
    const of = <Value>(values: Value[]) => values.slice(row * parts, (row + 1) * parts);
    const time = stream.start + row * parts * step;
    const end = time + parts * step;
    const loud = of(level).flatMap((one) => one ?? []);
    return {
      time,
      packets: sum(of(packets)),
      lost: sum(of(lost)),
      jitter: Math.max(...of(jitter)),
      level: loud.length > 0 ? Math.max(...loud) : null,
      keys: stream.digits.filter(({ start }) => start >= time && start < end).map(keyOf),
    };
  });
}

/** Moments of the axis that are named: round ones, about so many (microseconds since its start). */
export function ticksOf({ start, end }: Axis, about: number): number[] {
  const whole = end - start;
  const rough = whole / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  return Array.from({ length: Math.floor(whole / step) + 1 }, (_, place) => place * step);
}

/** Of things on the axis those whose words have room, the first of each crowd. */
export function withRoom<Item extends { place: number }>(items: Item[], room: number): Item[] {
  let last = Number.NEGATIVE_INFINITY;
  return items.filter(({ place }) => {
    const fits = place - last >= room;
    if (fits) last = place;
    return fits;
  });
}
