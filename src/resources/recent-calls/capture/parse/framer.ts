import { contentLength } from './headers';
import type { Log } from './log';
import {
  behindEmptyLines,
  bodyStart,
  headersOf,
  longestHead,
  readLine,
  type SipContent,
  toContent,
} from './sip';

/** A longer body is taken for damage. */
const longestBody = 1_048_576;

/** A record of TLS: its kind, and the version that every one of them begins with. */
const isTls = (bytes: Uint8Array): boolean =>
  (bytes[0] ?? 0) >= 20 && (bytes[0] ?? 0) <= 23 && bytes[1] === 3 && (bytes[2] ?? 9) <= 4;

/**
 * Cuts one direction of a TCP connection into SIP messages by their Content-Length, whatever the
 * pieces in which it comes. What is no message is passed over line by line.
 */
export class Framer {
  private buffer = new Uint8Array(0);
  private start = 0;
  private end = 0;
  /** Up to where the end of the head that stands at `start` was looked for already. */
  private searched = 0;
  private isEncrypted = false;

  constructor(private readonly log: Log) {}

  /** True when the bytes held a part of a message, or are a part of what may become one. */
  get isInMessage(): boolean {
    return this.end > this.start;
  }

  /** Takes the next bytes and answers the messages that they completed. */
  push(bytes: Uint8Array): SipContent[] {
    if (bytes.length === 0) return [];
    if (!this.isInMessage && isTls(bytes)) {
      if (!this.isEncrypted) this.log.tell('encrypted');
      this.isEncrypted = true;
    }
    if (this.isEncrypted) return [];
    this.append(bytes);
    const found: SipContent[] = [];
    for (let one = this.next(); one !== 'more'; one = this.next()) {
      if (one !== 'passed') found.push(one);
      if (this.log.isExhausted) break;
    }
    return found;
  }

  /** Forgets what is half there, because bytes were lost in between. */
  reset(): void {
    this.start = 0;
    this.end = 0;
    this.searched = 0;
  }

  private append(bytes: Uint8Array): void {
    if (this.end + bytes.length > this.buffer.length) {
      const kept = this.buffer.subarray(this.start, this.end);
      const needed = kept.length + bytes.length;
      const room = needed * 2 > this.buffer.length ? needed * 2 : this.buffer.length;
      const moved = new Uint8Array(room);
      moved.set(kept);
      this.log.spend(kept.length);
      this.buffer = moved;
      this.searched = Math.max(0, this.searched - this.start);
      this.end = kept.length;
      this.start = 0;
    }
    this.buffer.set(bytes, this.end);
    this.log.spend(bytes.length);
    this.end += bytes.length;
  }

  private pass(to: number): 'passed' {
    this.start = to;
    this.searched = to;
    return 'passed';
  }

  /** The next message, 'passed' when something else was stepped over, 'more' when bytes are missing. */
  private next(): SipContent | 'passed' | 'more' {
    const { buffer, end, log } = this;
    const from = behindEmptyLines(buffer, this.start, end);
    if (from > this.start) this.pass(from);
    if (from === end) return 'more';
    const { start, next, isTooLong } = readLine(buffer, from, end, log);
    if (next === -1) return isTooLong ? this.pass(end) : 'more';
    if (!start) return this.pass(next);
    const limit = Math.min(end, from + longestHead);
    const body = bodyStart(buffer, Math.max(next - 1, this.searched - 3), limit, log);
    if (body === -1) {
      this.searched = limit;
      return limit - from >= longestHead ? this.pass(limit) : 'more';
    }
    const headers = headersOf(buffer, next, body);
    log.spend(body - from);
    if (!headers.has('call-id')) return this.pass(body);
    // Without a length there is no body on a connection (RFC 3261, section 18.3).
    const length = contentLength(headers) ?? 0;
    if (length > longestBody) return this.pass(body);
    this.searched = body;
    if (body + length > end) return 'more';
    const whole = buffer.slice(from, body + length);
    log.spend(whole.length * 2);
    this.pass(body + length);
    return toContent(start, headers, whole, body - from);
  }
}
