import type { RecordingStream } from '../../types';
import type { Peaks } from './peaks';
import { detectSource, type Playable, type RecordingSource } from './sources';

/** Bytes that are gathered before they become a blob, which is kept outside of the heap. */
const partSize = 1_000_000;
/** Milliseconds without a byte after which a transfer counts as broken. */
const stallTimeout = 30_000;

const concat = (parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const withTimeout = <T>(promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The transfer has stalled')), stallTimeout);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
};

/**
 * A recording as it arrives: the bytes so far, how long they last, and what they sound like. It
 * never holds the decoded sound. `onChange` is called whenever there is more.
 */
export class RecordingFile {
  /** Nothing more comes: it is whole, or the transfer broke. */
  isEnded = false;
  isTruncated = false;
  /** Bytes so far. */
  size = 0;
  private parts: Blob[] = [];
  private recent: Uint8Array[] = [];
  private recentSize = 0;
  private source: RecordingSource | null = null;
  private decoding: Promise<void> | null = null;
  /** False once the sound could not be decoded. */
  private canDecode = true;

  constructor(
    private opened: RecordingStream,
    /** Seconds that the call lasted, for as long as the file does not say better. */
    private expected: number,
    private signal: AbortSignal,
    private onChange: () => void,
  ) {}

  /** Reads to the end. A transfer that breaks leaves what came, with `isBroken`. */
  async read(): Promise<void> {
    const reader = this.opened.stream.getReader();
    try {
      for (;;) {
        const { done, value } = await withTimeout(reader.read());
        if (this.signal.aborted || done) break;
        this.append(value);
        this.changed();
      }
    } catch {
      this.isTruncated = true;
      reader.cancel().catch(() => undefined);
    }
    if (this.signal.aborted) return;
    this.isEnded = true;
    this.detect();
    this.source?.finish();
    this.changed();
  }

  /** Seconds that can be played. */
  get seconds(): number {
    return this.source?.seconds ?? 0;
  }

  /** Seconds of the whole: exact once the file has said so, until then what the call says. */
  get duration(): number {
    return this.source?.total ?? Math.max(this.expected, this.seconds);
  }

  /** True when the duration is that of the file. */
  get isDurationKnown(): boolean {
    return this.source?.total !== null && this.source?.total !== undefined;
  }

  get peaks(): Peaks | null {
    return this.source?.peaks ?? null;
  }

  /** True once the peaks of the whole file are known, or known to be impossible. */
  get arePeaksComplete(): boolean {
    return this.isEnded && this.decoding === null;
  }

  /** Enough to begin with: a few seconds, or all of it. */
  get canPlay(): boolean {
    return this.isEnded ? this.size > 0 : this.seconds >= 3;
  }

  /** What has arrived, as a file that plays from a second on or from before that. */
  playable(from: number): Playable {
    return this.source?.playable(this.bytes(), from) ?? { file: this.bytes(), begins: 0 };
  }

  /** Players cannot seek in what `playable` returns: request another file for that. */
  get needsOwnStart(): boolean {
    return this.source?.needsOwnStart ?? false;
  }

  /** All of it is there, and it holds no sound: no byte, or the head of a file alone. */
  get isEmpty(): boolean {
    const hasNoSound = this.isDurationKnown && this.seconds === 0;
    return this.isEnded && (this.size === 0 || hasNoSound);
  }

  /** The file as it came. */
  bytes(): Blob {
    this.flush();
    const whole = new Blob(this.parts, { type: this.opened.contentType });
    this.parts = [whole];
    return whole;
  }

  /** Frees the bytes and the peaks. The transfer is ended by its signal. */
  close(): void {
    this.parts = [];
    this.recent = [];
    this.source = null;
  }

  private append(chunk: Uint8Array): void {
    this.size += chunk.length;
    this.recent.push(chunk);
    this.recentSize += chunk.length;
    if (this.source) this.source.feed(chunk);
    else this.detect();
    if (this.source && this.recentSize >= partSize) this.flush();
  }

  /** Finds out the kind of the file from what came first, and feeds that to its source. */
  private detect(): void {
    if (this.source) return;
    const head = concat(this.recent);
    this.source = detectSource(head, this.opened.contentType, this.isEnded);
    this.source?.feed(head);
  }

  private flush(): void {
    if (this.recent.length === 0) return;
    this.parts.push(new Blob([concat(this.recent)]));
    this.recent = [];
    this.recentSize = 0;
  }

  private changed(): void {
    this.onChange();
    if (this.decoding || !this.canDecode || !this.source?.decodePeaks) return;
    const seen = this.size;
    const wasEnded = this.isEnded;
    this.decoding = this.source
      .decodePeaks(() => this.bytes(), this.signal)
      .catch(() => {
        this.canDecode = false;
      })
      .then(() => {
        this.decoding = null;
        if (this.signal.aborted) return;
        if (this.size > seen || this.isEnded !== wasEnded) this.changed();
        else this.onChange();
      });
  }
}
