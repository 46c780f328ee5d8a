import { validateServiceKey } from '../../domain/serviceKey';
import {
  accountOf,
  type ConfigEntry,
  type Configuration,
  type DocumentField,
  isSecret,
  meantIn,
  namedVoice,
  pairRows,
  type RecordReference,
} from '../../engines/configuration';
import { HttpError } from '../../http/HttpError';
import { type Fields, isSame } from '../../saving/values';

/** Values of the placeholders of a document, by name. */
export type SecretValues = ReadonlyMap<string, string>;

/** What the values of a document become values of records with. */
export interface Filling {
  document: Configuration;
  stored: Configuration;
  /** The sids of the records of the document, as far as they are there. */
  sids: ReadonlyMap<ConfigEntry, string>;
  /** The same of their rows that others refer to. */
  rowSids: ReadonlyMap<Fields, string>;
  secrets: SecretValues;
  /** Secrets that are given are sent for what has one as well. */
  replacesSecrets: boolean;
}

const text = (key: string, args: Record<string, string> = {}) =>
  new HttpError(0, { message: `app.configFile.errors.${key}`, args });

/** The sid of the record that a reference means. Throws HttpError where it is not there (any more). */
export function sidMeant(
  filling: Filling,
  to: string,
  reference: RecordReference,
  from: string | null,
): string {
  const { document, stored, sids } = filling;
  const [target] = meantIn(document, stored, to, reference, from);
  const sid = target && (sids.get(target) ?? (target.record ? target.sid : null));
  if (!sid) throw text('waits', { name: reference.name });
  return sid;
}

/** A value that is sent only as its form would take it: the platform keeps any, and then fails (contract 25). */
function checked(column: string, value: unknown): unknown {
  const refusal = column === 'service_key' && validateServiceKey(value);
  if (refusal) throw new HttpError(0, { message: refusal });
  return value;
}

/** The value of a secret; undefined where it stays as it is. Throws HttpError where it is needed and missing. */
function secretValue(filling: Filling, wanted: unknown, stored: unknown): string | undefined {
  if (!isSecret(wanted)) return undefined;
  const isThere = !isSame(stored, null);
  const given = wanted.value ?? filling.secrets.get(wanted.secret);
  if (isThere && !(filling.replacesSecrets && given)) return undefined;
  if (given === undefined) throw text('secretMissing', { name: wanted.secret });
  return given;
}

type Rows = DocumentField['type'] & { is: 'rows' };

/** Rows as a form holds them: each with the sid of the stored one that it stands for. */
function rowsOf(
  type: Rows,
  { wanted, before, raw }: { wanted: Fields[]; before: Fields[]; raw: Fields[] },
  entry: ConfigEntry,
  filling: Filling,
): Fields[] {
  const pairs = pairRows(type, wanted, before);
  return wanted.map((row, index) => {
    const was = pairs[index];
    const stored = was && raw[before.indexOf(was)];
    const values = groupOf(type.fields, row, stored ?? {}, entry, filling);
    return { ...stored, ...values, ...(!stored && type.idKey && { local_id: `new-${index}` }) };
  });
}

/** A group as it is sent: what a document does not name of it is emptied, secrets stay. */
function groupOf(
  fields: readonly DocumentField[],
  wanted: Fields,
  stored: Fields,
  entry: ConfigEntry,
  filling: Filling,
): Fields {
  const values = fields.flatMap((field): [string, unknown][] => {
    const { name, column, answeredAs = column, type, canBeEmptied, isSecret: hides } = field;
    const value = wanted[name];
    if (value !== undefined) {
      const sent = sentValue(field, value, { raw: stored[answeredAs] }, entry, filling);
      return sent === undefined ? [] : [[column, sent]];
    }
    if (type.is === 'references') return [[column, []]];
    if (hides || !canBeEmptied || isSame(stored[column], null)) return [];
    return [[column, null]];
  });
  return Object.fromEntries(values);
}

function variablesOf(wanted: Fields, stored: Fields, filling: Filling): Fields {
  const values = Object.entries(wanted).map(([name, value]) => [
    name,
    isSecret(value) ? (secretValue(filling, value, stored[name]) ?? stored[name]) : value,
  ]);
  return Object.fromEntries(values);
}

/** A value of a document as one of the record; undefined for one that stays as it is. */
function sentValue(
  { column, type, mayHoldSecrets }: DocumentField,
  value: unknown,
  { raw, before }: { raw: unknown; before?: unknown },
  entry: ConfigEntry,
  filling: Filling,
): unknown {
  if (isSecret(value)) return checked(column, secretValue(filling, value, raw));
  switch (type.is) {
    case 'voice': {
      const { document, stored, rowSids } = filling;
      const own = namedVoice(value, document);
      const known = namedVoice(value, stored)?.raw?.google_custom_voice_sid;
      const sid = (own && rowSids.get(own.row)) ?? known;
      return sid ? `custom_${sid}` : value;
    }
    case 'reference':
      return sidMeant(filling, type.to, value as RecordReference, accountOf(entry));
    case 'references':
      return (value as RecordReference[]).map((one) =>
        sidMeant(filling, type.to, one, accountOf(entry)),
      );
    case 'group': {
      const stored = (raw ?? {}) as Fields;
      return { ...stored, ...groupOf(type.fields, value as Fields, stored, entry, filling) };
    }
    case 'rows': {
      if (!type.alike) return value;
      const rows = { wanted: value as Fields[], before: (before ?? []) as Fields[] };
      return rowsOf(type, { ...rows, raw: (raw ?? []) as Fields[] }, entry, filling);
    }
    case 'quantities':
      return {
        ...Object.fromEntries(type.names.map((name) => [name, null])),
        ...(value as Fields),
      };
    case 'any':
      return mayHoldSecrets ? variablesOf(value as Fields, (raw ?? {}) as Fields, filling) : value;
    default:
      return value;
  }
}

/** What an empty field is in a record. */
const emptyOf = ({ type }: DocumentField): unknown => {
  if (type.is === 'rows' || type.is === 'references') return [];
  if (type.is === 'quantities') return Object.fromEntries(type.names.map((name) => [name, null]));
  return null;
};

/**
 * The columns that a record is to have, of these fields. Throws HttpError where a secret is missing, or what
 * a field refers to.
 */
export function wantedValues(
  fields: readonly DocumentField[],
  entry: ConfigEntry,
  was: ConfigEntry | undefined,
  filling: Filling,
): Fields {
  const values = fields.flatMap((field): [string, unknown][] => {
    const { name, column } = field;
    const raw = was?.record?.[column];
    const value = entry.fields[name];
    if (value === undefined) {
      return was || field.isEmptyWhenNew ? [[column, emptyOf(field)]] : [];
    }
    const before = was?.fields[name];
    const sent = sentValue(field, value, { raw, before }, entry, filling);
    return sent === undefined ? [] : [[column, sent]];
  });
  return Object.fromEntries(values);
}
