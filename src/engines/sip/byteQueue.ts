import type { SipLog } from './limits';

/** Bytes that came and are not used up yet. */
export class ByteQueue {
  private buffer = new Uint8Array(0);
  private start = 0;
  private end = 0;

  constructor(private readonly log: SipLog) {}

  /** What is there, as a view that the next `append` may overwrite. */
  get bytes(): Uint8Array {
    return this.buffer.subarray(this.start, this.end);
  }

  get isEmpty(): boolean {
    return this.end === this.start;
  }

  append(bytes: Uint8Array): void {
    if (this.end + bytes.length > this.buffer.length) {
      const kept = this.bytes;
      const moved = new Uint8Array((kept.length + bytes.length) * 2);
      moved.set(kept);
      this.log.spend(kept.length);
      this.buffer = moved;
      this.end = kept.length;
      this.start = 0;
    }
    this.buffer.set(bytes, this.end);
    this.log.spend(bytes.length);
    this.end += bytes.length;
  }

  /** Uses up the first of them. */
  take(count: number): void {
    this.start += count;
  }

  clear(): void {
    this.start = 0;
    this.end = 0;
  }
}

/** Pieces as one. */
export function joinBytes(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
