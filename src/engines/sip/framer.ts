import { contentLength, type Headers, type StartLine } from './headers';
import type { Log } from './log';
import {
  bodyStart,
  buildContent,
  longestHead,
  parseHeaders,
  readLine,
  type SipContent,
  skipEmptyLines,
} from './sip';

interface Known {
  line?: { start: StartLine; next: number };
  head?: { headers: Headers; body: number; length: number };
  /** Up to where the end of the line, and then of the head, was looked for. */
  searched: number;
}

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
  /** What is known of the message that begins at `start`; places count from there. */
  private known: Known = { searched: 0 };
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
      if (!this.isEncrypted) this.log.report('encrypted');
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
    this.known = { searched: 0 };
  }

  private append(bytes: Uint8Array): void {
    if (this.end + bytes.length > this.buffer.length) {
      const kept = this.buffer.subarray(this.start, this.end);
      const moved = new Uint8Array((kept.length + bytes.length) * 2);
      moved.set(kept);
      this.log.spend(kept.length);
      this.buffer = moved;
      this.end = kept.length;
      this.start = 0;
    }
    this.buffer.set(bytes, this.end);
    this.log.spend(bytes.length);
    this.end += bytes.length;
  }

  private pass(count: number): 'passed' {
    this.start += count;
    this.known = { searched: 0 };
    return 'passed';
  }

  /** The next message, 'passed' when something else was stepped over, 'more' when bytes are missing. */
  private next(): SipContent | 'passed' | 'more' {
    const bytes = this.buffer.subarray(this.start, this.end);
    if (bytes.length === 0) return 'more';
    const { line, head } = this.known;
    if (!line) return this.readLine(bytes);
    if (!head) return this.readHead(bytes, line.next);
    const { headers, body, length } = head;
    if (body + length > bytes.length) return 'more';
    const whole = bytes.slice(0, body + length);
    this.log.spend(whole.length * 2);
    this.pass(whole.length);
    return buildContent(line.start, headers, whole, body);
  }

  private readLine(bytes: Uint8Array): 'passed' | 'more' {
    const from = skipEmptyLines(bytes, 0, bytes.length);
    if (from > 0) return this.pass(from);
    const { start, next, isTooLong } = readLine(
      bytes,
      0,
      bytes.length,
      this.log,
      this.known.searched,
    );
    if (next === -1) {
      this.known.searched = bytes.length;
      return isTooLong ? this.pass(bytes.length) : 'more';
    }
    if (!start) return this.pass(next);
    this.known = { line: { start, next }, searched: next - 1 };
    return 'passed';
  }

  private readHead(bytes: Uint8Array, from: number): 'passed' | 'more' {
    const limit = Math.min(bytes.length, longestHead);
    const body = bodyStart(bytes, this.known.searched, limit, this.log);
    if (body === -1) {
      // An empty line may have come by half.
      this.known.searched = Math.max(from - 1, limit - 3);
      return limit >= longestHead ? this.pass(limit) : 'more';
    }
    const headers = parseHeaders(bytes, from, body);
    this.log.spend(body);
    // Without a length there is no body on a connection (RFC 3261, section 18.3).
    const length = contentLength(headers) ?? 0;
    if (!headers.has('call-id') || length > longestBody) return this.pass(body);
    this.known.head = { headers, body, length };
    return 'passed';
  }
}
