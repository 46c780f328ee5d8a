/** Many texts in two buffers: a page takes them over without copying, and keeps no string of theirs. */
export interface PackedTexts {
  /** UTF-8, one text after the other. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Where each of them begins, and where the last one ends. */
  starts: Float64Array<ArrayBuffer>;
}

/** A letter takes three bytes at most. */
const bytesOfLetter = 3;

/** Packs this number of texts. */
export function packTexts(texts: Iterable<string>, count: number): PackedTexts {
  const encoder = new TextEncoder();
  const starts = new Float64Array(count + 1);
  let bytes = new Uint8Array(1 << 16);
  let end = 0;
  let at = 0;
  for (const text of texts) {
    const least = end + text.length * bytesOfLetter;
    if (least > bytes.length) {
      const larger = new Uint8Array(Math.max(least, bytes.length * 2));
      larger.set(bytes.subarray(0, end));
      bytes = larger;
    }
    end += encoder.encodeInto(text, bytes.subarray(end)).written;
    at += 1;
    starts[at] = end;
  }
  return { bytes: bytes.slice(0, end), starts };
}

const decoder = new TextDecoder();

/** One of the packed texts; empty where there is none of that number. */
export const textAt = ({ bytes, starts }: PackedTexts, at: number): string =>
  decoder.decode(bytes.subarray(starts[at] ?? 0, starts[at + 1] ?? 0));
