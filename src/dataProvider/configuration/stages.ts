import {
  type ConfigEntry,
  type DocumentComparison,
  type KindName,
  kindNames,
  kindOfEntry,
  type RecordChange,
} from '../../engines/configuration';
import type { Caller } from '../caller';
import { endpointOf } from '../endpoints';

/** What is done to one record at a time. `link` stores what an account refers to, once that is there. */
export type Deed = 'make' | 'change' | 'link' | 'replace' | 'release' | 'remove';

/** One record, and what is done to it. */
export interface WorkItem {
  id: string;
  deed: Deed;
  change: RecordChange;
  /** Fields that it stores, of a change. */
  fields: readonly string[];
}

/** What may be done beside making and changing. */
export interface Permission {
  /** What is on the platform alone is deleted, and what cannot be changed is deleted and made again. */
  removes: boolean;
  /** Secrets that are given are sent for what has one as well. */
  replacesSecrets: boolean;
}

/** Fields that are stored by a PUT after the POST, and not by the plan of the POST itself. */
function lateFields(entry: ConfigEntry, of: 'provider' | 'account', { scope }: Caller): string[] {
  const kind = kindOfEntry(entry, of);
  const { afterCreate } = endpointOf(kind.resource);
  return kind.fields
    .filter(({ isInPost, isInPut }) => isInPut && !isInPost)
    .filter(({ column }) => !(column in (afterCreate?.defaults ?? {})))
    .filter(({ scopes }) => scopes?.includes(scope) ?? true)
    .map(({ name }) => name)
    .filter((name) => entry.fields[name] !== undefined);
}

const isAccount = (entry: ConfigEntry, of: string) =>
  entry.kind === 'accounts' || (entry.kind === 'root' && of === 'account');

/** What of an account names records that are stored after it. */
const referring = (entry: ConfigEntry, of: 'provider' | 'account'): string[] =>
  isAccount(entry, of)
    ? kindOfEntry(entry, of)
        .fields.filter(({ type }) => type.is === 'reference')
        .map(({ name }) => name)
    : [];

const unique = (names: string[]) => [...new Set(names)];

/** Secrets that are given, of a record that differs in nothing else. */
function secretFields(entry: ConfigEntry, of: 'provider' | 'account'): string[] {
  const holds = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    ('secret' in value || Object.values(value).some(holds));
  return kindOfEntry(entry, of)
    .fields.filter(({ isInPut, type }) => isInPut && type.is !== 'rows')
    .map(({ name }) => name)
    .filter((name) => holds(entry.fields[name]));
}

/** The order in which kinds are stored: what an account refers to comes before the rest. */
const order: (KindName | 'root' | 'links')[] = [
  'root',
  ...kindNames.flatMap((kind) => (kind === 'applications' ? [kind, 'links' as const] : [kind])),
];

/**
 * What has to be done, in stages: all of one is done before the next begins. What others refer to is stored
 * before them, what refers to an other one is deleted before it, and deletions come last.
 */
export function stagesOf(
  { changes, matches }: DocumentComparison,
  of: 'provider' | 'account',
  caller: Caller,
  { removes, replacesSecrets }: Permission,
): WorkItem[][] {
  const stages = new Map<string, WorkItem[]>();
  let count = 0;
  const add = (stage: string, deed: Deed, change: RecordChange, fields: string[] = []) => {
    const item = { id: `${++count}`, deed, change, fields };
    stages.set(stage, [...(stages.get(stage) ?? []), item]);
  };
  const touched = new Set<ConfigEntry>();
  for (const change of changes) {
    const { what, entry } = change;
    touched.add(entry);
    if (what === 'extra') {
      // Nobody deletes what they are signed in by.
      if (!removes || (caller.userSid && entry.sid === caller.userSid)) continue;
      const referred = referring(entry, of).filter((name) => entry.fields[name] !== undefined);
      if (referred.length > 0) add('releases', 'release', change, referred);
      add(`-${entry.kind}`, 'remove', change);
      continue;
    }
    if (what === 'make') {
      add(entry.kind, 'make', change);
      const late = lateFields(entry, of, caller);
      if (late.length > 0) add('links', 'link', change, late);
      continue;
    }
    const isOnce = change.fields.some(({ fixed }) => fixed === 'once');
    if (isOnce && removes) {
      add(entry.kind, 'replace', change);
      continue;
    }
    const sent = change.fields.filter(({ fixed }) => !fixed).map(({ field }) => field);
    const own = unique([...sent, ...(replacesSecrets ? secretFields(entry, of) : [])]);
    const links = referring(entry, of).filter((name) => own.includes(name));
    const now = own.filter((name) => !links.includes(name));
    if (now.length > 0) add(entry.kind, 'change', change, now);
    if (links.length > 0) add('links', 'link', change, links);
  }
  if (replacesSecrets) {
    for (const [entry, stored] of matches.storedOf) {
      const given = touched.has(entry) ? [] : secretFields(entry, of);
      const change: RecordChange = { what: 'change', entry, stored, fields: [] };
      if (given.length > 0) add(entry.kind, 'change', change, given);
    }
  }
  const last = [...kindNames].reverse().map((kind) => `-${kind}`);
  return [...order, 'releases', ...last].flatMap((stage) => {
    const items = stages.get(stage);
    return items ? [items] : [];
  });
}
