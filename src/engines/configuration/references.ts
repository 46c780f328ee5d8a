import type { ConfigEntry, Configuration, RecordReference } from './entries';

/** The account whose records an entry means first. */
export const accountOf = ({ kind, account, name }: ConfigEntry): string | null =>
  kind === 'accounts' ? name : account;

const isAtProvider = ({ of }: Configuration, entry: ConfigEntry) =>
  of === 'provider' ? entry.account === null : entry.isOutside === true;

/** The entries that may be referred to, by kind and name: there may be thousands of numbers that refer. */
const indexes = new WeakMap<readonly ConfigEntry[], Map<string, ConfigEntry[]>>();

function named(entries: readonly ConfigEntry[], kind: string, name: string): ConfigEntry[] {
  let index = indexes.get(entries);
  if (!index) {
    index = new Map();
    for (const entry of entries) {
      if (entry.kind === 'phone_numbers') continue;
      const key = `${entry.kind} ${entry.name}`;
      index.set(key, [...(index.get(key) ?? []), entry]);
    }
    indexes.set(entries, index);
  }
  return index.get(`${kind} ${name}`) ?? [];
}

/**
 * The entries that a reference may mean: one where it is clear, several where more must be said, none where
 * there is no such record. A name alone means one of the same account first, then one of the provider.
 */
export function meant(
  within: Configuration,
  kind: string,
  reference: RecordReference,
  from: string | null,
): ConfigEntry[] {
  const all = named(within.entries, kind, reference.name);
  const { account, of, sid } = reference;
  if (sid) {
    const exact = all.filter((entry) => entry.sid === sid);
    if (exact.length > 0) return exact;
  }
  if (of === 'provider') return all.filter((entry) => isAtProvider(within, entry));
  if (account) return all.filter((entry) => entry.account === account);
  const own = all.filter((entry) => entry.account === from && !entry.isOutside);
  if (own.length > 0) return own;
  const lent = all.filter((entry) => isAtProvider(within, entry));
  return lent.length > 0 ? lent : all;
}

/** The same among the records of a document, and else among those of the platform. */
export function meantIn(
  document: Configuration,
  platform: Configuration,
  kind: string,
  reference: RecordReference,
  from: string | null,
): ConfigEntry[] {
  const own = meant(document, kind, reference, from);
  return own.length > 0 ? own : meant(platform, kind, reference, from);
}

/** The shortest reference that means a record and no other one. */
export function shortest(
  within: Configuration,
  target: ConfigEntry,
  from: string | null,
): RecordReference {
  const { name, sid, account } = target;
  const owner: Partial<RecordReference> = isAtProvider(within, target)
    ? { of: 'provider' }
    : account
      ? { account }
      : {};
  const ways: RecordReference[] = [{ name }, { name, ...owner }];
  const isClear = (way: RecordReference) => {
    const found = meant(within, target.kind, way, from);
    return found.length === 1 && found[0] === target;
  };
  return ways.find(isClear) ?? { name, ...owner, ...(sid && { sid }) };
}
