/** What a platform answered that was to be a sound (contract 10): something to play, or a text. */
export type HeardSound = { sound: Blob } | { text: string } | null;

const startsWith = (bytes: Uint8Array, word: string, at = 0) =>
  [...word].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** What kind of sound begins like this; null for what is none. */
export function soundTypeOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WAVE', 8)) return 'audio/wav';
  if (startsWith(bytes, 'OggS')) return 'audio/ogg';
  if (startsWith(bytes, 'fLaC')) return 'audio/flac';
  if (startsWith(bytes, 'ID3')) return 'audio/mpeg';
  const [first = 0, second = 0] = bytes;
  // A frame of MPEG audio; layer and version 0 and 1 are none.
  const isFrame = first === 0xff && (second & 0xe6) > 0xe0 && (second & 0x18) !== 0x08;
  return isFrame ? 'audio/mpeg' : null;
}

/** The most of a text that is worth reading. */
const longest = 300;

/** A text that people can read, in one line; null for anything else. */
function readable(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes.subarray(0, 4 * longest));
  if (/[\p{Cc}\uFFFD]/u.test(text.replace(/[\t\r\n]/g, ' '))) return null;
  return text.replace(/\s+/g, ' ').trim().slice(0, longest) || null;
}

/** The head of a WAV file for samples of 16 bits at 8 kHz, one channel. */
function wavHead(size: number): ArrayBuffer {
  const rate = 8000;
  const head = new DataView(new ArrayBuffer(44));
  const write = (at: number, word: string) => {
    for (const [index, letter] of [...word].entries()) {
      head.setUint8(at + index, letter.charCodeAt(0));
    }
  };
  write(0, 'RIFF');
  head.setUint32(4, 36 + size, true);
  write(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  write(36, 'data');
  head.setUint32(40, size, true);
  return head.buffer;
}

/**
 * What an answer is by its first bytes, since its type says nothing: vendors' files, bare samples of
 * vendors that answer those (as `application/octet-stream`), the text of an error, or null.
 */
export async function heardOf(answer: Blob): Promise<HeardSound> {
  const bytes = new Uint8Array(await answer.slice(0, 4096).arrayBuffer());
  const type = soundTypeOf(bytes);
  if (type) return { sound: new Blob([answer], { type }) };
  const text = readable(bytes);
  if (text) return { text };
  const isBare = answer.type.startsWith('application/octet-stream') && answer.size > 0;
  return isBare ? { sound: new Blob([wavHead(answer.size), answer], { type: 'audio/wav' }) } : null;
}
