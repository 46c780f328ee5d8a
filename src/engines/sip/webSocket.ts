import { ByteQueue, joinBytes } from './byteQueue';
import type { SipLog } from './limits';
import { type ReadContent, readDatagram } from './sip';
import { contentOf, type FrameHead, longestFrame, readFrameHead } from './webSocketFrame';

/**
 * One direction of a WebSocket: its frames, masked or not, joined to messages, each of which holds one
 * SIP message (RFC 7118). Skips pings, pongs and empty lines.
 */
export class WebSocketReader {
  private readonly queue: ByteQueue;
  /** The frames of a message whose last one has not come; null between messages. */
  private pieces: Uint8Array[] | null = null;
  private size = 0;
  private isOutOfStep = false;
  /** True once a frame held a SIP message, or was compressed. */
  isProven = false;
  /** True once a frame was compressed, so that it can not be read. */
  isCompressed = false;

  constructor(private readonly log: SipLog) {
    this.queue = new ByteQueue(log);
  }

  /** True while a message has begun and is not whole yet. */
  get isInMessage(): boolean {
    return !this.queue.isEmpty || this.pieces !== null;
  }

  /** Takes the next bytes and answers the messages that they completed. */
  push(bytes: Uint8Array): ReadContent[] {
    this.queue.append(bytes);
    const found: ReadContent[] = [];
    while (!this.log.isExhausted) {
      const head = this.queue.isEmpty ? 'more' : readFrameHead(this.queue.bytes);
      if (head === 'more') break;
      if (!head) {
        this.isOutOfStep = true;
        break;
      }
      if (head.at + head.length > this.queue.bytes.length) break;
      const message = this.take(head, contentOf(head, this.queue.bytes));
      this.queue.take(head.at + head.length);
      if (message) found.push(message);
    }
    return found;
  }

  /** The bytes at which no frame begins, so that the next one is to be looked for; null while all is well. */
  leave(): Uint8Array | null {
    return this.isOutOfStep ? this.queue.bytes.slice() : null;
  }

  /** What there is of a message whose rest is not coming, because bytes were lost. */
  cut(): ReadContent | null {
    const head = this.queue.isEmpty ? null : readFrameHead(this.queue.bytes);
    const begun =
      head && head !== 'more' && !head.isCompressed && head.opcode < 8
        ? [contentOf(head, this.queue.bytes)]
        : [];
    const bytes = joinBytes([...(this.pieces ?? []), ...begun]);
    return bytes.length > 0 ? readDatagram(bytes, this.log) : null;
  }

  private take(head: FrameHead, content: Uint8Array): ReadContent | null {
    this.log.spend(content.length);
    if (head.opcode >= 8) return null;
    if (head.opcode > 0) {
      this.pieces = [];
      this.size = 0;
    }
    if (head.isCompressed) {
      this.isProven = true;
      this.isCompressed = true;
      this.pieces = null;
    }
    if (!this.pieces) return null;
    this.pieces.push(content);
    this.size += content.length;
    if (this.size > longestFrame) this.pieces = null;
    if (!head.isLast || !this.pieces) return null;
    const whole = joinBytes(this.pieces);
    this.log.spend(whole.length);
    this.pieces = null;
    const message = readDatagram(whole, this.log);
    if (message) this.isProven = true;
    return message;
  }
}
