/*
 * Reading numbers out of bytes. What lies behind the end reads as zero, so that nothing here ever
 * throws; who needs to know looks at the length first.
 */

const u8 = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

/** An unsigned 16-bit number in network order. */
export const u16 = (bytes: Uint8Array, at: number): number =>
  (u8(bytes, at) << 8) | u8(bytes, at + 1);

/** An unsigned 32-bit number in network order. */
export const u32 = (bytes: Uint8Array, at: number): number =>
  ((u16(bytes, at) << 16) | u16(bytes, at + 2)) >>> 0;

const swap16 = (value: number): number => ((value & 0xff) << 8) | (value >>> 8);
const swap32 = (value: number): number =>
  ((swap16(value & 0xffff) << 16) | swap16(value >>> 16)) >>> 0;

/** Numbers of a file whose writer had this byte order. */
export interface ByteOrder {
  u16: (bytes: Uint8Array, at: number) => number;
  u32: (bytes: Uint8Array, at: number) => number;
}

export const bigEndian: ByteOrder = { u16, u32 };
export const littleEndian: ByteOrder = {
  u16: (bytes, at) => swap16(u16(bytes, at)),
  u32: (bytes, at) => swap32(u32(bytes, at)),
};

/** The position of a byte at or after a place; -1 if it does not occur before the end. */
export const findByte = (bytes: Uint8Array, byte: number, from: number, end: number): number => {
  for (let at = from; at < end; at += 1) if (bytes[at] === byte) return at;
  return -1;
};
