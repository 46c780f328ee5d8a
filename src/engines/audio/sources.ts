import { Mp3Scanner } from './mp3';
import { Peaks } from './peaks';
import { readWavHeader, type WavFormat, wavHeader, wavSampleReader } from './wav';

/** The rate at which sound is looked at (rule 14.7). */
const peakSampleRate = 8000;

/**
 * Gives a function that decodes pieces of a file to samples at 8 kHz, one array a channel. The
 * browser does the work off the main thread; nothing is played. It rejects for what cannot be
 * decoded. One context serves all pieces: a recording of three hours has 540 of them.
 */
function createDecoder(channels: number): (piece: Blob) => Promise<Float32Array[]> {
  let context: OfflineAudioContext | null = null;
  return async (piece) => {
    const bytes = await piece.arrayBuffer();
    context ??= new OfflineAudioContext(Math.max(1, channels), 1, peakSampleRate);
    const sound = await context.decodeAudioData(bytes);
    return Array.from({ length: sound.numberOfChannels }, (_none, channel) =>
      sound.getChannelData(channel),
    );
  };
}

/** A file that plays, and the second of the recording at which it begins. */
export interface Playable {
  file: Blob;
  begins: number;
}

/** Reads one kind of file while it arrives. */
export interface RecordingSource {
  /** Seconds that have arrived. */
  readonly seconds: number;
  /** Seconds of the whole, or null while that is unknown. */
  readonly total: number | null;
  /** Null where no peaks can be had. */
  readonly peaks: Peaks | null;
  feed: (chunk: Uint8Array) => void;
  /** All bytes have been fed. */
  finish: () => void;
  /** What has arrived, as a file that plays from a second on or from before that. */
  playable: (bytes: Blob, from: number) => Playable;
  /** Players cannot find a moment in this file: each needs a file of its own that begins there. */
  readonly needsOwnStart?: boolean;
  /** Decodes what came since the last call and adds its peaks; absent where `feed` does that. */
  decodePeaks?: (bytes: () => Blob, signal: AbortSignal) => Promise<void>;
}

/** A WAV file: its samples are read as they pass by. */
class WavSource implements RecordingSource {
  readonly peaks: Peaks;
  private position: number;
  private received = 0;
  private rest: Uint8Array = new Uint8Array(0);
  private isWhole = false;
  private samples: (bytes: Uint8Array) => Float32Array[];

  constructor(
    private format: WavFormat,
    private head: Uint8Array,
  ) {
    this.peaks = new Peaks(Math.min(2, format.channels), format.sampleRate);
    this.samples = wavSampleReader(format);
    this.position = -format.dataStart;
  }

  private get size(): number {
    return Math.min(this.received, this.format.dataSize ?? Number.POSITIVE_INFINITY);
  }

  get seconds(): number {
    return Math.floor(this.size / this.format.block) / this.format.sampleRate;
  }

  get total(): number | null {
    const { dataSize, block, sampleRate } = this.format;
    if (this.isWhole) return this.seconds;
    return dataSize === null ? null : dataSize / block / sampleRate;
  }

  feed(chunk: Uint8Array): void {
    const skipped = Math.max(0, -this.position);
    this.position += chunk.length;
    const data = chunk.subarray(Math.min(skipped, chunk.length));
    const room = (this.format.dataSize ?? Number.POSITIVE_INFINITY) - this.received;
    const own = data.subarray(0, Math.max(0, Math.min(data.length, room)));
    const first = Math.floor((this.received - this.rest.length) / this.format.block);
    this.received += own.length;
    const bytes = new Uint8Array(this.rest.length + own.length);
    bytes.set(this.rest);
    bytes.set(own, this.rest.length);
    const whole = bytes.length - (bytes.length % this.format.block);
    this.peaks.add(first, this.samples(bytes.subarray(0, whole)));
    this.rest = bytes.slice(whole);
  }

  finish(): void {
    this.isWhole = true;
  }

  playable(bytes: Blob): Playable {
    const { dataStart, block } = this.format;
    const size = this.size - (this.size % block);
    const data = bytes.slice(dataStart, dataStart + size);
    const parts = [wavHeader(this.head, this.format, size), data];
    return { file: new Blob(parts, { type: 'audio/wav' }), begins: 0 };
  }
}

/** An mp3 file: its frames are counted as they pass by, and decoded stretch by stretch. */
class Mp3Source implements RecordingSource {
  private scanner = new Mp3Scanner();
  private isWhole = false;
  private decodedSegments = 0;
  private sound: Peaks | null = null;
  private decode: ReturnType<typeof createDecoder> | null = null;
  /** Samples at 8 kHz that the decoder left out at the start, as players do. */
  private trimmed = 0;

  get seconds(): number {
    return this.scanner.samples / (this.scanner.format?.sampleRate ?? peakSampleRate);
  }

  get total(): number | null {
    return this.isWhole ? this.seconds : null;
  }

  get peaks(): Peaks | null {
    return this.sound;
  }

  feed(chunk: Uint8Array): void {
    this.scanner.feed(chunk);
    const { format } = this.scanner;
    if (format && !this.sound) this.sound = new Peaks(format.channels, peakSampleRate);
  }

  finish(): void {
    this.scanner.finish();
    this.isWhole = true;
  }

  get needsOwnStart(): boolean {
    return this.scanner.isVariable;
  }

  playable(bytes: Blob, from: number): Playable {
    const end = this.isWhole ? bytes.size : this.scanner.end;
    // An index at the start of the file may be missing, cut off, or describe more than arrived.
    const start = this.needsOwnStart ? this.scanner.frameAt(from) : { byte: 0, second: 0 };
    return { file: bytes.slice(start.byte, end, 'audio/mpeg'), begins: start.second };
  }

  async decodePeaks(bytes: () => Blob, signal: AbortSignal): Promise<void> {
    const { segments, format } = this.scanner;
    for (
      ;
      format && this.decodedSegments < segments.length && !signal.aborted;
      this.decodedSegments += 1
    ) {
      const segment = segments[this.decodedSegments];
      if (!segment) return;
      const piece = bytes().slice(
        this.decodedSegments === 0 ? 0 : segment.lead,
        segment.end,
        'audio/mpeg',
      );
      this.decode ??= createDecoder(format.channels);
      const samples = await this.decode(piece);
      const scale = peakSampleRate / format.sampleRate;
      const wanted = Math.round(segment.samples * scale);
      const length = samples[0]?.length ?? 0;
      if (this.decodedSegments === 0) this.trimmed = Math.max(0, wanted - length);
      // Frames of the stretch before were decoded to start the decoder: their sound is left out.
      const own = samples.map((channel) => channel.subarray(Math.max(0, length - wanted)));
      const first =
        Math.round(segment.first * scale) - (this.decodedSegments === 0 ? 0 : this.trimmed);
      this.sound?.add(first, own);
    }
  }
}

/** Decoding more than this as a whole would take too much memory: then there is no waveform. */
const mostBytesToDecode = 8_000_000;

/** Any other file: the browser may know it. */
class OtherSource implements RecordingSource {
  private isWhole = false;
  private isDecoded = false;
  private sound: Peaks | null = null;
  seconds = 0;
  total: number | null = null;

  constructor(private type: string) {}

  get peaks(): Peaks | null {
    return this.sound;
  }

  feed(): void {
    // Nothing can be read before the file is complete.
  }

  finish(): void {
    this.isWhole = true;
  }

  playable(bytes: Blob): Playable {
    return { file: bytes.slice(0, bytes.size, this.type), begins: 0 };
  }

  async decodePeaks(bytes: () => Blob): Promise<void> {
    if (!this.isWhole || this.isDecoded) return;
    this.isDecoded = true;
    const whole = bytes();
    if (whole.size === 0 || whole.size > mostBytesToDecode) return;
    const samples = await createDecoder(2)(whole);
    this.sound = new Peaks(Math.min(2, samples.length), peakSampleRate);
    this.sound.add(0, samples);
    this.seconds = this.sound.seconds;
    this.total = this.seconds;
  }
}

/** The format of a file by its first bytes; null while there are too few. */
export function detectSource(
  head: Uint8Array,
  contentType: string,
  isAll: boolean,
): RecordingSource | null {
  const format = readWavHeader(head);
  if (format === 'more' && !isAll) return null;
  if (format && format !== 'more') return new WavSource(format, head.slice(0, format.dataStart));
  const scanner = new Mp3Scanner();
  scanner.feed(head);
  if (scanner.format) return new Mp3Source();
  // A frame may be followed by one that is still to come, or a tag may be long.
  const mayBeSound = head[0] === 0xff || (head[0] === 0x49 && head[1] === 0x44);
  if (!isAll && mayBeSound && head.length < 1_000_000) return null;
  return new OtherSource(contentType);
}
