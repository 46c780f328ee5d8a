/** The samples of all channels one after another, moment by moment; the shorter ones end in silence. */
function interleave(channels: Int16Array[]): Int16Array {
  const [only] = channels;
  if (only && channels.length === 1) return only;
  const longest = Math.max(0, ...channels.map(({ length }) => length));
  const samples = new Int16Array(longest * channels.length);
  channels.forEach((channel, place) => {
    for (let at = 0; at < channel.length; at += 1) {
      samples[at * channels.length + place] = channel[at] ?? 0;
    }
  });
  return samples;
}

/** A WAV file with samples of 16 bits, of as many channels as are given. */
export function toWav(channels: Int16Array[], rate: number): Blob {
  const samples = interleave(channels);
  const block = channels.length * 2;
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
  head.setUint16(22, channels.length, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate * block, true);
  head.setUint16(32, block, true);
  head.setUint16(34, 16, true);
  text(36, 'data');
  head.setUint32(40, samples.length * 2, true);
  // Samples have the same byte order in the file as in memory: all browsers run on little-endian
  // machines.
  return new Blob([head, samples as Int16Array<ArrayBuffer>], { type: 'audio/wav' });
}
