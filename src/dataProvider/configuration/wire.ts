import type { Query } from '../../http';
import type { Fields } from '../../saving/values';
import type { Caller } from '../caller';

/** How the platform is asked: by the console's own requests, or by those of a program without a browser. */
export interface Wire {
  /** The body of an answer; undefined for none. Throws HttpError. */
  get(path: string, query?: Query): Promise<unknown>;
}

/** What a configuration is about. */
export interface Target {
  /** The account; null for the whole service provider. */
  account: string | null;
}

/** A reading of the platform. */
export interface Reading {
  wire: Wire;
  caller: Caller;
  target: Target;
  /** Told after each answer: how many there have been, and how many are known to be needed. */
  onProgress?: (done: number, known: number) => void;
}

export type ListRow = Fields;
