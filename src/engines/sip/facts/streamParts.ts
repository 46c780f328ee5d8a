import type { RtpStream } from '../../rtp';

/** What is to be known of a stream of sound. */
export type Heard = Pick<
  RtpStream,
  | 'source'
  | 'destination'
  | 'start'
  | 'end'
  | 'packets'
  | 'expected'
  | 'lost'
  | 'codec'
  | 'otherCodecs'
  | 'longestPause'
>;

/** A stream with its course, of which a part can be told. */
export type Followed = Heard & Pick<RtpStream, 'course'>;

/** Microseconds by which a stream may be outside of a time: clocks differ, and senders are slow to stop. */
const slack = 3_000_000;

/**
 * What of a stream is within a time (microseconds), as its course tells; null where nothing is. A sender
 * may use one source for several calls.
 */
export function partOf(stream: Followed, { start, end }: { start: number; end: number }) {
  if (stream.start >= start - slack && stream.end <= end + slack) return stream;
  const { step, packets, lost } = stream.course;
  const within = packets.flatMap((count, place) => {
    const from = stream.start + place * step;
    return count > 0 && from + step > start && from < end ? [place] : [];
  });
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined) return null;
  const sum = (counts: number[]) =>
    counts.slice(first, last + 1).reduce((total, count) => total + count, 0);
  const [came, missing] = [sum(packets), sum(lost)];
  const sent = packets.map((count, place) => count + (lost[place] ?? 0)).slice(first + 1, last);
  const most = Math.max(1, ...sent);
  const pause = ((most - Math.min(most, ...sent)) / most) * (step / 1_000);
  return {
    ...stream,
    start: Math.max(stream.start, start, stream.start + first * step),
    end: Math.min(stream.end, end, stream.start + (last + 1) * step),
    ...{ packets: came, lost: missing, expected: came + missing },
    // Where it pauses for long, most of a part is missing.
    longestPause: Math.min(stream.longestPause, pause),
  };
}
