import type { FileProblem, Problem } from './types';

/** What reading a file may use. */
export interface FileLimits {
  packets: number;
  /** Bytes looked at or copied, for each byte of the file, and a base for small files. */
  workPerByte: number;
  workBase: number;
}

export const fileLimits: FileLimits = {
  packets: 8_000_000,
  workPerByte: 24,
  workBase: 1_000_000,
};

/** What reading a file needs of a log, whatever else is noted in it. */
export interface FileLog {
  readonly limits: FileLimits;
  readonly isExhausted: boolean;
  report(kind: FileProblem): void;
  spend(bytes: number): void;
}

/** Collects the problems of a capture and counts the work, so that reading stops in time. */
export class Log<Kind extends string> {
  private readonly counts = new Map<Kind, number>();
  private readonly most: number;
  work = 0;

  constructor(
    readonly limits: FileLimits,
    size: number,
  ) {
    this.most = limits.workBase + size * limits.workPerByte;
  }

  report(kind: Kind, count = 1): void {
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

  get problems(): Problem<Kind>[] {
    return [...this.counts].map(([kind, count]) => ({ kind, count }));
  }
}
