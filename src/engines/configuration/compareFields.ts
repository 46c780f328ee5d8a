import type { Scope } from '../../types';
import { type EntryFields, isNothing, isSecret, type RecordReference } from './entries';
import type { DocumentField, FieldType } from './fields';

/** Why a difference stays where it is: it is taken once only, or from others only. */
export type Fixed = 'once' | 'scope';

/** One value that differs. Secrets are by their placeholders. */
export interface FieldChange {
  /** The field of the record that is sent for it. */
  field: string;
  /** Where the value is. */
  path: string;
  /** Undefined for nothing. */
  before: unknown;
  after: unknown;
  fixed?: Fixed;
}

/** How two records are compared. */
export interface Comparing {
  /** Which record a reference means, the same for the same record on both sides. */
  identify(to: string, reference: RecordReference, side: 'before' | 'after'): string;
  scope: Scope;
}

const isSame = (one: unknown, other: unknown): boolean => {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const keys = new Set([...Object.keys(one as object), ...Object.keys(other as object)]);
  return [...keys].every((key) => isSame((one as EntryFields)[key], (other as EntryFields)[key]));
};

/** A value with the secrets in it by their placeholders, and references by name. */
function shown(value: unknown): unknown {
  if (isNothing(value)) return undefined;
  if (isSecret(value)) return value.secret ? `\${${value.secret}}` : '********';
  if (Array.isArray(value)) return value.map(shown);
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shown(one)]));
  }
  return value;
}

/** What a row is called. */
const titleOf = (row: EntryFields, alike: readonly string[]): string =>
  alike
    .slice(0, 2)
    .map((name) => row[name])
    .filter((value) => !isNothing(value))
    .join(':');

type Rows = FieldType & { is: 'rows' };

/** The stored row of each wanted one: alike in all that tells rows apart, else in the first of it. */
export function pairRows(
  type: Rows,
  wanted: EntryFields[],
  stored: EntryFields[],
): (EntryFields | undefined)[] {
  const { alike = [] } = type;
  const free = new Set(stored);
  const pairs: (EntryFields | undefined)[] = wanted.map(() => undefined);
  for (const names of [alike, alike.slice(0, 2), alike.slice(0, 1)]) {
    for (const [index, row] of wanted.entries()) {
      if (pairs[index] || alike.length === 0) continue;
      const found = [...free].find((one) => names.every((name) => isSame(one[name], row[name])));
      if (!found) continue;
      pairs[index] = found;
      free.delete(found);
    }
  }
  return pairs;
}

const isOrdered = ({ alike = [] }: Rows) => alike[0] === 'regex';

function rowChanges(
  type: Rows,
  path: string,
  before: EntryFields[],
  after: EntryFields[],
  how: Comparing,
) {
  const { alike } = type;
  // Rows within a value that is sent as one.
  if (!alike) return isSame(before, after) ? [] : [{ path, before, after }];
  const pairs = pairRows(type, after, before);
  const changes = after.flatMap((row, index): Omit<FieldChange, 'field'>[] => {
    const was = pairs[index];
    const at = `${path}[${titleOf(row, alike)}]`;
    if (!was) return [{ path: at, before: undefined, after: row }];
    return compareFields(type.fields, was, row, how).map((one) => ({
      ...one,
      path: `${at}.${one.path}`,
    }));
  });
  const gone = before
    .filter((row) => !pairs.includes(row))
    .map((row) => ({ path: `${path}[${titleOf(row, alike)}]`, before: row, after: undefined }));
  const places = pairs.flatMap((row) => (row ? [before.indexOf(row)] : []));
  const isMoved = places.some((place, index) => place < (places[index - 1] ?? -1));
  const titles = (rows: EntryFields[]) => rows.map((row) => titleOf(row, alike));
  const moved =
    isOrdered(type) && isMoved ? [{ path, before: titles(before), after: titles(after) }] : [];
  return [...changes, ...gone, ...moved];
}

type Bare = Omit<FieldChange, 'field' | 'fixed'>;

function referenceChange(
  field: DocumentField,
  before: unknown,
  after: unknown,
  how: Comparing,
): Bare[] {
  const { type, name } = field;
  if (type.is !== 'reference' && type.is !== 'references') return [];
  const list = (value: unknown) => (Array.isArray(value) ? value : isNothing(value) ? [] : [value]);
  const ids = (value: unknown, side: 'before' | 'after') =>
    list(value).map((one) => how.identify(type.to, one as RecordReference, side));
  const names = (value: unknown) => {
    const all = list(value).map((one) => (one as RecordReference).name);
    return type.is === 'reference' ? all[0] : all;
  };
  if (isSame(ids(before, 'before'), ids(after, 'after'))) return [];
  return [{ path: name, before: names(before), after: names(after) }];
}

/** Variables one by one. Those whose values are secret cannot be compared where there are both. */
function variableChanges(name: string, before: EntryFields = {}, after: EntryFields = {}): Bare[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key): Bare[] => {
    const [was, is] = [before[key], after[key]];
    const hides = (isSecret(was) || isSecret(is)) && !isNothing(was) && !isNothing(is);
    if (hides || isSame(was, is)) return [];
    return [{ path: `${name}.${key}`, before: was, after: is }];
  });
}

function changesOf(field: DocumentField, before: unknown, after: unknown, how: Comparing): Bare[] {
  const { type, name } = field;
  if (isNothing(after) && !field.canBeEmptied) return [];
  if (isSecret(after) || field.isSecret) {
    return isNothing(after) || !isNothing(before) ? [] : [{ path: name, before, after }];
  }
  switch (type.is) {
    case 'reference':
    case 'references':
      return referenceChange(field, before, after, how);
    case 'group': {
      if (isNothing(before) || isNothing(after)) break;
      const inner = compareFields(type.fields, before as EntryFields, after as EntryFields, how);
      return inner.map((one) => ({ ...one, path: `${name}.${one.path}` }));
    }
    case 'rows':
      return rowChanges(
        type,
        name,
        (before ?? []) as EntryFields[],
        (after ?? []) as EntryFields[],
        how,
      );
    case 'quantities':
      return variableChanges(name, before as EntryFields, after as EntryFields);
    case 'any':
      if (field.mayHoldSecrets)
        return variableChanges(name, before as EntryFields, after as EntryFields);
  }
  return isSame(before, after) ? [] : [{ path: name, before, after }];
}

/** What differs between two records of one kind, field by field. */
export function compareFields(
  fields: readonly DocumentField[],
  before: EntryFields,
  after: EntryFields,
  how: Comparing,
): FieldChange[] {
  return fields.flatMap((field) => {
    const { name, isInPut, scopes } = field;
    const fixed: Fixed | undefined =
      scopes && !scopes.includes(how.scope) ? 'scope' : isInPut ? undefined : 'once';
    return changesOf(field, before[name], after[name], how).map((one) => ({
      field: name,
      path: one.path,
      before: shown(one.before),
      after: shown(one.after),
      ...(fixed && { fixed }),
    }));
  });
}
