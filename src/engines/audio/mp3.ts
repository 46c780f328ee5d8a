/** One MPEG audio frame of layer III by its head. */
export interface Mp3Frame {
  /** Bytes, head included. */
  size: number;
  /** Samples of one channel. */
  samples: number;
  sampleRate: number;
  channels: number;
  /** Kilobits a second: frames of a file that changes it lie at no even distance. */
  bitrate: number;
}

const rates = [44100, 48000, 32000];
const bitrates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitrates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** Reads the four bytes at the head of a frame (ISO 11172-3, 13818-3); null when they are none. */
export function readFrame(bytes: Uint8Array, at: number): Mp3Frame | null {
  const [a = 0, b = 0, c = 0, d = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  if (a !== 0xff || (b & 0xe0) !== 0xe0) return null;
  const version = (b >> 3) & 3;
  const isLayer3 = ((b >> 1) & 3) === 1;
  const rate = rates[(c >> 2) & 3];
  const isFirst = version === 3;
  const bitrate = (isFirst ? bitrates1 : bitrates2)[c >> 4];
  if (version === 1 || !isLayer3 || !rate || !bitrate) return null;
  const sampleRate = rate / (isFirst ? 1 : version === 2 ? 2 : 4);
  const samples = isFirst ? 1152 : 576;
  const size = Math.floor(((samples / 8) * bitrate * 1000) / sampleRate) + ((c >> 1) & 1);
  return { size, samples, sampleRate, channels: d >> 6 === 3 ? 1 : 2, bitrate };
}

/** A stretch of frames that can be decoded by itself. */
export interface Mp3Segment {
  /** Bytes of the file; from `lead` on lie frames whose sound belongs to the stretch before. */
  lead: number;
  end: number;
  /** The first sample and how many there are, of one channel. */
  first: number;
  samples: number;
}

/** Frames before a stretch that the decoder needs: layer III borrows bytes from those before. */
const leadFrames = 10;
/** Seconds of one stretch: short enough that its samples take little memory. */
const segmentSeconds = 20;

/** The size of a tag before the sound, 0 when there is none. */
const tagSize = (bytes: Uint8Array): number =>
  bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33
    ? 10 + [6, 7, 8, 9].reduce((size, index) => size * 128 + ((bytes[index] ?? 0) & 0x7f), 0)
    : 0;

/** Where frames begin: every fourth, which is a tenth of a second. */
class Mp3Index {
  private bytes: number[] = [];
  private samples: number[] = [];
  private count = 0;

  add(byte: number, sample: number): void {
    if (this.count % 4 === 0) {
      this.bytes.push(byte);
      this.samples.push(sample);
    }
    this.count += 1;
  }

  /** The last of them at or before a sample, the first one for those before. */
  before(sample: number): { byte: number; sample: number } {
    let [low, high] = [0, this.samples.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.samples[middle] ?? 0) <= sample) low = middle;
      else high = middle - 1;
    }
    return { byte: this.bytes[low] ?? 0, sample: this.samples[low] ?? 0 };
  }
}

/**
 * Walks over the frames of an mp3 file while it arrives, without decoding: how long it lasts so
 * far, and by which stretches it can be decoded one after the other. Bytes between frames are
 * passed over.
 */
export class Mp3Scanner {
  /** The kind of the sound, from the first two frames that agree; null until then. */
  format: Mp3Frame | null = null;
  /** Samples of one channel so far. */
  samples = 0;
  /** Where the last whole frame ends. */
  end = 0;
  readonly segments: Mp3Segment[] = [];
  /** Frames differ in their bitrate: a player that knows no better counts bytes, and goes wrong. */
  isVariable = false;
  private index = new Mp3Index();
  private next = 0;
  private rest: Uint8Array = new Uint8Array(0);
  private restAt = 0;
  private starts: number[] = [];
  private open: Mp3Segment | null = null;
  private isTagRead = false;
  private bitrate = 0;

  /** Takes the next bytes of the file. */
  feed(chunk: Uint8Array): void {
    const bytes = new Uint8Array(this.rest.length + chunk.length);
    bytes.set(this.rest);
    bytes.set(chunk, this.rest.length);
    const base = this.restAt;
    if (!this.isTagRead) {
      if (bytes.length < 10) {
        this.rest = bytes;
        return;
      }
      this.next = tagSize(bytes);
      this.isTagRead = true;
    }
    this.walk(bytes, base);
    const kept = Math.min(bytes.length, Math.max(0, this.next - base));
    this.rest = bytes.slice(kept);
    this.restAt = base + kept;
  }

  /** The last frame known that begins no later than a second: its byte, and when it begins. */
  frameAt(second: number): { byte: number; second: number } {
    const sampleRate = this.format?.sampleRate ?? 1;
    const { byte, sample } = this.index.before(second * sampleRate);
    return { byte, second: sample / sampleRate };
  }

  /** Ends the last stretch: nothing follows. */
  finish(): void {
    if (this.open) this.segments.push(this.open);
    this.open = null;
  }

  private walk(bytes: Uint8Array, base: number): void {
    for (;;) {
      const at = this.next - base;
      if (at + 4 > bytes.length) return;
      const frame = readFrame(bytes, at);
      const following = at + (frame?.size ?? 0);
      if (frame && !this.format) {
        // Two frames in a row are no accident.
        if (following + 4 > bytes.length) return;
        if (readFrame(bytes, following)?.sampleRate === frame.sampleRate) this.format = frame;
      }
      if (!frame || frame.sampleRate !== this.format?.sampleRate) {
        this.next += 1;
        continue;
      }
      if (following > bytes.length) return;
      this.take(frame, isInfo(bytes, at, frame.size));
    }
  }

  private take(frame: Mp3Frame, isSilent: boolean): void {
    const { size, samples, sampleRate } = frame;
    const start = this.next;
    this.next += size;
    this.end = this.next;
    if (isSilent) return;
    // The first frame may be one that could not be distinguished from sound.
    if (this.samples > samples && frame.bitrate !== this.bitrate) this.isVariable = true;
    this.bitrate = frame.bitrate;
    this.index.add(start, this.samples);
    this.starts.push(start);
    if (this.starts.length > leadFrames + 1) this.starts.shift();
    this.open ??= { lead: this.starts[0] ?? start, end: start, first: this.samples, samples: 0 };
    this.samples += samples;
    this.open.samples += samples;
    this.open.end = this.end;
    if (this.open.samples >= segmentSeconds * sampleRate) this.finish();
  }
}

/** True for the frame that speaks of the file and makes no sound (Xing, Info, VBRI). */
function isInfo(bytes: Uint8Array, at: number, size: number): boolean {
  for (const offset of [36, 21, 13]) {
    if (offset + 4 > size) continue;
    const tag = String.fromCharCode(...bytes.subarray(at + offset, at + offset + 4));
    if (tag === 'Xing' || tag === 'Info' || (tag === 'VBRI' && offset === 36)) return true;
  }
  return false;
}
