import { u16, u32 } from '../packets';
import { joinBytes } from './byteQueue';
import type { SipLog } from './limits';

/** Messages in pieces that are put together at the same time, and pieces of one of them. */
const mostWaiting = 64;
const mostPieces = 64;
/** Numbers of pieces by which one that is sent again is known. */
const mostKnown = 4_096;

interface Chunk {
  number: number;
  isFirst: boolean;
  isLast: boolean;
  content: Uint8Array;
}

/** The pieces of messages in an SCTP packet (RFC 9260, section 3.3.1). */
function readChunks(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 12; at + 4 <= bytes.length; ) {
    const length = u16(bytes, at + 2);
    if (length < 4) break;
    if (bytes[at] === 0 && length > 16) {
      const flags = bytes[at + 1] ?? 0;
      chunks.push({
        number: u32(bytes, at + 4),
        isFirst: (flags & 2) !== 0,
        isLast: (flags & 1) !== 0,
        content: bytes.subarray(at + 16, at + length),
      });
    }
    at += (length + 3) & ~3;
  }
  return chunks;
}

/**
 * The messages of SCTP packets: each packet may hold several, and a message may come in pieces with
 * consecutive numbers. A piece that is sent again counts once.
 */
export class SctpMessages {
  private readonly known = new Set<string>();
  private readonly waiting = new Map<string, Chunk>();

  constructor(private readonly log: SipLog) {}

  /** The messages that a packet completes. `association` is what its direction is known by. */
  add(association: string, packet: Uint8Array): Uint8Array[] {
    const keyOf = (number: number) => `${association} ${u32(packet, 4)} ${number >>> 0}`;
    return readChunks(packet).flatMap((chunk) => {
      const key = keyOf(chunk.number);
      if (this.known.has(key)) return [];
      forgetOldest(this.known, mostKnown);
      this.known.add(key);
      if (chunk.isFirst && chunk.isLast) return [chunk.content];
      forgetOldest(this.waiting, mostWaiting);
      // Copied, because it is kept longer than this part of the file.
      this.waiting.set(key, { ...chunk, content: new Uint8Array(chunk.content) });
      return this.join(chunk.number, keyOf);
    });
  }

  /** The message around a piece, once all its pieces are there. */
  private join(number: number, keyOf: (number: number) => string): Uint8Array[] {
    let first = number;
    while (number - first < mostPieces && !this.waiting.get(keyOf(first))?.isFirst) first -= 1;
    const pieces: Uint8Array[] = [];
    for (let at = first; at - first < mostPieces; at += 1) {
      const chunk = this.waiting.get(keyOf(at));
      if (!chunk) return [];
      pieces.push(chunk.content);
      if (!chunk.isLast) continue;
      for (let used = first; used <= at; used += 1) this.waiting.delete(keyOf(used));
      const whole = joinBytes(pieces);
      this.log.spend(whole.length);
      return [whole];
    }
    return [];
  }
}

function forgetOldest(things: Set<string> | Map<string, unknown>, most: number): void {
  const [oldest] = things.keys();
  if (oldest !== undefined && things.size >= most) things.delete(oldest);
}
