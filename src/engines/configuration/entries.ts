import {
  type KindName,
  kindNames,
  kindOf,
  ownAccountKind,
  providerKind,
  type RecordKind,
} from './kinds';

export type EntryFields = Record<string, unknown>;

/** Where something stands in a document, from 1. */
export interface DocumentPlace {
  line: number;
  column: number;
}

/** A secret, by the name of its placeholder, or as it was written out. */
export interface Secret {
  secret: string;
  value?: string;
}

/** Another record, as a document names it. */
export interface RecordReference {
  name: string;
  /** Whose it is, where the name alone could mean another one. */
  account?: string;
  of?: 'provider';
  /** Which of several with one name. */
  sid?: string;
}

/** A record in a document, or one of the platform as a document would have it. */
export interface ConfigEntry {
  /** `root` is the service provider or the account that the document is about. */
  kind: KindName | 'root';
  /** The name of its account; null for what belongs to the root itself. */
  account: string | null;
  /** What others call it. */
  name: string;
  /** All that names it. */
  label: string;
  /** Of a document only where names are doubled. */
  sid: string | null;
  /** By the names of a document; what is empty is missing. */
  fields: EntryFields;
  /** The record as it is stored. */
  record?: EntryFields;
  /** What the provider lends an account: it can be referred to, and is no part of the document. */
  isOutside?: true;
  place?: DocumentPlace;
}

/** A service provider or an account with all that is below it. */
export interface Configuration {
  of: 'provider' | 'account';
  /** The recordKinds that it says something about, though it may be that there are none. */
  named: KindName[];
  root: ConfigEntry;
  entries: ConfigEntry[];
}

/** The recordKinds that a document of a service provider, or of an account, can have. */
export const kindsWithin = (of: Configuration['of']): KindName[] =>
  kindNames.filter((kind) => of === 'provider' || kind !== 'accounts');

/** What is said of the kind of an entry. */
export const kindOfEntry = (
  { kind }: Pick<ConfigEntry, 'kind'>,
  of: Configuration['of'],
): RecordKind => {
  if (kind !== 'root') return kindOf(kind);
  return of === 'provider' ? providerKind : ownAccountKind;
};

export const isSecret = (value: unknown): value is Secret =>
  typeof value === 'object' && value !== null && typeof (value as Secret).secret === 'string';

/** Nothing, however it is written. */
export const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' &&
    !isSecret(value) &&
    Object.values(value).every((one) => one === null || one === undefined || one === ''));

const byCode = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** The order of a document within one kind: what the root has first, then by account and name. */
export const byKey = (one: ConfigEntry, other: ConfigEntry): number =>
  byCode(one.account ?? '', other.account ?? '') ||
  byCode(one.label.toLowerCase(), other.label.toLowerCase()) ||
  byCode(one.label, other.label) ||
  byCode(one.sid ?? '', other.sid ?? '');

/** What all entries of one name have in common. */
export const keyOf = ({
  kind,
  account,
  label,
}: Pick<ConfigEntry, 'kind' | 'account' | 'label'>) => {
  const isOwned = kind !== 'root' && kindOf(kind).account === 'key';
  return JSON.stringify([kind, isOwned ? account : null, label.toLowerCase()]);
};

/** Entries by their key. */
export function byKeys(entries: readonly ConfigEntry[]): Map<string, ConfigEntry[]> {
  const groups = new Map<string, ConfigEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

/** What names a record, of the values of its key. */
export const entryLabel = ({ key }: RecordKind, fields: EntryFields): string =>
  key
    .map((name) => fields[name])
    .filter((value) => !isNothing(value))
    .join(' / ');
