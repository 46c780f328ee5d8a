import { ByteQueue } from './byteQueue';
import { contentLength, type Headers, readStartLine, type StartLine } from './headers';
import type { SipLog } from './limits';
import {
  bodyStart,
  buildContent,
  buildCut,
  longestHead,
  parseHeaders,
  type ReadContent,
  readLine,
  skipEmptyLines,
} from './sip';
import { asksForHttp, isTls } from './tls';
import { beginsWithSipFrame, WebSocketReader } from './webSocket';

interface Known {
  line?: { start: StartLine; next: number };
  head?: { headers: Headers; body: number; length: number };
  /** Up to where the end of the line, and then of the head, was looked for. */
  searched: number;
}

/** A longer body is taken for damage. */
const longestBody = 1_048_576;

/** The first lines of the two messages that turn a connection into a WebSocket (RFC 6455, section 1.3). */
const handshake = /^(?:GET \S+ HTTP\/1\.1|HTTP\/1\.1 101(?: .*)?)$/;
const upgrade = /^upgrade\s*:\s*websocket\s*$/i;

/**
 * Cuts one direction of a TCP connection into SIP messages by their Content-Length, whatever the
 * pieces in which it comes; of a WebSocket, by its frames. What is no message is passed over line by
 * line.
 */
export class Framer {
  private readonly queue: ByteQueue;
  /** What is known of the message that begins the queue; places count from there. */
  private known: Known = { searched: 0 };
  /** How far the lines of a WebSocket's opening have come. */
  private opening: 'none' | 'asked' | 'named' | 'done' = 'none';
  private webSocket: WebSocketReader | null = null;
  /** What it is encrypted as, null where it can be read. */
  encryption: 'tls' | 'https' | null = null;

  constructor(private readonly log: SipLog) {
    this.queue = new ByteQueue(log);
  }

  get transport(): 'tcp' | 'ws' {
    return this.webSocket ? 'ws' : 'tcp';
  }

  /** True when the bytes held a part of a message, or are a part of what may become one. */
  get isInMessage(): boolean {
    return this.webSocket ? this.webSocket.isInMessage : !this.queue.isEmpty;
  }

  /** Takes the next bytes and answers the messages that they completed. */
  push(bytes: Uint8Array): ReadContent[] {
    if (bytes.length === 0) return [];
    if (this.webSocket) return this.webSocket.push(bytes);
    if (this.queue.isEmpty && this.encryption === null && isTls(bytes)) {
      this.encryption = asksForHttp(bytes) ? 'https' : 'tls';
    }
    if (this.encryption !== null) return [];
    if (this.queue.isEmpty && beginsWithSipFrame(bytes, this.log)) return this.openWebSocket(bytes);
    this.queue.append(bytes);
    const found: ReadContent[] = [];
    for (let one = this.next(); one !== 'more'; one = this.next()) {
      if (one !== 'passed') found.push(one);
      if (this.opening === 'done') {
        const rest = this.queue.bytes.slice();
        this.queue.clear();
        return [...found, ...this.openWebSocket(rest)];
      }
      if (this.log.isExhausted) break;
    }
    return found;
  }

  /**
   * What there is of a message whose rest is not coming, because bytes were lost or never captured;
   * it is forgotten here. Null when there is nothing to be read of it.
   */
  cut(): ReadContent | null {
    if (this.webSocket) return this.webSocket.cut();
    const { line, head } = this.known;
    const bytes = this.queue.bytes.slice();
    this.queue.clear();
    this.known = { searched: 0 };
    if (!line) return null;
    if (!head) return buildCut(line.start, bytes, line.next, this.log);
    this.log.spend(bytes.length * 2);
    return { ...buildContent(line.start, head.headers, bytes, head.body), isShort: true };
  }

  private openWebSocket(bytes: Uint8Array): ReadContent[] {
    this.webSocket = new WebSocketReader(this.log);
    return this.webSocket.push(bytes);
  }

  private pass(count: number): 'passed' {
    this.queue.take(count);
    this.known = { searched: 0 };
    return 'passed';
  }

  /** The next message, 'passed' when something else was stepped over, 'more' when bytes are missing. */
  private next(): ReadContent | 'passed' | 'more' {
    const { bytes } = this.queue;
    if (bytes.length === 0) return 'more';
    const { line, head } = this.known;
    if (!line) return this.readLine(bytes);
    if (!head) return this.readHead(bytes, line.next);
    const { headers, body, length } = head;
    if (body + length > bytes.length) return 'more';
    const whole = bytes.slice(0, body + length);
    this.log.spend(whole.length * 2);
    this.pass(whole.length);
    return { ...buildContent(line.start, headers, whole, body), isShort: false };
  }

  private readLine(bytes: Uint8Array): 'passed' | 'more' {
    const from = skipEmptyLines(bytes, 0, bytes.length);
    if (from > 0) {
      this.opening = this.opening === 'named' ? 'done' : 'none';
      return this.pass(from);
    }
    const { text, next, isTooLong } = readLine(
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
    const start = readStartLine(text);
    if (!start) return this.passLine(text, next);
    this.known = { line: { start, next }, searched: next - 1 };
    return 'passed';
  }

  private passLine(text: string, next: number): 'passed' {
    if (handshake.test(text)) this.opening = 'asked';
    else if (this.opening === 'asked' && upgrade.test(text)) this.opening = 'named';
    return this.pass(next);
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
