import type { Problem } from './types';

/** What a parser may use. The usual ones take well under a second on a slow machine. */
export interface Limits {
  packets: number;
  messages: number;
  /** Bytes looked at or copied, for each byte of the file, and a base for small files. */
  workPerByte: number;
  workBase: number;
}

export const defaultLimits: Limits = {
  packets: 500_000,
  messages: 20_000,
  workPerByte: 24,
  workBase: 1_000_000,
};

/** Collects the problems of a capture and counts the work, so that parsing stops in time. */
export class Log {
  private readonly counts = new Map<Problem['kind'], number>();
  private readonly most: number;
  work = 0;

  constructor(
    readonly limits: Limits,
    size: number,
  ) {
    this.most = limits.workBase + size * limits.workPerByte;
  }

  report(kind: Problem['kind'], count = 1): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + count);
  }

  /** Notes that this many bytes are looked at or copied. */
  spend(bytes: number): void {
    this.work += bytes;
  }

  /** True once more was done than any sound file of this size needs. */
  get isExhausted(): boolean {
    return this.work > this.most;
  }

  get problems(): Problem[] {
    return [...this.counts].map(([kind, count]) => ({ kind, count }));
  }
}
