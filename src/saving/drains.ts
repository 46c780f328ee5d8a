import { del, delMany, get, promisifyRequest, set, setMany } from 'idb-keyval';
import { database, databaseName, openDatabase } from '../engines/database';
import type { Done, SaveLog } from './plan';
import { additionOf, removalOf } from './planNumbers';

/** A number that was moved away from a carrier, or that may have been. */
export interface Moved {
  /** Its digits; null of what an earlier version kept. */
  number: string | null;
  /** Its sid where it went; null where no answer says whether it is there. */
  sid: string | null;
  /** It is deleted where it was; else it may be there as well, or there alone. */
  isWhole: boolean;
}

/** The numbers that were moved away from a carrier to another one, so that they can be put back. */
export interface Drain {
  /** Where they went. */
  target: { id: string; name: string };
  /** When the last of them did (ms since 1970). */
  at: number;
  /** The carrier was switched off afterwards. */
  switchedOff: boolean;
  numbers: Moved[];
}

/** Whose memory it is, and of which carrier. */
export interface DrainOf {
  user: string;
  carrier: string;
}

/** What is kept of a number. */
interface KeptNumber extends Moved {
  target: Drain['target'];
  at: number;
}

/** What one number is remembered by, among those that went to one carrier. */
export const movedName = ({ number, sid }: Moved): string => number ?? sid ?? '';

/** A database of its own: whoever reads drafts does not read thousands of numbers. */
const store = () => openDatabase(`${databaseName()} drains`, 'numbers');

/** Each number has a place of its own: one write each, and tabs take nothing from one another. */
const placeOf = ({ user, carrier }: DrainOf, target: string, moved: Moved) => [
  user,
  carrier,
  target,
  movedName(moved),
];
/** Where it is kept that the carrier was switched off. */
const switchOf = ({ user, carrier }: DrainOf) => [user, carrier];
const allOf = (of: DrainOf) => IDBKeyRange.bound([...switchOf(of), ''], [...switchOf(of), []]);

/** Nothing fails where the browser keeps nothing: says whether it was written. */
const quietly = (writing: Promise<void>): Promise<boolean> =>
  writing.then(
    () => true,
    () => false,
  );

/** Keeps a number that was moved away, in this browser, in the place of what is known of it; says whether it could. */
export const rememberMoved = (
  of: DrainOf,
  { target, at }: Pick<Drain, 'target' | 'at'>,
  moved: Moved,
): Promise<boolean> =>
  quietly(
    set(placeOf(of, target.id, moved), { ...moved, target, at } satisfies KeptNumber, store()),
  );

/** These numbers are back, or have left the other carrier. */
export const forgetMoved = (
  of: DrainOf,
  target: string,
  numbers: readonly Moved[],
): Promise<boolean> =>
  quietly(
    delMany(
      numbers.map((moved) => placeOf(of, target, moved)),
      store(),
    ),
  );

/** Keeps whether the carrier was switched off: whatever is put back needs it on. */
export const rememberSwitch = (of: DrainOf, isOff: boolean): Promise<boolean> =>
  quietly(isOff ? set(switchOf(of), true, store()) : del(switchOf(of), store()));

/** What an earlier version kept of the last drain of a carrier. */
interface EarlierDrain extends Omit<Drain, 'numbers'> {
  numbers: string[];
}

const isEarlier = (value: unknown): value is EarlierDrain =>
  typeof value === 'object' &&
  value !== null &&
  'numbers' in value &&
  Array.isArray(value.numbers) &&
  'target' in value;

/** Puts what an earlier version kept where it is kept now. */
async function takeEarlier(of: DrainOf): Promise<void> {
  const key = `drain ${of.user} ${of.carrier}`;
  const kept: unknown = await get(key, database());
  if (!isEarlier(kept)) return;
  const { target, at, switchedOff, numbers } = kept;
  const entries = numbers.map((sid): [string[], KeptNumber] => {
    const moved = { number: null, sid, isWhole: true };
    return [placeOf(of, target.id, moved), { ...moved, target, at }];
  });
  await setMany(entries, store());
  if (switchedOff) await set(switchOf(of), true, store());
  await del(key, database());
}

/** What this browser knows to have been moved away from a carrier, by where it went, the latest last. */
export async function drainsOf(of: DrainOf): Promise<Drain[]> {
  try {
    await takeEarlier(of);
    const switchedOff = Boolean(await get(switchOf(of), store()));
    const kept = await store()('readonly', (all) =>
      promisifyRequest<KeptNumber[]>(all.getAll(allOf(of))),
    );
    const drains = new Map<string, Drain>();
    for (const { target, at, ...moved } of kept) {
      const { at: before = 0, numbers = [] } = drains.get(target.id) ?? {};
      const last = Math.max(at, before);
      drains.set(target.id, { target, at: last, switchedOff, numbers: [...numbers, moved] });
    }
    return [...drains.values()].sort((one, other) => one.at - other.at);
  } catch {
    return [];
  }
}

/**
 * What is known of a number as a step of its move away is noted: `begun` was known when the run began, `now`
 * is known so far. Undefined where it has never left.
 */
export function movedAway(
  { id, number }: { id: string; number: string },
  step: string,
  { state, sid = null }: Done,
  { begun, now }: { begun: Moved | undefined; now: Moved | undefined },
): Moved | undefined {
  if (step === removalOf(id)) return now && state === 'done' ? { ...now, isWhole: true } : now;
  if (step !== additionOf(id)) return now;
  if (state === 'refused') return begun;
  return { number, sid: state === 'done' ? sid : null, isWhole: false };
}

/** The same as a step of its way back is noted; undefined once it is back. */
export function movedBack(
  id: string,
  step: string,
  { state }: Done,
  now: Moved,
): Moved | undefined {
  if (step === removalOf(id)) return state === 'done' ? undefined : now;
  return step === additionOf(id) ? { ...now, isWhole: false } : now;
}

/** The logs of many, with each note told to `hear` as well. */
export const heardLogs =
  (logOf: (id: string) => SaveLog, hear: (id: string, step: string, done: Done) => void) =>
  (id: string): SaveLog => {
    const log = logOf(id);
    return {
      ...log,
      note: (step, done, secrets) => {
        log.note(step, done, secrets);
        hear(id, step, done);
      },
    };
  };
