import type { Done, Progress } from './plan';
import { type SecretPaths, withoutPaths } from './secrets';
import { type Fields, isSame } from './values';

/** What the calls of a step did so far: what is stored of it, and what each unanswered one may have stored. */
interface Sum {
  done: Fields;
  maybe: Fields[];
}

const without = (fields: Fields, other: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !(key in other)));

/** What the calls of a step did, its last one included. What was refused may have been stored half-way. */
export function sumOf({ state, stored = {}, earlier }: Done): Sum {
  const { done = {}, maybe = [] } = earlier ?? {};
  if (state === 'done') {
    const left = maybe.map((fields) => without(fields, stored));
    return {
      done: { ...done, ...stored },
      maybe: left.filter((fields) => Object.keys(fields).length > 0),
    };
  }
  // A column that was sent as none is not one that was not sent.
  const text = JSON.stringify(stored);
  return { done, maybe: [...maybe.filter((fields) => JSON.stringify(fields) !== text), stored] };
}

/** True where nobody knows whether the step's call arrived. */
export const isUnknown = (done: Done | undefined): boolean =>
  done?.state === 'unknown' || done?.state === 'sent';

/**
 * What is to be noted of a call, with what is known of the calls of the same step before it: one that is
 * refused takes nothing back of what an earlier one stored, or may have stored.
 */
export function noted(before: Done | undefined, next: Done, makes: boolean): Done {
  if (!before) return next;
  // What has a sid now was made by the call whose answer was lost.
  const isFound = !before.sid && Boolean(next.sid) && isUnknown(before);
  const earlier = sumOf(isFound ? { ...before, state: 'done' } : before);
  const isOpen = makes && isUnknown(before) && next.state === 'refused';
  return { ...next, ...(isOpen && { state: 'unknown' }), earlier };
}

/**
 * The columns that a save stored itself in earlier tries, as they count for what its form began with: what a
 * call sent that was lost, or refused half-way, counts where it is what is stored `now`.
 */
export function ownColumns(done: Done, now: Fields): Fields {
  const { done: own, maybe } = sumOf(done);
  const arrived = maybe.flatMap((fields) =>
    Object.entries(fields).filter(([key, value]) => isSame(value, now[key])),
  );
  return { ...own, ...Object.fromEntries(arrived) };
}

/** The same of several steps. */
export const allOwnColumns = (progress: Progress, now: Fields): Fields =>
  Object.assign({}, ...Object.values(progress).map((done) => ownColumns(done, now)));

/**
 * What is known of a step, as it may be written down: without what stands at the paths, nor what `without`
 * takes out.
 */
export function doneWithout(
  done: Done,
  secrets: SecretPaths,
  without: (fields: Fields) => Fields = (fields) => fields,
): Done {
  const safe = (fields: Fields): Fields => without(withoutPaths(fields, secrets));
  const { stored, earlier } = done;
  return {
    ...done,
    ...(stored && { stored: safe(stored) }),
    ...(earlier && { earlier: { done: safe(earlier.done), maybe: earlier.maybe.map(safe) } }),
  };
}
