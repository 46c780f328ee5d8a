import { type PacketPlace, u16, u32 } from '../packets';
import { Framer } from './framer';
import type { SipLog } from './limits';
import type { ReadContent } from './sip';

/** What a TCP segment says, as far as it matters here. */
export interface Segment {
  sequence: number;
  isFirst: boolean;
  payload: Uint8Array;
  /** Bytes at its end that were sent and not captured. */
  missing: number;
}

/** The segment in a packet, null when there is none. Ports are the first two pairs of bytes. */
export function readSegment(bytes: Uint8Array, missing: number): Segment | null {
  const header = ((bytes[12] ?? 0) >> 4) * 4;
  if (bytes.length < 20 || header < 20 || header > bytes.length) return null;
  const isFirst = ((bytes[13] ?? 0) & 0x02) !== 0;
  // The opening itself counts as one byte.
  const sequence = (u32(bytes, 4) + (isFirst ? 1 : 0)) >>> 0;
  return { sequence, isFirst, payload: bytes.subarray(header), missing };
}

/** Source and destination port of TCP, UDP and SCTP. */
export const portsOf = (bytes: Uint8Array): [number, number] => [u16(bytes, 0), u16(bytes, 2)];

/** Segments that wait for one that is missing; when it does not come, it was not captured. */
const mostWaiting = 64;
/** A jump in the numbers that no window allows: another connection with the same ports. */
const farthest = 16_777_216;

/** A message that came to its end, with the packet that brought the last of it. */
export interface Completed {
  content: ReadContent;
  packet: PacketPlace;
}
interface Waiting {
  segment: Segment;
  packet: PacketPlace;
}

const laterOf = (one: PacketPlace, other: PacketPlace): PacketPlace =>
  other.number > one.number ? other : one;

/**
 * One direction of a TCP connection. Puts its segments in order by their numbers, drops what came
 * before, and cuts it into messages.
 */
export class Stream {
  private next: number | null = null;
  private waiting: Waiting[] = [];
  private readonly framer: Framer;

  constructor(private readonly log: SipLog) {
    this.framer = new Framer(log);
  }

  /** True while a message has begun and is not whole yet. */
  get isInMessage(): boolean {
    return this.framer.isInMessage;
  }

  get transport(): Framer['transport'] {
    return this.framer.transport;
  }

  get encryption(): Framer['encryption'] {
    return this.framer.encryption;
  }

  /** Adds the segment of a packet; answers the messages that are whole now. */
  add(segment: Segment, packet: PacketPlace): Completed[] {
    const ahead = this.next === null ? 0 : (segment.sequence - this.next) | 0;
    const isOther = segment.isFirst && ahead !== 0 && segment.payload.length === 0;
    if (this.next === null || isOther || Math.abs(ahead) > farthest) {
      const left = [...this.end(), ...this.cut(packet)];
      this.next = segment.sequence;
      return [...left, ...this.take(segment, packet)];
    }
    if (segment.payload.length === 0) return [];
    if (ahead <= 0) return [...this.take(segment, packet), ...this.drain(packet)];
    this.wait(segment, packet);
    return this.waiting.length > mostWaiting ? this.skipGap() : [];
  }

  /** To be called at the end: takes what waits for bytes that never came. */
  end(): Completed[] {
    const completed: Completed[] = [];
    while (this.waiting.length > 0) completed.push(...this.skipGap());
    return completed;
  }

  private take({ sequence, payload, missing }: Segment, packet: PacketPlace): Completed[] {
    const known = ((this.next ?? sequence) - sequence) | 0;
    if (known >= payload.length + missing) return [];
    this.next = (sequence + payload.length + missing) >>> 0;
    const whole = this.framer.push(payload.subarray(known));
    const completed = whole.map((content) => ({ content, packet }));
    return missing > 0 ? [...completed, ...this.cut(packet)] : completed;
  }

  /** What there is of a message of which bytes were not captured. */
  private cut(packet: PacketPlace): Completed[] {
    const content = this.framer.cut();
    return content ? [{ content, packet }] : [];
  }

  /** Keeps the waiting ones in the order of their numbers. */
  private wait(segment: Segment, packet: PacketPlace): void {
    this.log.spend(this.waiting.length * 8);
    const place = this.waiting.findIndex(
      (other) => ((other.segment.sequence - segment.sequence) | 0) > 0,
    );
    this.waiting.splice(place === -1 ? this.waiting.length : place, 0, { segment, packet });
  }

  /**
   * Takes the waiting ones that now follow. What they complete is complete with the packet that they
   * waited for, or with a later one of their own: behind bytes that never came nothing was waited for.
   */
  private drain(released: PacketPlace): Completed[] {
    const completed: Completed[] = [];
    let packet = released;
    for (let first = this.waiting[0]; first && this.next !== null; first = this.waiting[0]) {
      if (((first.segment.sequence - this.next) | 0) > 0) break;
      this.waiting.shift();
      packet = laterOf(packet, first.packet);
      completed.push(...this.take(first.segment, packet));
    }
    return completed;
  }

  private skipGap(): Completed[] {
    const first = this.waiting.shift();
    if (!first) return [];
    this.log.report('gaps');
    const { packet } = first;
    const begun = this.cut(packet);
    this.next = first.segment.sequence;
    return [...begun, ...this.take(first.segment, packet), ...this.drain(packet)];
  }
}
