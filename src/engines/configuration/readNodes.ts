import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';
import type { DocumentPlace, EntryFields, RecordReference } from './entries';
import type { DocumentField, FieldType } from './fields';
import type { DocumentProblem } from './problems';
import { placeholderIn, unescaped } from './secretNames';
import { suggestionFor } from './suggestion';

/** What reading finds out: the problems of a document, each where it stands. */
export interface Findings {
  at(node: unknown): DocumentPlace;
  tell(code: DocumentProblem['code'], node: unknown, args?: DocumentProblem['args']): undefined;
}

/** Findings that are put into a list. */
export function findingsIn(problems: DocumentProblem[], lines: LineCounter): Findings {
  const at = (node: unknown): DocumentPlace => {
    const { line, col } = lines.linePos((node as Node | null)?.range?.[0] ?? 0);
    return { line, column: col };
  };
  return {
    at,
    tell: (code, node, args = {}) => {
      problems.push({ code, args, ...at(node) });
      return undefined;
    },
  };
}

/** The pairs of a map by their keys; those that nobody knows are told. */
export function pairsOf(
  map: YAMLMap,
  known: readonly string[],
  findings: Findings,
): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const pair of map.items) {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    if (known.includes(key)) pairs.set(key, pair);
    else {
      const suggestion = suggestionFor(key, known);
      if (suggestion) findings.tell('unknownKeyNear', pair.key, { key, suggestion });
      else findings.tell('unknownKey', pair.key, { key });
    }
  }
  return pairs;
}

const wrong = (findings: Findings, node: unknown, key: string, wanted: string): undefined =>
  findings.tell('wrongValue', node, { key, wanted });

/** A text; digits are one as well, as they are written. */
export function readName(node: unknown, key: string, findings: Findings): string | undefined {
  if (isScalar(node)) {
    if (typeof node.value === 'string') return unescaped(node.value);
    if (typeof node.value === 'number' && /^\+?\d+$/.test(node.source ?? '')) return node.source;
    if (node.value === null) return undefined;
  }
  return wrong(findings, node, key, 'text');
}

/** Anything, as plain values; a placeholder in it is a secret. */
function readAny(node: unknown, findings: Findings): unknown {
  if (isAlias(node)) return findings.tell('alias', node);
  if (isScalar(node)) {
    if (typeof node.value !== 'string') return node.value;
    const secret = placeholderIn(node.value);
    return secret ? { secret } : unescaped(node.value);
  }
  if (isSeq(node)) return node.items.map((item) => readAny(item, findings));
  if (isMap(node)) {
    return Object.fromEntries(
      node.items.map(({ key, value }) => [
        String(isScalar(key) ? key.value : key),
        readAny(value, findings),
      ]),
    );
  }
  return null;
}

function readReference(
  node: unknown,
  key: string,
  findings: Findings,
): RecordReference | undefined {
  if (!isMap(node)) {
    const name = readName(node, key, findings);
    return name === undefined ? undefined : { name };
  }
  const pairs = pairsOf(node, ['name', 'account', 'of', 'sid'], findings);
  const text = (one: string) => {
    const value = pairs.get(one)?.value;
    return value === undefined ? undefined : readName(value, one, findings);
  };
  const [name, account, of, sid] = ['name', 'account', 'of', 'sid'].map(text);
  if (name === undefined) return findings.tell('missingKey', node, { key: 'name' });
  if (of !== undefined && of !== 'provider') {
    return wrong(findings, pairs.get('of')?.value, 'of', 'provider');
  }
  return { name, ...(account && { account }), ...(of && { of }), ...(sid && { sid }) };
}

type Rows = FieldType & { is: 'rows' };

/** A row, with the flags that it does not name. */
function readRow({ fields, alike = [], unnamed = {} }: Rows, item: YAMLMap, found: Findings) {
  const lacks = (name: string) => (item.get(name) ?? null) === null;
  const [first] = alike;
  const [flag] = Object.keys(unnamed);
  const isOff = Object.entries(unnamed).every(([name, isOn]) => lacks(name) && !isOn);
  if (first && lacks(first)) found.tell('missingKey', item, { key: first });
  if (flag && isOff) found.tell('missingKey', item, { key: flag });
  return { ...unnamed, ...readFields(item, fields, [], found) };
}

function readRows(type: Rows, node: unknown, key: string, found: Findings) {
  if (!isSeq(node)) return wrong(found, node, key, 'list');
  return node.items.map((item) =>
    isMap(item) ? readRow(type, item, found) : wrong(found, item, key, 'group'),
  );
}

function readQuantities(names: readonly string[], node: unknown, key: string, found: Findings) {
  if (!isMap(node)) return wrong(found, node, key, 'group');
  const pairs = [...pairsOf(node, names, found)];
  return Object.fromEntries(
    pairs.map(([name, { value }]) => [
      name,
      isScalar(value) && Number.isInteger(value.value)
        ? value.value
        : wrong(found, value, name, 'number'),
    ]),
  );
}

function readScalar(field: DocumentField, node: unknown, findings: Findings): unknown {
  const { name, type } = field;
  if (type.is === 'text' || type.is === 'voice') return readName(node, name, findings);
  if (!isScalar(node)) return wrong(findings, node, name, type.is);
  const { value } = node;
  const isFlag = typeof value === 'boolean' || value === 0 || value === 1;
  if (type.is === 'flag') return isFlag ? Boolean(value) : wrong(findings, node, name, 'flag');
  if (typeof value === 'number') return value;
  if (type.is === 'scalar' && typeof value === 'string') return unescaped(value);
  return wrong(findings, node, name, type.is);
}

/** What a field says; undefined where it says nothing, or nothing that can be read. */
function readField(field: DocumentField, node: unknown, findings: Findings): unknown {
  const { type, name } = field;
  if (isAlias(node)) return findings.tell('alias', node);
  if (isScalar(node)) {
    if (node.value === null) return undefined;
    const secret = typeof node.value === 'string' ? placeholderIn(node.value) : null;
    if (secret) return { secret };
  }
  if (field.isSecret) {
    const value = readName(node, name, findings);
    return value === undefined ? undefined : { secret: '', value };
  }
  switch (type.is) {
    case 'reference':
      return readReference(node, name, findings);
    case 'references':
      return isSeq(node)
        ? node.items.flatMap((item) => readReference(item, name, findings) ?? [])
        : wrong(findings, node, name, 'list');
    case 'group':
      return isMap(node)
        ? readFields(node, type.fields, [], findings)
        : wrong(findings, node, name, 'group');
    case 'rows':
      return readRows(type, node, name, findings);
    case 'quantities':
      return readQuantities(type.names, node, name, findings);
    case 'any':
      if (field.mayHoldSecrets && !isMap(node)) return wrong(findings, node, name, 'group');
      return readAny(node, findings);
    default:
      return readScalar(field, node, findings);
  }
}

/** The fields of a map. `more` are keys that others read. */
export function readFields(
  map: YAMLMap,
  fields: readonly DocumentField[],
  more: readonly string[],
  findings: Findings,
): EntryFields {
  const pairs = pairsOf(map, [...fields.map(({ name }) => name), ...more], findings);
  const read: EntryFields = {};
  for (const field of fields) {
    const pair = pairs.get(field.name);
    const value = pair && readField(field, pair.value, findings);
    if (value !== undefined) read[field.name] = value;
  }
  return read;
}
