import { u16, u32 } from '../packets';
import { ByteQueue, joinBytes } from './byteQueue';
import type { SipLog } from './limits';
import { type ReadContent, readDatagram } from './sip';

/** A longer frame is taken for damage. */
const longestFrame = 1_048_576;
/** Frames: the rest of a message, text, bytes; close, ping, pong. */
const opcodes = new Set([0, 1, 2, 8, 9, 10]);

interface FrameHead {
  isLast: boolean;
  isCompressed: boolean;
  opcode: number;
  /** Null where the content is as it was written. */
  mask: Uint8Array | null;
  /** Where the content begins, and how long it is. */
  at: number;
  length: number;
}

/** The head of a frame (RFC 6455, section 5.2): null when it is none, 'more' while bytes are missing. */
function readFrameHead(bytes: Uint8Array): FrameHead | null | 'more' {
  const [first = 0, second = 0] = bytes;
  const opcode = first & 0x0f;
  const isControl = opcode >= 8;
  const isSound = opcodes.has(opcode) && (first & 0x30) === 0 && !(isControl && first < 0x80);
  if (!isSound) return null;
  if (bytes.length < 2) return 'more';
  const short = second & 0x7f;
  const wide = short === 126 ? 2 : short === 127 ? 8 : 0;
  const isMasked = (second & 0x80) !== 0;
  const at = 2 + wide + (isMasked ? 4 : 0);
  if (bytes.length < at) return 'more';
  const length =
    wide === 0 ? short : wide === 2 ? u16(bytes, 2) : u32(bytes, 2) * 2 ** 32 + u32(bytes, 6);
  if (length > longestFrame || (isControl && length > 125)) return null;
  return {
    isLast: (first & 0x80) !== 0,
    isCompressed: (first & 0x40) !== 0,
    opcode,
    mask: isMasked ? bytes.subarray(at - 4, at) : null,
    at,
    length,
  };
}

/** The content of a frame as it was before it was masked. */
function contentOf({ mask, at, length }: FrameHead, bytes: Uint8Array): Uint8Array {
  const content = bytes.slice(at, at + length);
  if (mask) {
    for (let place = 0; place < content.length; place += 1) {
      content[place] = (content[place] ?? 0) ^ (mask[place & 3] ?? 0);
    }
  }
  return content;
}

/** Longest start of a frame that is looked at to see whether SIP stands in it. */
const longestLook = 1_024;

/**
 * True when a WebSocket frame with SIP begins here: known by its first line, where the request that
 * opened the WebSocket was not captured.
 */
export function beginsWithSipFrame(bytes: Uint8Array, log: SipLog): boolean {
  const head = readFrameHead(bytes);
  if (!head || head === 'more' || (head.opcode !== 1 && head.opcode !== 2)) return false;
  const look = { ...head, length: Math.min(head.length, longestLook) };
  return readDatagram(contentOf(look, bytes), log) !== null;
}

/**
 * One direction of a WebSocket: its frames, masked or not, put together to messages, of which each
 * holds one SIP message (RFC 7118). Pings, pongs and empty lines are passed over.
 */
export class WebSocketReader {
  private readonly queue: ByteQueue;
  /** The frames of a message whose last one has not come; null between messages. */
  private pieces: Uint8Array[] | null = null;
  private size = 0;
  private isCompressed = false;

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
        // Frames are found again with the next packet.
        this.reset();
        break;
      }
      if (head.at + head.length > this.queue.bytes.length) break;
      const message = this.take(head, contentOf(head, this.queue.bytes));
      this.queue.take(head.at + head.length);
      if (message) found.push(message);
    }
    return found;
  }

  /** What there is of a message whose rest is not coming, because bytes were lost. */
  cut(): ReadContent | null {
    const head = this.queue.isEmpty ? null : readFrameHead(this.queue.bytes);
    const begun =
      head && head !== 'more' && !head.isCompressed && head.opcode < 8
        ? [contentOf(head, this.queue.bytes)]
        : [];
    const bytes = joinBytes([...(this.pieces ?? []), ...begun]);
    this.reset();
    return bytes.length > 0 ? readDatagram(bytes, this.log) : null;
  }

  private reset(): void {
    this.queue.clear();
    this.pieces = null;
    this.size = 0;
  }

  private take(head: FrameHead, content: Uint8Array): ReadContent | null {
    this.log.spend(content.length);
    if (head.opcode >= 8) return null;
    if (head.opcode > 0) {
      this.pieces = [];
      this.size = 0;
    }
    if (head.isCompressed) {
      if (!this.isCompressed) this.log.report('compressed');
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
    return readDatagram(whole, this.log);
  }
}
