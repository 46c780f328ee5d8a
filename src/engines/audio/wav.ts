import { samplesOf } from '../media';

/** How the samples of a WAV file lie in it. */
export interface WavFormat {
  channels: number;
  sampleRate: number;
  bits: number;
  encoding: 'pcm' | 'float' | 'alaw' | 'mulaw';
  /** Bytes of one sample of all channels. */
  block: number;
  /** Where the samples begin. */
  dataStart: number;
  /** Bytes of samples, or null where the file was written without knowing. */
  dataSize: number | null;
}

const text = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

const encodings: Record<number, WavFormat['encoding']> = {
  1: 'pcm',
  3: 'float',
  6: 'alaw',
  7: 'mulaw',
};
const extensible = 0xfffe;

type SampleFormat = Omit<WavFormat, 'dataStart' | 'dataSize'>;

function readSampleFormat(view: DataView, at: number, size: number): SampleFormat | null {
  if (size < 16) return null;
  const tag = view.getUint16(at, true);
  const real = tag === extensible && size >= 26 ? view.getUint16(at + 24, true) : tag;
  const channels = view.getUint16(at + 2, true);
  const sampleRate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  const encoding = encodings[real];
  const isReadable =
    encoding !== undefined &&
    channels > 0 &&
    channels <= 32 &&
    sampleRate > 0 &&
    [8, 16, 24, 32].includes(bits) &&
    (encoding !== 'float' || bits === 32);
  return isReadable ? { channels, sampleRate, bits, encoding, block: (channels * bits) / 8 } : null;
}

/**
 * Reads the head of a WAV file. Answers `'more'` while it is not all there, and null for what is no
 * WAV file or one whose samples cannot be read.
 */
export function readWavHeader(bytes: Uint8Array): WavFormat | 'more' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 12) return 'more';
  if (!['RIFF', 'RF64'].includes(text(view, 0)) || text(view, 8) !== 'WAVE') return null;
  let sound: SampleFormat | null = null;
  for (let at = 12; ; ) {
    if (at + 8 > view.byteLength) return at > 1_000_000 ? null : 'more';
    const size = view.getUint32(at + 4, true);
    const name = text(view, at);
    if (name === 'data') {
      if (!sound) return null;
      // A writer that did not know the size left 0 or the largest number there.
      const dataSize = size === 0 || size >= 0xffffff00 ? null : size;
      return { ...sound, dataStart: at + 8, dataSize };
    }
    if (name === 'fmt ') {
      if (at + 8 + Math.min(size, 40) > view.byteLength) return 'more';
      sound = readSampleFormat(view, at + 8, size);
      if (!sound) return null;
    }
    at += 8 + size + (size % 2);
  }
}

function sampleReader({ encoding, bits }: WavFormat): (view: DataView, at: number) => number {
  if (encoding === 'float') return (view, at) => view.getFloat32(at, true);
  if (encoding === 'alaw' || encoding === 'mulaw') {
    const table = samplesOf(encoding === 'mulaw' ? 'PCMU' : 'PCMA');
    return (view, at) => (table?.[view.getUint8(at)] ?? 0) / 32768;
  }
  if (bits === 8) return (view, at) => (view.getUint8(at) - 128) / 128;
  if (bits === 16) return (view, at) => view.getInt16(at, true) / 32768;
  if (bits === 24) {
    return (view, at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8388608;
  }
  return (view, at) => view.getInt32(at, true) / 2147483648;
}

/** Turns whole blocks of a WAV file into samples from -1 to 1, one array a channel. */
export function wavSampleReader(format: WavFormat): (bytes: Uint8Array) => Float32Array[] {
  const read = sampleReader(format);
  const width = format.bits / 8;
  return (bytes) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const count = Math.floor(bytes.byteLength / format.block);
    return Array.from({ length: format.channels }, (_none, channel) => {
      const samples = new Float32Array(count);
      let at = channel * width;
      for (let index = 0; index < count; index += 1) {
        samples[index] = read(view, at);
        at += format.block;
      }
      return samples;
    });
  };
}

/** A head for the samples that have arrived: a player treats them as the whole file. */
export function wavHeader(
  head: Uint8Array,
  { dataStart }: WavFormat,
  dataSize: number,
): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(head.subarray(0, dataStart));
  const view = new DataView(copy.buffer);
  view.setUint32(0, 0x52494646);
  view.setUint32(4, Math.min(dataStart - 8 + dataSize, 0xffffffff), true);
  view.setUint32(dataStart - 4, Math.min(dataSize, 0xffffffff), true);
  return copy;
}
