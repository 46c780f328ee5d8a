interface Wav {
  channels?: number;
  rate?: number;
  bits?: number;
  tag?: number;
  data: number[];
  declared?: number;
}

/** A WAV file of given data bytes. */
export function wav({
  channels = 1,
  rate = 8000,
  bits = 16,
  tag = 1,
  data,
  declared,
}: Wav): Uint8Array {
  const bytes = new Uint8Array(44 + data.length);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => bytes.set(Buffer.from(word), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + data.length, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, tag, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, (rate * channels * bits) / 8, true);
  view.setUint16(32, (channels * bits) / 8, true);
  view.setUint16(34, bits, true);
  text(36, 'data');
  view.setUint32(40, declared ?? data.length, true);
  bytes.set(data, 44);
  return bytes;
}
