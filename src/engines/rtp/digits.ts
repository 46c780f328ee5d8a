import { u16 } from '../packets';
import type { RtpPacket } from './rtpPacket';
import type { Digit } from './types';

/** The digits of the first events, by their numbers (RFC 4733, section 3.2). */
const symbols = [...'0123456789*#ABCD'];
/** Events that are kept of a stream. */
const mostDigits = 1_000;
/**
 * The longest duration that a packet can express; a longer event continues in another segment (section
 * 2.5.1.3).
 */
const longestDuration = 0xffff;
/** Microseconds after which the same timestamp is another event: a recording that is played once more. */
const staleAfter = 1_000_000;

interface Event extends Digit {
  timestamp: number;
  /** When its last packet came. */
  last: number;
  /** Of the segments before, and of this one; units of the timestamp. */
  before: number;
  length: number;
}

/**
 * Reads the keys that are sent as events (RFC 4733). The packets of one event bear one timestamp, and its end
 * is sent several times: it counts once.
 */
export class DigitMeter {
  private readonly events: Event[] = [];

  /** Adds a packet of a telephone-event, the time at which it came (microseconds) and its clock. */
  add({ payload, timestamp, isMarked }: RtpPacket, time: number, clockRate: number): void {
    if (payload.length < 4) return;
    const [event = 0, flags = 0] = payload;
    const length = u16(payload, 2);
    const known = this.find(event, timestamp, time) ?? this.goOn(event, timestamp, isMarked);
    if (!known && this.events.length >= mostDigits) return;
    const found = known ?? {
      ...{ event, symbol: symbols[event] ?? '', start: time, duration: 0, isWhole: false },
      ...{ timestamp, last: time, before: 0, length: 0 },
    };
    if (!known) this.events.push(found);
    found.last = time;
    found.length = Math.max(found.length, length);
    found.duration = ((found.before + found.length) * 1_000) / clockRate;
    found.isWhole ||= (flags & 0x80) !== 0;
  }

  /** What was pressed, in the order in which it came. */
  finish(): Digit[] {
    return this.events.map(({ event, symbol, start, duration, isWhole }) => ({
      ...{ event, symbol, start, duration, isWhole },
    }));
  }

  private find(event: number, timestamp: number, time: number): Event | undefined {
    return this.events
      .slice(-8)
      .reverse()
      .find(
        (one) => one.event === event && one.timestamp === timestamp && time - one.last < staleAfter,
      );
  }

  /** The event whose next segment this is. */
  private goOn(event: number, timestamp: number, isMarked: boolean): Event | undefined {
    const last = this.events.at(-1);
    if (!last || last.event !== event || last.isWhole || isMarked) return undefined;
    if (last.length !== longestDuration || timestamp !== (last.timestamp + last.length) >>> 0) {
      return undefined;
    }
    last.before += last.length;
    last.length = 0;
    last.timestamp = timestamp;
    return last;
  }
}
