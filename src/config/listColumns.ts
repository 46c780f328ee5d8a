import { readPreference, writePreference } from './preferences';

const stored = () => new URLSearchParams(readPreference('columns') ?? '');

/** The keys of the columns that were chosen last for a list; null where they are as the console has them. */
export const storedColumns = (list: string): string[] | null =>
  stored().get(list)?.split(',').filter(Boolean) ?? null;

/** Keeps the columns of a list for its next visits, or forgets them with null. */
export function storeColumns(list: string, keys: readonly string[] | null): void {
  const all = stored();
  if (keys) all.set(list, keys.join(','));
  else all.delete(list);
  writePreference('columns', all.toString() || null);
}
