import { Document, isCollection, isMap, isSeq, type Node } from 'yaml';
import {
  byKeys,
  type ConfigEntry,
  type Configuration,
  type EntryFields,
  isSecret,
  keyOf,
  kindOfEntry,
  type RecordReference,
} from './entries';
import type { DocumentField } from './fields';
import { escaped } from './secretNames';

/** Which format a document has: one that is not known is refused. */
export const documentFormat = 1;
/** The file of the JSON Schema, beside the document. */
const schemaFile = './configuration.schema.json';

/** A value that is no record, as it is written. */
function plain(value: unknown): unknown {
  if (isSecret(value)) return value.value ?? `\${${value.secret}}`;
  if (typeof value === 'string') return escaped(value);
  if (Array.isArray(value)) return value.map(plain);
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
  }
  return value;
}

const written = (reference: RecordReference): unknown => {
  const { name, ...more } = reference;
  return Object.keys(more).length > 0 ? reference : escaped(name);
};

function writtenValue({ type }: DocumentField, value: unknown): unknown {
  switch (type.is) {
    case 'reference':
      return written(value as RecordReference);
    case 'references':
      return (value as RecordReference[]).map(written);
    case 'group':
      return groupOf(type.fields, value as EntryFields);
    case 'rows':
      return (value as EntryFields[]).map((row) => groupOf(type.fields, row));
    default:
      return plain(value);
  }
}

const groupOf = (fields: DocumentField[], holder: EntryFields): EntryFields =>
  Object.fromEntries(
    fields
      .filter(({ name }) => holder[name] !== undefined)
      .map((field) => [field.name, writtenValue(field, holder[field.name])]),
  );

function recordOf(entry: ConfigEntry, of: Configuration['of'], isDoubled: boolean): EntryFields {
  const kind = kindOfEntry(entry, of);
  const isNaming = ({ name }: DocumentField) => kind.key.includes(name);
  const { fields } = kind;
  return {
    ...groupOf(fields.filter(isNaming), entry.fields),
    ...(entry.account !== null && entry.kind !== 'root' && { account: escaped(entry.account) }),
    ...(isDoubled && entry.sid && { sid: entry.sid }),
    ...groupOf(
      fields.filter((field) => !isNaming(field)),
      entry.fields,
    ),
  };
}

/** A configuration as the plain value that its text says; of doubled names each has its sid. */
export function documentOf({ of, named, root, entries }: Configuration): EntryFields {
  const own = entries.filter(({ isOutside }) => !isOutside);
  const groups = byKeys(own);
  const isDoubled = (entry: ConfigEntry) => (groups.get(keyOf(entry))?.length ?? 0) > 1;
  const lists = named.map((kind) => [
    kind,
    own
      .filter((entry) => entry.kind === kind)
      .map((entry) => recordOf(entry, of, isDoubled(entry))),
  ]);
  return {
    $schema: schemaFile,
    format: documentFormat,
    [of]: recordOf(root, of, false),
    ...Object.fromEntries(lists),
  };
}

const inOneLine = (node: unknown): void => {
  if (isCollection(node)) node.flow = true;
};

/** Short records, and rows, take a line each. */
function layOut(document: Document): void {
  const contents = document.contents as Node | null;
  if (!isMap(contents)) return;
  for (const { key, value } of contents.items) {
    if (!isSeq(value)) continue;
    value.spaceBefore = false;
    const name = String(key);
    for (const item of value.items) {
      if (name === 'phone_numbers') inOneLine(item);
      if (!isMap(item)) continue;
      for (const part of item.items) {
        if (isSeq(part.value)) for (const row of part.value.items) inOneLine(row);
        else if (isMap(part.value) && part.value.items.length <= 2) {
          if (part.value.items.every((one) => !isCollection(one.value))) inOneLine(part.value);
        }
      }
    }
  }
}

/** The text of a document. */
export function documentText(value: EntryFields, format: 'yaml' | 'json'): string {
  if (format === 'json') return `${JSON.stringify(value, null, 2)}\n`;
  const document = new Document(value, { aliasDuplicateObjects: false, version: '1.2' });
  layOut(document);
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}
