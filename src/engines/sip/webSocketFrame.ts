import { u16, u32 } from '../packets';

/** A longer frame is taken for damage. */
export const longestFrame = 1_048_576;
/** Bytes of the longest head: a length of eight bytes and a mask. */
export const longestFrameHead = 14;
/** Frames: the rest of a message, text, bytes; close, ping, pong. */
const opcodes = new Set([0, 1, 2, 8, 9, 10]);

/** The head of a frame of a WebSocket. */
export interface FrameHead {
  /** False if the message continues in another frame. */
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
export function readFrameHead(bytes: Uint8Array): FrameHead | null | 'more' {
  const [first = 0, second = 0] = bytes;
  const opcode = first & 0x0f;
  const isControl = opcode >= 8;
  const isCompressed = (first & 0x40) !== 0;
  const isSound = opcodes.has(opcode) && (first & 0x30) === 0 && !(isControl && first < 0x80);
  // A message is compressed as a whole: its first frame says so (RFC 7692, section 6).
  if (!isSound || (isCompressed && (isControl || opcode === 0))) return null;
  if (bytes.length < 2) return 'more';
  const short = second & 0x7f;
  if (isControl && short > 125) return null;
  const wide = short === 126 ? 2 : short === 127 ? 8 : 0;
  const isMasked = (second & 0x80) !== 0;
  const at = 2 + wide + (isMasked ? 4 : 0);
  if (bytes.length < at) return 'more';
  const length =
    wide === 0 ? short : wide === 2 ? u16(bytes, 2) : u32(bytes, 2) * 2 ** 32 + u32(bytes, 6);
  if (length > longestFrame) return null;
  return {
    isLast: (first & 0x80) !== 0,
    isCompressed,
    opcode,
    mask: isMasked ? bytes.subarray(at - 4, at) : null,
    at,
    length,
  };
}

/** The content of a frame as it was before it was masked, as far as it is there. */
export function contentOf(
  { mask, at, length }: Pick<FrameHead, 'mask' | 'at' | 'length'>,
  bytes: Uint8Array,
): Uint8Array {
  const content = bytes.slice(at, at + length);
  if (mask) {
    for (let place = 0; place < content.length; place += 1) {
      content[place] = (content[place] ?? 0) ^ (mask[place & 3] ?? 0);
    }
  }
  return content;
}
