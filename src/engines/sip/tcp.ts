import { type PacketPlace, u16, u32 } from '../packets';
import { type FramedContent, Framer } from './framer';
import type { SipLog } from './limits';

/** What a TCP segment says, as far as it matters here. */
export interface Segment {
  sequence: number;
  isFirst: boolean;
  /** True where its sender says that nothing follows. */
  isLast: boolean;
  payload: Uint8Array;
  /** Bytes at its end that were sent and not captured. */
  missing: number;
}

/** The segment in a packet, null when there is none. Ports are the first two pairs of bytes. */
export function readSegment(bytes: Uint8Array, missing: number): Segment | null {
  const header = ((bytes[12] ?? 0) >> 4) * 4;
  if (bytes.length < 20 || header < 20 || header > bytes.length) return null;
  const flags = bytes[13] ?? 0;
  const isFirst = (flags & 0x02) !== 0;
  const isLast = (flags & 0x05) !== 0;
  // The opening itself counts as one byte.
  const sequence = (u32(bytes, 4) + (isFirst ? 1 : 0)) >>> 0;
  return { sequence, isFirst, isLast, payload: bytes.subarray(header), missing };
}

/** Source and destination port of TCP, UDP and SCTP. */
export const portsOf = (bytes: Uint8Array): [number, number] => [u16(bytes, 0), u16(bytes, 2)];

/** Segments that wait for one that is missing; when it does not come, it was not captured. */
const mostWaiting = 64;
/** A jump in the numbers that no window allows: another connection with the same ports. */
const farthest = 16_777_216;
/** Segments of a connection within which one may still come that was sent before them, and how far. */
const mostEarly = 16;
const farthestBefore = 262_144;

/** A complete message, with the packet that brought its end. */
export interface Completed {
  content: FramedContent;
  packet: PacketPlace;
}
interface Waiting {
  segment: Segment;
  packet: PacketPlace;
}

/** A copy of a segment that is kept longer than this part of the file. */
const copyOf = (segment: Segment): Segment => ({
  ...segment,
  payload: new Uint8Array(segment.payload),
});

const laterOf = (one: PacketPlace, other: PacketPlace): PacketPlace =>
  other.number > one.number ? other : one;

/** Bytes from one number to another, which begin again at zero. */
const distance = (from: number, to: number): number => (to - from) | 0;

/**
 * One direction of a TCP connection, and of those that use its ports again. Puts its segments in order
 * by their numbers, drops what came before, and cuts it into messages.
 */
export class Stream {
  private next: number | null = null;
  /** The number of the first byte that was met. */
  private first = 0;
  /** True where the opening was captured, before which nothing was sent. */
  private isOpened = false;
  /** True once its sender said that nothing follows. */
  private isClosed = false;
  /** The first segments and how often each text was told of them, as long as one before them may come. */
  private early: { segments: Waiting[]; texts: Map<string, number> } | null = null;
  /** What was told of them before they were read again, and is not told twice. */
  private told = new Map<string, number>();
  private waiting: Waiting[] = [];
  private framer: Framer;

  constructor(private readonly log: SipLog) {
    this.framer = new Framer(log);
  }

  /** True while a message has begun and is not whole yet. */
  get isInMessage(): boolean {
    return this.framer.isInMessage;
  }

  /** Why it can not be read, null where it can. */
  get unread(): Framer['unread'] {
    return this.framer.unread;
  }

  /** Adds the segment of a packet; answers the messages that are whole now. */
  add(segment: Segment, packet: PacketPlace): Completed[] {
    if (this.next === null) return this.begin(segment, packet);
    const ahead = distance(this.next, segment.sequence);
    const place = distance(this.first, segment.sequence);
    if (!segment.isFirst && this.isBefore(place)) return this.beginEarlier(segment, packet);
    const isOpening = segment.isFirst && place !== 0 && ahead !== 0;
    if (isOpening || Math.abs(ahead) > farthest || (this.isClosed && ahead > 0)) {
      return this.beginAgain(segment, packet);
    }
    if (segment.isFirst) this.isOpened = true;
    if (segment.payload.length === 0) {
      if (ahead === 0 && segment.isLast) this.isClosed = true;
      return [];
    }
    if (!this.isOpened && place + segment.payload.length <= 0)
      return this.takeAlone(segment, packet);
    this.keepEarly(segment, packet);
    if (ahead <= 0) return this.noted([...this.take(segment, packet), ...this.drain(packet)]);
    this.wait(segment, packet);
    return this.waiting.length > mostWaiting ? this.noted(this.skipGap()) : [];
  }

  /** Call once at the end: flushes segments that wait behind a gap. */
  end(): Completed[] {
    const completed: Completed[] = [];
    while (this.waiting.length > 0) completed.push(...this.skipGap());
    return this.noted(completed);
  }

  private begin(segment: Segment, packet: PacketPlace): Completed[] {
    this.next = segment.sequence;
    this.first = segment.sequence;
    this.isOpened = segment.isFirst;
    this.isClosed = false;
    this.early = this.isOpened ? null : { segments: [], texts: new Map() };
    this.told = new Map();
    this.keepEarly(segment, packet);
    return this.noted(this.take(segment, packet));
  }

  /** Begins the next connection of the same ports. */
  private beginAgain(segment: Segment, packet: PacketPlace): Completed[] {
    const left = [...this.end(), ...this.cut(packet)];
    this.framer = new Framer(this.log);
    return [...left, ...this.begin(segment, packet)];
  }

  /** True for a place that may be before the first one because segments overtook one another. */
  private isBefore(place: number): boolean {
    const mayCome = this.early !== null && !this.isOpened && !this.isClosed;
    return mayCome && place < 0 && place >= -farthestBefore;
  }

  /** Starts again with a segment that was overtaken by others before anything was known of them. */
  private beginEarlier(segment: Segment, packet: PacketPlace): Completed[] {
    const { segments = [], texts } = this.early ?? {};
    this.told = new Map(texts);
    this.framer = new Framer(this.log);
    this.waiting = [];
    this.next = segment.sequence;
    this.first = segment.sequence;
    this.isOpened = segment.isFirst;
    for (const { segment: later, packet: before } of segments) this.wait(later, before);
    this.keepEarly(segment, packet);
    return this.noted([...this.take(segment, packet), ...this.drain(packet)]);
  }

  /** The messages in a segment that came again from before the capture began. */
  private takeAlone({ payload }: Segment, packet: PacketPlace): Completed[] {
    return new Framer(this.log).push(payload).map((content) => ({ content, packet }));
  }

  private keepEarly(segment: Segment, packet: PacketPlace): void {
    if (!this.early) return;
    if (this.early.segments.length + 1 >= mostEarly) this.early = null;
    else this.early.segments.push({ segment: copyOf(segment), packet });
  }

  /** Those of the messages that were not told before. */
  private noted(completed: Completed[]): Completed[] {
    const fresh = completed.filter(({ content: { text } }) => {
      const left = this.told.get(text) ?? 0;
      if (left > 0) this.told.set(text, left - 1);
      return left === 0;
    });
    const texts = this.early?.texts;
    for (const { content } of fresh) texts?.set(content.text, (texts.get(content.text) ?? 0) + 1);
    return fresh;
  }

  private take({ sequence, payload, missing, isLast }: Segment, packet: PacketPlace): Completed[] {
    const known = distance(sequence, this.next ?? sequence);
    if (known >= payload.length + missing) return [];
    this.next = (sequence + payload.length + missing) >>> 0;
    if (isLast) this.isClosed = true;
    const whole = this.framer.push(payload.subarray(known));
    const completed = whole.map((content) => ({ content, packet }));
    return missing > 0 ? [...completed, ...this.cut(packet)] : completed;
  }

  /** The captured part of a message with missing bytes. */
  private cut(packet: PacketPlace): Completed[] {
    const content = this.framer.cut();
    return content ? [{ content, packet }] : [];
  }

  /** Keeps the waiting ones in the order of their numbers. */
  private wait(segment: Segment, packet: PacketPlace): void {
    this.log.spend(this.waiting.length * 8);
    const place = this.waiting.findIndex(
      (other) => distance(segment.sequence, other.segment.sequence) > 0,
    );
    this.waiting.splice(place === -1 ? this.waiting.length : place, 0, {
      segment: copyOf(segment),
      packet,
    });
  }

  /**
   * Takes the waiting ones that now follow. What they complete is complete with the packet that they
   * waited for, or with a later one of their own: behind bytes that never came nothing was waited for.
   */
  private drain(released: PacketPlace): Completed[] {
    const completed: Completed[] = [];
    let packet = released;
    for (let first = this.waiting[0]; first && this.next !== null; first = this.waiting[0]) {
      if (distance(this.next, first.segment.sequence) > 0) break;
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
