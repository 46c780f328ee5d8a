import { databaseName } from '../engines/database';
import { openTabChannel } from '../tabChannel';

/** What the tabs of one console tell each other of what they write. */
interface Told {
  /** A save ended: the lists of this resource are old. None where an entry was written or removed. */
  settled?: string;
}

type Listener = (told: Told) => unknown;
const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

/** Open while somebody listens. */
function listen(listener: Listener): () => void {
  listeners.add(listener);
  channel ??= openTabChannel(`${databaseName()} journal`);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      for (const each of listeners) each(data);
    };
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

const tell = (told: Told): void => channel?.postMessage(told);

/** Hears what other tabs write. */
export const listenToTabs = (changed: () => void): (() => void) => listen(changed);

/** Hears in which resource another tab stored something. */
export const listenToSettled = (settled: (resource: string) => void): (() => void) =>
  listen((told) => told.settled !== undefined && settled(told.settled));

/** Tells the other tabs that an entry was written or removed. */
export const tellChanged = (): void => tell({});

/** Tells the other tabs that something of a resource was stored. */
export const tellSettled = (resource: string): void => tell({ settled: resource });

/** Entries that this tab holds, by id, with what lets go of their locks. */
const held = new Map<string, () => void>();

const lockName = (user: string, id: string): string => `${databaseName()} ${user} ${id}`;

/**
 * Holds an entry for this tab until what it answers is called, as its form is open or its save is on its
 * way. A tab that is gone holds nothing. Browsers without locks know of this tab alone.
 */
export function holdEntry(user: string, id: string): () => void {
  if (held.has(id)) return () => undefined;
  let release: () => void = () => undefined;
  const whileHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  const letGo = () => {
    held.delete(id);
    release();
  };
  held.set(id, letGo);
  const { locks } = navigator as Partial<Navigator>;
  // A page that is not shown any more, or may not lock, is refused: then no other tab is told.
  locks?.request(lockName(user, id), () => whileHeld).catch(() => undefined);
  return letGo;
}

/** The ids of a user's entries that a living tab holds. */
export async function liveEntries(user: string): Promise<ReadonlySet<string>> {
  const { locks } = navigator as Partial<Navigator>;
  const prefix = lockName(user, '');
  const known = await locks?.query().catch(() => undefined);
  const names = [...(known?.held ?? []), ...(known?.pending ?? [])].map(({ name = '' }) => name);
  const others = names.filter((name) => name.startsWith(prefix));
  return new Set([...held.keys(), ...others.map((name) => name.slice(prefix.length))]);
}
