import { del, get, set } from 'idb-keyval';
import { database } from '../engines/database';

/** The numbers that were moved away from a carrier, so that they can be put back. */
export interface Drain {
  /** Where they went. */
  target: { id: string; name: string };
  /** When (ms since 1970). */
  at: number;
  /** The carrier was switched off afterwards. */
  switchedOff: boolean;
  /** Their sids there. */
  numbers: string[];
}

/** No list as those of the journal, which takes away what it does not know. */
const keyOf = (user: string, carrier: string) => `drain ${user} ${carrier}`;

const isDrain = (value: unknown): value is Drain =>
  typeof value === 'object' &&
  value !== null &&
  'numbers' in value &&
  Array.isArray(value.numbers) &&
  'target' in value;

/** Keeps what was moved away from a carrier, in this browser; nothing where the browser keeps nothing. */
export const rememberDrain = (user: string, carrier: string, drain: Drain): Promise<void> =>
  set(keyOf(user, carrier), drain, database()).catch(() => undefined);

/** What this browser knows to have been moved away from a carrier; null for nothing. */
export async function drainOf(user: string, carrier: string): Promise<Drain | null> {
  const kept: unknown = await get(keyOf(user, carrier), database()).catch(() => null);
  return isDrain(kept) ? kept : null;
}

/** It is put back. */
export const forgetDrain = (user: string, carrier: string): Promise<void> =>
  del(keyOf(user, carrier), database()).catch(() => undefined);
