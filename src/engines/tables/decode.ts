import type { Encoding, TableFault } from './types';

/** How many bytes are looked at to tell what a file is. */
const looked = 4096;

const startsWith = (bytes: Uint8Array, ...first: number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);

/** The encoding that a mark at the beginning names. */
function marked(bytes: Uint8Array): Encoding | null {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return null;
}

/** UTF-16 without a mark: of most letters one byte is zero, always the same one. */
function unmarked(bytes: Uint8Array): Encoding | null {
  const head = bytes.subarray(0, looked);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const half = head.length / 2;
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.4 && odd < half * 0.05) return 'utf-16be';
  return null;
}

/** A part of the first bytes that no text has: control characters other than the ends of lines and cells. */
function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, looked);
  const odd = head.filter((byte) => byte < 32 && ![0, 9, 10, 12, 13].includes(byte)).length;
  const zeros = head.filter((byte) => byte === 0).length;
  return odd > head.length * 0.02 || zeros > head.length * 0.1;
}

const decoded = (bytes: Uint8Array, encoding: Encoding, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** The text of a file with how it is written, or why it is none. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } | TableFault {
  // What Excel keeps is a ZIP file, and was another format before.
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return { fault: 'workbook' };
  }
  const named = marked(bytes) ?? unmarked(bytes);
  if (named) return { text: decoded(bytes, named), encoding: named };
  if (isBinary(bytes)) return { fault: 'binary' };
  try {
    return { text: decoded(bytes, 'utf-8', true), encoding: 'utf-8' };
  } catch {
    return { text: decoded(bytes, 'windows-1252'), encoding: 'windows-1252' };
  }
}
