import { namesAge } from './freshness';

interface Named {
  at: number;
  /** Null where there is no such record for this caller. */
  row: unknown;
  /** It was asked for by its sid alone. */
  isAsked: boolean;
}

/** What single records of a list are, by the path of the list and their sid. */
const memory = new Map<string, Map<string, Named>>();

const isFresh = ({ at }: Named): boolean => Date.now() - at < namesAge;

/** A record as it was read within the last minutes; null where there is none, undefined where nobody asked. */
export function remembered(path: string, sid: string): unknown {
  const named = memory.get(path)?.get(sid);
  return named && isFresh(named) ? named.row : undefined;
}

/** Keeps what a record is. */
export function remember(path: string, sid: string, row: unknown, isAsked = false): void {
  const known = memory.get(path) ?? new Map<string, Named>();
  memory.set(path, known.set(sid, { at: Date.now(), row, isAsked }));
}

/** How many records of a list were asked for by their sid within the last minutes. */
export const askedBySid = (path: string): number =>
  [...(memory.get(path)?.values() ?? [])].filter((named) => named.isAsked && isFresh(named)).length;

/** Forgets the records of these lists. */
export function forgetNames(isOld: (path: string) => boolean): void {
  for (const path of memory.keys()) if (isOld(path)) memory.delete(path);
}
