import { ByteQueue } from './byteQueue';
import { contentLength, lettersBefore, readStartLine, type StartLine } from './headers';
import { nothingKnown } from './knownHead';
import type { SipLog } from './limits';
import {
  bodyStart,
  buildContent,
  buildCut,
  longestHead,
  longestLine,
  parseHeaders,
  type ReadContent,
  readLine,
  skipEmptyLines,
} from './sip';
import { lastInHead, startInHead, startWithin } from './startLines';
import { Unreadable } from './unreadable';
import { WebSocketReader } from './webSocket';
import { WebSocketOpening } from './webSocketOpening';

/** A message of a byte stream, and what carried it. */
export type FramedContent = ReadContent & { transport: 'tcp' | 'ws' };

/** A longer body is taken for damage. */
const longestBody = 1_048_576;
/** Messages that follow one another, until a connection is taken for plain SIP. */
const enoughMessages = 2;

/**
 * Cuts one direction of a TCP connection into SIP messages by their Content-Length, whatever the
 * pieces in which it comes; of a WebSocket, by its frames. What is no message is passed over line by
 * line.
 *
 * What a connection is, more than one place of it says: it is plain SIP once a message began where
 * another ended, and a WebSocket once it was opened as one or frames held a whole message to the byte.
 * Until then both are looked for; a first line of SIP comes before any frame.
 */
export class Framer {
  private readonly queue: ByteQueue;
  /** What is known of the message that begins the queue; places count from there. */
  private known = nothingKnown();
  private opening = new WebSocketOpening();
  private webSocket: WebSocketReader | null = null;
  /** What it was found to be. */
  private kind: 'unknown' | 'sip' | 'webSocket' = 'unknown';
  /** The number of messages so far that began where the previous one ended. */
  private chained = 0;
  private readonly unreadable = new Unreadable();

  constructor(private readonly log: SipLog) {
    this.queue = new ByteQueue(log);
  }

  /** Why it can not be read, null where it can. */
  get unread(): Unreadable['why'] {
    return this.unreadable.why;
  }

  /** True when the bytes held a part of a message, or are a part of what may become one. */
  get isInMessage(): boolean {
    if (this.webSocket) return this.webSocket.isInMessage;
    return !this.queue.isEmpty && !this.known.isRest;
  }

  /** Takes the next bytes and answers the messages that they completed. */
  push(bytes: Uint8Array): FramedContent[] {
    if (bytes.length === 0 || this.unreadable.isEncrypted) return [];
    const isMet = this.kind === 'unknown' && !this.webSocket && this.queue.isEmpty;
    if (isMet && this.unreadable.meet(bytes)) {
      if (this.unread === 'compressed') this.kind = 'webSocket';
      return [];
    }
    const found: FramedContent[] = [];
    let rest: Uint8Array | null = bytes;
    while (rest && !this.log.isExhausted) {
      rest = this.webSocket
        ? this.readFrames(this.webSocket, rest, found)
        : this.readLines(rest, found);
    }
    return found;
  }

  /**
   * What there is of a message whose rest is not coming, because bytes were lost or never captured;
   * it is forgotten here. Null when there is nothing to be read of it.
   */
  cut(): FramedContent | null {
    const bytes = this.queue.bytes.slice();
    const { line, head, search } = this.known;
    const frames = this.webSocket ?? new WebSocketReader(this.log);
    if (search.isWaiting) frames.push(bytes.subarray(search.at));
    const isFramed = this.webSocket !== null || search.isWaiting;
    this.forget();
    this.webSocket = null;
    if (isFramed) return withTransport(frames.cut(), 'ws');
    if (!line) return null;
    if (!head) return withTransport(buildCut(line.start, bytes, line.next, this.log), 'tcp');
    this.log.spend(bytes.length * 2);
    const content = buildContent(line.start, head.headers, bytes, head.body);
    return { ...content, isCut: true, transport: 'tcp' };
  }

  private forget(): void {
    this.queue.clear();
    this.known = nothingKnown();
    this.opening = new WebSocketOpening();
    this.chained = 0;
  }

  /** Reads frames; answers the bytes behind them where no frame begins. */
  private readFrames(reader: WebSocketReader, bytes: Uint8Array, found: FramedContent[]) {
    for (const content of reader.push(bytes)) found.push({ ...content, transport: 'ws' });
    if (reader.isProven) this.kind = 'webSocket';
    if (reader.isCompressed) this.unreadable.why = 'compressed';
    const rest = reader.leave();
    if (rest) this.webSocket = null;
    return rest;
  }

  /** Reads messages; answers the bytes behind them where a WebSocket begins. */
  private readLines(bytes: Uint8Array, found: FramedContent[]): Uint8Array | null {
    this.queue.append(bytes);
    for (let one = this.next(); one !== 'more'; one = this.next()) {
      if (typeof one === 'object') found.push({ ...one, transport: 'tcp' });
      if (one === 'frames' || this.opening.isDone) {
        const rest = this.queue.bytes.slice();
        this.forget();
        this.webSocket = new WebSocketReader(this.log);
        return rest;
      }
      if (this.log.isExhausted) break;
    }
    return null;
  }

  private pass(count: number): 'passed' {
    this.queue.take(count);
    this.known = nothingKnown();
    return 'passed';
  }

  /** Of a line that ends before a place or behind it, keeps what may be a first line on its end. */
  private shorten(end: number): 'passed' {
    const { search } = this.known;
    search.take(end - longestLine);
    this.pass(end - longestLine);
    this.known = { searched: longestLine - 1, search, isRest: true };
    return 'passed';
  }

  /**
   * The next message, 'passed' when something else was stepped over, 'frames' where those of a
   * WebSocket begin, 'more' when bytes are missing.
   */
  private next(): ReadContent | 'passed' | 'frames' | 'more' {
    const { bytes } = this.queue;
    if (bytes.length === 0) return 'more';
    const { line, head } = this.known;
    if (!line) return this.readLine(bytes);
    if (!head) return this.readHead(bytes, line);
    const { headers, body, length } = head;
    if (body + length > bytes.length) return 'more';
    const whole = bytes.slice(0, body + length);
    this.log.spend(whole.length * 2);
    this.pass(whole.length);
    this.chained += 1;
    if (this.chained >= enoughMessages) this.kind = 'sip';
    return { ...buildContent(line.start, headers, whole, body), isCut: false };
  }

  private readLine(bytes: Uint8Array): 'passed' | 'frames' | 'more' {
    const from = skipEmptyLines(bytes, 0, bytes.length);
    if (from > 0) {
      // Of an empty line the first half may have come alone.
      if (bytes[from - 1] === 10) this.opening.takeEmpty();
      return this.pass(from);
    }
    const { searched } = this.known;
    const { text, next, isTooLong } = readLine(bytes, 0, bytes.length, this.log, searched);
    if (next === -1) this.known.searched = bytes.length;
    const start = this.kind === 'webSocket' ? null : readStartLine(text);
    const isExpected = start !== null && (this.kind === 'sip' || this.chained > 0);
    const frames = isExpected ? null : this.lookForFrames(bytes, next === -1 ? bytes.length : next);
    if (start && (isExpected || !frames)) return this.begin(start, bytes, next);
    if (frames) return frames;
    if (isTooLong) return this.shorten(next === -1 ? bytes.length + 1 : next);
    if (next === -1) return 'more';
    this.chained = 0;
    const within = this.kind === 'webSocket' ? -1 : startWithin(bytes, 0, next - 1);
    if (within !== -1) return this.pass(within);
    this.opening.take(text);
    return this.pass(next);
  }

  /** Begins a message, unless the line is the end of a body on which another message stands. */
  private begin(start: StartLine, bytes: Uint8Array, next: number): 'passed' {
    const within = start.status === null ? -1 : startWithin(bytes, 0, next - 1);
    if (within !== -1) return this.pass(within);
    this.known = { ...this.known, line: { start, next }, searched: next - 1 };
    return 'passed';
  }

  /** Looks for frames of a WebSocket up to a place, unless this is plain SIP; null where none begin. */
  private lookForFrames(bytes: Uint8Array, end: number): 'passed' | 'frames' | 'more' | null {
    if (this.kind === 'sip') return null;
    const place = this.known.search.find(bytes, end, this.log);
    if (place === null || place === 'more') return place;
    return place > 0 ? this.pass(place) : 'frames';
  }

  private readHead(
    bytes: Uint8Array,
    { start, next }: { start: StartLine; next: number },
  ): 'passed' | 'frames' | 'more' {
    const limit = Math.min(bytes.length, longestHead);
    const body = bodyStart(bytes, this.known.searched, limit, this.log);
    const frames =
      this.chained === 0 ? this.lookForFrames(bytes, body === -1 ? limit : body) : null;
    if (frames) return frames;
    if (body === -1) {
      // An empty line may have come by half.
      this.known.searched = Math.max(next - 1, limit - 3);
      if (limit < longestHead) return 'more';
      this.log.spend(limit);
      return this.pass(lastInHead(bytes, next, limit));
    }
    this.log.spend(body);
    const again = startInHead(bytes, next, body);
    if (again !== -1) return this.pass(again);
    const headers = parseHeaders(bytes, next, body);
    // Without a length there is no body on a connection (RFC 3261, section 18.3).
    const length = contentLength(headers) ?? 0;
    if (!headers.has('call-id') || length > longestBody) return this.pass(body);
    const surplus = lettersBefore(start, headers);
    if (surplus !== 0) return this.pass(surplus > 0 ? surplus : body);
    this.known.head = { headers, body, length };
    return 'passed';
  }
}

const withTransport = (
  content: ReadContent | null,
  transport: FramedContent['transport'],
): FramedContent | null => content && { ...content, transport };
