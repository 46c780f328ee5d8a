import { spoiledNumber, spoiledText } from '../../../domain/spoiledNumber';
import { unguarded } from '../../../engines/tables';
import type {
  ImportColumn,
  ImportMessage,
  NamedRecord,
  NamedResource,
} from '../../../types/importing';

const fault = (name: string) => `app.importing.faults.${name}`;

/** Words of files for yes and no: of four languages, and of programs. */
const yes = [
  'true',
  '1',
  'yes',
  'y',
  'x',
  'on',
  'ja',
  'wahr',
  'oui',
  'vrai',
  'si',
  'sí',
  'verdadero',
];
const no = ['false', '0', 'no', 'n', 'off', 'nein', 'falsch', 'non', 'faux', 'falso'];

/** The records that a row may name. */
export type NamedRecords = Partial<Record<NamedResource, readonly NamedRecord[]>>;

type Read = { value: unknown; record?: NamedRecord } | { message: ImportMessage };

/** Whether a record may be named in a row of an account. */
const isOfAccount = (resource: NamedResource, record: NamedRecord, account: unknown): boolean => {
  if (resource === 'accounts' || !account) return true;
  // A carrier without an account serves all of them.
  return (resource === 'carriers' && !record.account_sid) || record.account_sid === account;
};

const none: readonly NamedRecord[] = [];
const indexes = new WeakMap<readonly NamedRecord[], Map<string, NamedRecord[]>>();

/** A name as it is compared: whatever its case, and the kind and number of its blanks. */
const alike = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The records by their sid and by their name: there may be as many as rows. */
function indexOf(records: readonly NamedRecord[]): Map<string, NamedRecord[]> {
  const known = indexes.get(records);
  if (known) return known;
  const index = new Map<string, NamedRecord[]>();
  for (const record of records) {
    for (const key of new Set([record.id, alike(record.name ?? '')])) {
      index.set(key, [...(index.get(key) ?? []), record]);
    }
  }
  indexes.set(records, index);
  return index;
}

/** The record that a cell names, by its sid or by its name whatever the case. */
function resolved(
  text: string,
  resource: NamedResource,
  records: readonly NamedRecord[],
  account: unknown,
): Read {
  const named = indexOf(records).get(alike(text)) ?? [];
  const own = named.filter((record) => isOfAccount(resource, record, account));
  const [record, other] = own;
  if (record && !other) return { value: record.id, record };
  if (record) return { message: fault('doubledName') };
  return { message: fault(named.length > 0 ? 'otherAccount' : 'unknownName') };
}

/** What keeps a spreadsheet from counting with digits: a formula that is a text, or an apostrophe before them. */
const asText = /^="([^"]*)"$|^['\u2019](?=\+?[\d ().-]+$)/;

/**
 * What a cell says, without what was put before it for a spreadsheet. In secrets all else counts, blanks too
 * unless there is nothing else.
 */
export const textIn = (cell: string | undefined, { kind }: ImportColumn): string => {
  const text = unguarded(cell ?? '');
  return kind === 'secret' && text.trim() ? text : text.trim().replace(asText, '$1').trim();
};

/** The value of a cell that is not empty, or what is wrong with it. */
export function readCell(
  text: string,
  { kind, choices, names }: ImportColumn,
  records: NamedRecords,
  account: unknown,
): Read {
  if (names) return resolved(text, names, records[names] ?? none, account);
  const spoiled = kind === 'number' ? spoiledNumber(text) : spoiledText(text);
  if (spoiled) return { message: spoiled };
  const word = text.toLowerCase();
  if (kind === 'flag') {
    if (!yes.includes(word) && !no.includes(word)) return { message: fault('flag') };
    return { value: yes.includes(word) };
  }
  if (choices) {
    const value = choices.find((one) => one.toLowerCase() === word);
    if (!value) return { message: { message: fault('choice'), args: { choices: choices } } };
    return { value };
  }
  return { value: text };
}
