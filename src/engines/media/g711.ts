/** One byte of mu-law as a sample of 16 bits (ITU-T G.711, table 2). */
function decodeMuLaw(byte: number): number {
  const code = ~byte & 0xff;
  const size = ((((code & 0x0f) << 3) + 0x84) << ((code & 0x70) >> 4)) - 0x84;
  return (code & 0x80) === 0 ? size : -size;
}

/** One byte of A-law as a sample of 16 bits (ITU-T G.711, table 1). */
function decodeALaw(byte: number): number {
  const code = byte ^ 0x55;
  const step = (code & 0x70) >> 4;
  const low = ((code & 0x0f) << 4) + 8;
  const size = step === 0 ? low : (low + 0x100) << (step - 1);
  return (code & 0x80) === 0 ? -size : size;
}

const tableOf = (decode: (byte: number) => number) =>
  Int16Array.from({ length: 256 }, (_, byte) => decode(byte));

const tables: Record<string, () => Int16Array> = {
  PCMU: () => tableOf(decodeMuLaw),
  PCMA: () => tableOf(decodeALaw),
};

/** The sample of each byte for a codec of G.711, null for any other codec. */
export const samplesOf = (codec: string): Int16Array | null =>
  tables[codec.toUpperCase()]?.() ?? null;
