import { findByte } from '../packets';
import { joinBytes } from './byteQueue';
import { readStartLine } from './headers';
import type { SipLog } from './limits';
import { longestLine, readDatagram } from './sip';
import { contentOf, type FrameHead, longestFrameHead, readFrameHead } from './webSocketFrame';

/** Bytes of a frame that are looked at first to see whether a SIP message may begin in it. */
const firstLook = 64;
/** Frames that one message is followed through. */
const mostFrames = 256;

/** What may become the first line of a SIP message. */
const beginning =
  /^(?:[A-Za-z0-9\-.!%*_+`'~]{0,40}|[A-Za-z0-9\-.!%*_+`'~]{1,40} [!-~]*(?: [SIP/2.0]{0,7}\r?)?|SIP(?:\/(?:2(?:\.(?:0(?: .*\r?)?)?)?)?)?)$/;
const decoder = new TextDecoder('latin1');

/** Whether a SIP message begins with these bytes; null if there are too few. */
function beginsMessage(bytes: Uint8Array): boolean | null {
  const feed = findByte(bytes, 10, 0, Math.min(bytes.length, longestLine));
  if (feed === -1) {
    return bytes.length < longestLine && beginning.test(decoder.decode(bytes)) ? null : false;
  }
  const end = bytes[feed - 1] === 13 ? feed - 1 : feed;
  return readStartLine(decoder.decode(bytes.subarray(0, end))) !== null;
}

const isWholeMessage = (content: Uint8Array, log: SipLog): boolean => {
  const message = readDatagram(content, log);
  return message !== null && !message.isCut && message.callId !== '';
};

/** True for a frame that is possible at its place in a message; the first byte of the first is known to be. */
const fits = (head: FrameHead, first: FrameHead | null): boolean =>
  first
    ? (head.opcode === 0 || head.opcode >= 8) && (head.mask === null) === (first.mask === null)
    : head.length > 0;

/** True for the first byte of a text or of bytes that are not compressed: the others hold no first line. */
const mayBeginFrame = (byte = 0): boolean => (byte & 0x7f) === 1 || (byte & 0x7f) === 2;

/**
 * Whether frames of a WebSocket begin at a place that hold a SIP message, where nothing says that it
 * is a WebSocket: its first line is one of SIP, its frames follow one another to the byte, all masked
 * or none, and what is in them ends where the message does. A number is that of the bytes from there
 * on that it takes to tell.
 */
function beginsWithSipFrame(bytes: Uint8Array, from: number, log: SipLog): boolean | number {
  let first: FrameHead | null = null;
  let isMessage: boolean | null = null;
  const pieces: Uint8Array[] = [];
  let at = from;
  for (let count = 0; count < mostFrames; count += 1) {
    const head = readFrameHead(bytes.subarray(at, at + longestFrameHead));
    if (head === 'more') return bytes.length - from + 1;
    if (!head || !fits(head, first)) return false;
    const end = at + head.at + head.length;
    const frame = bytes.subarray(at, end);
    if (!first && beginsMessage(contentOf({ ...head, length: firstLook }, frame)) === false) {
      return false;
    }
    first ??= head;
    if (head.opcode < 8) pieces.push(contentOf(head, frame));
    isMessage ??= beginsMessage(joinBytes(pieces));
    if (isMessage === false) return false;
    if (end > bytes.length) {
      const more = isMessage ? end : bytes.length * 2 - from + firstLook;
      return Math.min(end, more) - from;
    }
    at = end;
    if (head.opcode >= 8 || !head.isLast) continue;
    const whole = joinBytes(pieces);
    log.spend(whole.length * 2);
    return isWholeMessage(whole, log);
  }
  return false;
}

/** Looks through bytes as they come for the first frame that holds a SIP message, each byte once. */
export class FrameSearch {
  /** Up to where none begins. */
  at = 0;
  /** How many bytes are needed to decide whether one begins there; 0 where none may. */
  private awaited = 0;

  get isWaiting(): boolean {
    return this.awaited > 0;
  }

  /** Notes that the first bytes were used up, none of which is waited for. */
  take(count: number): void {
    this.at = Math.max(0, this.at - count);
  }

  /**
   * Where one begins before `end`; null if none does, 'more' if that takes more bytes to decide.
   */
  find(bytes: Uint8Array, end: number, log: SipLog): number | null | 'more' {
    if (bytes.length < this.awaited && this.at < end) return 'more';
    log.spend(Math.max(0, end - this.at));
    this.awaited = 0;
    for (; this.at < end; this.at += 1) {
      if (!mayBeginFrame(bytes[this.at])) continue;
      const begins = beginsWithSipFrame(bytes, this.at, log);
      if (begins === true) return this.at;
      if (begins === false) continue;
      this.awaited = this.at + begins;
      return 'more';
    }
    return null;
  }
}

/**
 * How many compressed frames there are, in bytes that are made up of such and of pings to the last
 * byte, all masked or none; 0 for anything else.
 */
export function countCompressedFrames(bytes: Uint8Array): number {
  let count = 0;
  let isMasked: boolean | null = null;
  for (let at = 0; at < bytes.length; ) {
    const head = readFrameHead(bytes.subarray(at, at + longestFrameHead));
    if (!head || head === 'more' || !head.isLast) return 0;
    if (isMasked !== null && isMasked !== (head.mask !== null)) return 0;
    isMasked = head.mask !== null;
    if (head.opcode < 8 && !head.isCompressed) return 0;
    if (head.isCompressed) count += 1;
    at += head.at + head.length;
    if (at > bytes.length) return 0;
  }
  return count;
}
