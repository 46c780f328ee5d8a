/** Which API keys were replaced and wait to be deleted, in this browser. See README.md. */
import { get, update } from 'idb-keyval';
import { createObservable } from '../../observable';
import { database } from '../database';

export interface ReplacedKey {
  /** Of the old key, which still works. */
  sid: string;
  /** When it was replaced (ms since 1970). */
  at: number;
}

/** How many are remembered: of more the oldest were forgotten by everybody. */
const most = 100;

/** How long programs may take to change to the new key (ms). */
const changeover = 24 * 60 * 60 * 1000;

/** Tells that keys were remembered or forgotten. */
const changes = createObservable<void>(undefined);

const keyOf = (user: string): string => `replaced keys ${user}`;

/** From when on a replaced key should not be needed any more (ms since 1970). */
export const deletionSuggestedAt = ({ at }: ReplacedKey): number => at + changeover;

/** Calls back when a key was remembered or forgotten in this tab. Answers how to stop. */
export const subscribeToReplacedKeys = changes.subscribe;

/** The keys that a user replaced, the oldest first; none where the browser has no storage. */
export async function listReplacedKeys(user: string): Promise<ReplacedKey[]> {
  try {
    return (await get<ReplacedKey[]>(keyOf(user), database())) ?? [];
  } catch {
    return [];
  }
}

async function change(user: string, by: (keys: ReplacedKey[]) => ReplacedKey[]): Promise<void> {
  await update<ReplacedKey[]>(keyOf(user), (keys = []) => by(keys).slice(-most), database());
  changes.set();
}

/** Remembers that a key was replaced now. Rejects when the browser cannot keep it. */
export const rememberReplacedKey = (user: string, sid: string, at = Date.now()): Promise<void> =>
  change(user, (keys) => [...keys.filter((key) => key.sid !== sid), { sid, at }]);

/** Forgets a key: it was deleted, or is to stay. Rejects when the browser cannot. */
export const forgetReplacedKey = (user: string, sid: string): Promise<void> =>
  change(user, (keys) => keys.filter((key) => key.sid !== sid));
