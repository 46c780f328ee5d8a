import { readPreference, writePreference } from './preferences';

/**
 * How far a provider or an account is: `begun` where something was missing when it was last looked for,
 * `done` where everything was there once, or the operator wants no advice; null where nobody looked.
 */
export type SetupProgress = 'begun' | 'done' | null;

/** Of how many providers and accounts it is remembered; the oldest is forgotten first. */
const most = 40;

/** Enough of a sid to distinguish a handful of providers and accounts; one that is begun has a mark. */
const doneMark = (owner: string) => owner.slice(0, 8);
const begunMark = (owner: string) => `~${doneMark(owner)}`;

const read = (): string[] => readPreference('setup')?.split('.') ?? [];

export function setupProgress(owner: string): SetupProgress {
  const marks = read();
  if (marks.includes(doneMark(owner))) return 'done';
  return marks.includes(begunMark(owner)) ? 'begun' : null;
}

/** Remembers how far it is; what is done stays so. */
export function noteSetup(owner: string, progress: 'begun' | 'done'): void {
  const before = setupProgress(owner);
  if (before === 'done' || before === progress) return;
  const others = read().filter((mark) => mark && mark !== begunMark(owner));
  const mark = progress === 'done' ? doneMark(owner) : begunMark(owner);
  writePreference('setup', [...others, mark].slice(-most).join('.'));
}
