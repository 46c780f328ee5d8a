/** A WAV file of one channel with samples of 16 bits. */
export function toWav(samples: Int16Array, rate: number): Blob {
  const head = new DataView(new ArrayBuffer(44));
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, place) => {
      head.setUint8(at + place, letter.charCodeAt(0));
    });
  text(0, 'RIFF');
  head.setUint32(4, 36 + samples.length * 2, true);
  text(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  text(36, 'data');
  head.setUint32(40, samples.length * 2, true);
  // Samples stand in the file as they do in memory: every browser's machine is little-endian.
  return new Blob([head, samples as Int16Array<ArrayBuffer>], { type: 'audio/wav' });
}
