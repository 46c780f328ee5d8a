import {
  byKey,
  type ConfigEntry,
  type Configuration,
  type EntryFields,
  entryLabel,
  isNothing,
  kindOfEntry,
} from './entries';
import type { DocumentField } from './fields';
import type { KindName } from './kinds';
import { accountOf, shortest } from './references';
import { secretNamer } from './secretNames';
import { nameVoice } from './voices';

/** A record as it is read from the platform, with its rows. */
export interface StoredRecord {
  kind: KindName;
  record: EntryFields;
  /** Names of variables whose values are secret; all unless it is known. */
  secretVariables?: readonly string[];
  /** Lent by the provider to the account that is read. */
  isOutside?: true;
}

/** Everything that was read of a service provider or of an account. */
export interface PlatformState {
  of: Configuration['of'];
  /** The recordKinds that the platform has, and shows to who asks. */
  named: Configuration['named'];
  root: EntryFields;
  records: StoredRecord[];
}

type Namer = ReturnType<typeof secretNamer>;

interface Reading {
  within: Configuration;
  bySid: ReadonlyMap<string, ConfigEntry>;
  namer: Namer;
  entry: ConfigEntry;
  secretVariables?: readonly string[] | undefined;
}

/** Days are answered as times. */
const dayOf = (column: string, value: unknown): unknown =>
  /_date$/.test(column) && typeof value === 'string' ? value.slice(0, 10) : value;

/** `path` is where the value stands in its record. */
function readValue(
  field: DocumentField,
  holder: EntryFields,
  reading: Reading,
  path: string[],
): unknown {
  const value = holder[field.answeredAs ?? field.column];
  const { within, bySid, namer, entry } = reading;
  const here = [...path, field.name];
  const nameSecret = (...more: string[]) => {
    const { word } = kindOfEntry(entry, within.of);
    const who = entry.kind === 'root' ? [] : [entry.account, ...entry.label.split(' / ')];
    return { secret: namer([word, ...who, ...here, ...more]) };
  };
  const refer = (sid: unknown) => {
    const target = bySid.get(String(sid));
    return target
      ? shortest(within, target, accountOf(entry))
      : { name: String(sid), sid: String(sid) };
  };
  if (field.isNeverAnswered) return nameSecret();
  if (isNothing(value)) return undefined;
  if (field.isSecret) return nameSecret();
  const { type } = field;
  switch (type.is) {
    case 'flag':
      return Boolean(value);
    case 'voice':
      return nameVoice(value, within);
    case 'reference':
      return refer(value);
    case 'references':
      return (value as unknown[]).length > 0 ? (value as unknown[]).map(refer) : undefined;
    case 'group':
      return groupOf(type.fields, value as EntryFields, reading, here);
    case 'rows': {
      const rows = value as EntryFields[];
      const inner = (index: number) => (rows.length > 1 ? [...here, String(index + 1)] : here);
      const all = rows.map((row, index) => groupOf(type.fields, row, reading, inner(index)));
      return all.length > 0 ? all : undefined;
    }
    case 'any': {
      if (!field.mayHoldSecrets) return value;
      const known = reading.secretVariables;
      const isHidden = (name: string) => known === undefined || known.includes(name);
      return Object.fromEntries(
        Object.entries(value as EntryFields)
          .filter(([, one]) => !isNothing(one))
          .map(([name, one]) => [name, isHidden(name) ? nameSecret(name) : one]),
      );
    }
    default:
      return dayOf(field.column, value);
  }
}

function groupOf(
  fields: DocumentField[],
  holder: EntryFields,
  reading: Reading,
  path: string[],
): EntryFields {
  const all = fields.map((field) => [field.name, readValue(field, holder, reading, path)] as const);
  const group: EntryFields = Object.fromEntries(all.filter(([, value]) => value !== undefined));
  return group;
}

/** Quantities without those that there are not. */
const limitsOf = (record: EntryFields): EntryFields => {
  const limits = Object.entries((record.limits ?? {}) as EntryFields);
  const stored = Object.fromEntries(limits.filter(([, quantity]) => !isNothing(quantity)));
  return Object.keys(stored).length > 0 ? stored : {};
};

/** An entry before its fields are read: what others refer to. */
function shellOf(
  stored: Omit<StoredRecord, 'kind'> & { kind: ConfigEntry['kind'] },
  of: Configuration['of'],
  accounts: ReadonlyMap<string, string>,
): ConfigEntry {
  const { kind, record, isOutside } = stored;
  const { key, idKey, account } = kindOfEntry({ kind }, of);
  const names = kindOfEntry({ kind }, of);
  const owner = account === 'none' || of === 'account' ? null : record.account_sid;
  return {
    kind,
    account: isNothing(owner) ? null : (accounts.get(String(owner)) ?? String(owner)),
    name: String(record[key[0] as string] ?? ''),
    label: entryLabel(names, record),
    sid: String(record[idKey]),
    fields: {},
    record,
    ...(isOutside && { isOutside }),
  };
}

/** What was read of the platform, as a document has it: the secrets by name alone, references by name. */
export function fromPlatform({ of, named, root, records }: PlatformState): Configuration {
  const accounts = new Map(
    records
      .filter(({ kind }) => kind === 'accounts')
      .map(({ record }) => [String(record.account_sid), String(record.name)]),
  );
  const variables = new Map<ConfigEntry, readonly string[] | undefined>();
  const shells = records.map((stored) => {
    const entry = shellOf(stored, of, accounts);
    variables.set(entry, stored.secretVariables);
    return entry;
  });
  const top = shellOf({ kind: 'root', record: root }, of, accounts);
  const within: Configuration = { of, named, root: top, entries: shells.sort(byKey) };
  const bySid = new Map(shells.map((entry) => [String(entry.sid), entry]));
  const namer = secretNamer();
  for (const entry of [top, ...shells]) {
    if (entry.isOutside) continue;
    const { fields } = kindOfEntry(entry, of);
    const reading = { within, bySid, namer, entry, secretVariables: variables.get(entry) };
    const plain = fields.filter(({ type }) => type.is !== 'quantities');
    entry.fields = groupOf(plain, entry.record ?? {}, reading, []);
    const limits = limitsOf(entry.record ?? {});
    if (Object.keys(limits).length > 0) entry.fields.limits = limits;
  }
  return within;
}
