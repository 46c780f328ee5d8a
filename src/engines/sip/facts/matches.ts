import type { RtpStream } from '../../rtp';
import type { Side } from './ending';
import type { MediaPath } from './mediaPaths';

/** A stream by its ends and its time. */
export type SentStream = Pick<RtpStream, 'source' | 'destination' | 'start' | 'end'>;

/** Who speaks in a stream, on a path that names one of its ends or both. */
export interface Match {
  path: MediaPath;
  side: Side;
  isBoth: boolean;
}

export const other = (side: Side): Side => (side === 'caller' ? 'callee' : 'caller');

/** Microseconds in which a stream was on its way within a time; below zero where it was not. */
export const overlap = (
  stream: SentStream,
  { start, end }: { start: number; end: number },
): number => Math.min(stream.end, end) - Math.max(stream.start, start);

/**
 * Finds whose sound streams are: of the party that listens at their source, and whose peer listens at
 * their destination. One of both is enough, as a NAT may change the other, but then a path that names both
 * and says that the other side speaks knows better. Ports are used again: a path takes no sound of
 * another time.
 */
export function matcher(paths: MediaPath[]): (stream: SentStream) => Match[] {
  const listeners = new Map<string, { path: MediaPath; side: Side }[]>();
  for (const path of paths) {
    for (const side of ['caller', 'callee'] as const) {
      for (const endpoint of path.listens[side].keys()) {
        const known = listeners.get(endpoint);
        if (known) known.push({ path, side });
        else listeners.set(endpoint, [{ path, side }]);
      }
    }
  }
  return (stream) => {
    const found = new Map<MediaPath, Side[]>();
    const find = (endpoint: string, speakerOf: (listener: Side) => Side) => {
      for (const { path, side } of listeners.get(endpoint) ?? []) {
        if (overlap(stream, path) >= 0) {
          found.set(path, [...(found.get(path) ?? []), speakerOf(side)]);
        }
      }
    };
    find(stream.source, (side) => side);
    find(stream.destination, other);
    const matches = [...found].flatMap(([path, [side, ...more]]): Match[] =>
      side && more.every((one) => one === side) ? [{ path, side, isBoth: more.length > 0 }] : [],
    );
    return matches.filter(
      ({ side, isBoth }) => isBoth || matches.every((one) => !one.isBoth || one.side === side),
    );
  };
}
