import type { RecordingStream } from '../../types';
import type { Peaks } from './peaks';
import { type Source, sourceOf } from './sources';

/** Bytes that are gathered before they leave the script's memory for the browser's own. */
const partSize = 1_000_000;
/** Milliseconds without a byte after which a transfer counts as broken. */
const stall = 30_000;

const joined = (parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const inTime = <T>(promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The transfer has stalled')), stall);
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
  isBroken = false;
  /** Bytes so far. */
  size = 0;
  private parts: Blob[] = [];
  private recent: Uint8Array[] = [];
  private recentSize = 0;
  private source: Source | null = null;
  private looking: Promise<void> | null = null;
  /** False once the sound could not be decoded. */
  private canLook = true;

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
        const { done, value } = await inTime(reader.read());
        if (this.signal.aborted || done) break;
        this.take(value);
        this.changed();
      }
    } catch {
      this.isBroken = true;
      reader.cancel().catch(() => undefined);
    }
    if (this.signal.aborted) return;
    this.isEnded = true;
    this.recognize();
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

  /** True once everything that there is to draw is known. */
  get isLookedAt(): boolean {
    return this.isEnded && this.looking === null;
  }

  /** Enough to begin with: a few seconds, or all of it. */
  get canPlay(): boolean {
    return this.isEnded ? this.size > 0 : this.seconds >= 3;
  }

  /** What has arrived, as a file that plays. */
  playable(): Blob {
    return this.source?.playable(this.bytes()) ?? this.bytes();
  }

  /** The file as it came. */
  bytes(): Blob {
    this.store();
    const whole = new Blob(this.parts, { type: this.opened.contentType });
    this.parts = [whole];
    return whole;
  }

  private take(chunk: Uint8Array): void {
    this.size += chunk.length;
    this.recent.push(chunk);
    this.recentSize += chunk.length;
    if (this.source) this.source.feed(chunk);
    else this.recognize();
    if (this.source && this.recentSize >= partSize) this.store();
  }

  /** Looks at the head, and feeds it once it is known what it is. */
  private recognize(): void {
    if (this.source) return;
    const head = joined(this.recent);
    this.source = sourceOf(head, this.opened.contentType, this.isEnded);
    this.source?.feed(head);
  }

  private store(): void {
    if (this.recent.length === 0) return;
    this.parts.push(new Blob([joined(this.recent)]));
    this.recent = [];
    this.recentSize = 0;
  }

  private changed(): void {
    this.onChange();
    if (this.looking || !this.canLook || !this.source?.look) return;
    const seen = this.size;
    const wasEnded = this.isEnded;
    this.looking = this.source
      .look(() => this.bytes(), this.signal)
      .catch(() => {
        this.canLook = false;
      })
      .then(() => {
        this.looking = null;
        if (this.signal.aborted) return;
        if (this.size > seen || this.isEnded !== wasEnded) this.changed();
        else this.onChange();
      });
  }
}
