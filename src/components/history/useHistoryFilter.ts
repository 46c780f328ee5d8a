import { useLocation, useNavigate } from 'ra-core';
import { addressOf } from '../../routing/addresses';
import type { HistoryEntry } from '../../saving/history';
import type { EntryWords } from './useEntryWords';

const keys = ['q', 'resource', 'result', 'record'] as const;
type Key = (typeof keys)[number];
export type HistoryFilter = Partial<Record<Key, string>>;

/** What the address narrows the history to, and how to change it. */
export function useHistoryFilter() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const filter: HistoryFilter = Object.fromEntries(
    keys.flatMap((key) => (query.get(key) ? [[key, query.get(key)]] : [])),
  );
  const change = (changes: HistoryFilter) => {
    const next = Object.entries({ ...filter, ...changes }).filter(([, value]) => value);
    navigate(addressOf({ area: 'history', search: Object.fromEntries(next) }), { replace: true });
  };
  return { filter, change };
}

/** True for an entry with all of what is looked for. */
export function isFound(
  entry: HistoryEntry,
  { q = '', resource, result, record }: HistoryFilter,
  words: EntryWords,
): boolean {
  if (resource && entry.resource !== resource) return false;
  if (result && (entry.ending ?? 'unknown') !== result) return false;
  const paths = () => entry.calls.map(({ call }) => call?.path ?? '').join('\n');
  if (record && entry.sid !== record && !paths().includes(record)) return false;
  const wanted = q.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const text = [
    ...[words.titleOf(entry), entry.sid ?? '', entry.who, paths()],
    ...words.fieldsOf(entry),
    ...words.missingOf(entry),
  ]
    .join('\n')
    .toLowerCase();
  return wanted.every((word) => text.includes(word));
}
