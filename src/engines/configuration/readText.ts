import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import {
  byKey,
  byKeys,
  type ConfigEntry,
  type Configuration,
  type EntryFields,
  entryLabel,
  isNothing,
  kindOfEntry,
  type RecordReference,
} from './entries';
import type { DocumentField } from './fields';
import { kindNames } from './kinds';
import type { DocumentProblem } from './problems';
import { type Findings, findingsIn, pairsOf, readFields, readName } from './readNodes';
import { accountOf, meantIn } from './references';
import { documentFormat } from './toText';

/** A document as it was read; without a configuration where it is none. */
export interface ReadDocument {
  configuration: Configuration | null;
  problems: DocumentProblem[];
  /** The placeholders of the document, each once, in its order. */
  secrets: string[];
}

const textAt = (map: YAMLMap, key: string, findings: Findings): string | null => {
  const node = map.get(key, true);
  return node === undefined ? null : (readName(node, key, findings) ?? null);
};

/** Numbers are stored without a plus and blanks. */
const asStored = (kind: ConfigEntry['kind'], fields: EntryFields): EntryFields => {
  if (kind === 'phone_numbers' && typeof fields.number === 'string') {
    return { ...fields, number: fields.number.replace(/[+\s()./-]/g, '') };
  }
  if (typeof fields.sip_realm === 'string') {
    return { ...fields, sip_realm: fields.sip_realm.toLowerCase() };
  }
  return fields;
};

function readEntry(
  map: YAMLMap,
  kind: ConfigEntry['kind'],
  of: Configuration['of'],
  findings: Findings,
): ConfigEntry {
  const spec = kindOfEntry({ kind }, of);
  const isOwned = spec.account !== 'none' && of === 'provider';
  const more = [...(isOwned ? ['account'] : []), ...(kind === 'root' ? [] : ['sid'])];
  const fields = asStored(kind, readFields(map, spec.fields, more, findings));
  const naming = spec.key[0] as string;
  // A routing table of the platform may be without a name.
  if (fields[naming] === undefined && kind !== 'routing_tables') {
    findings.tell('missingKey', map, { key: naming });
  }
  if (isOwned && spec.needsAccount && isNothing(map.get('account'))) {
    findings.tell('missingKey', map, { key: 'account' });
  }
  return {
    kind,
    account: isOwned ? textAt(map, 'account', findings) : null,
    name: String(fields[naming] ?? ''),
    label: entryLabel(spec, fields),
    sid: kind === 'root' ? null : textAt(map, 'sid', findings),
    fields,
    place: findings.at(map),
  };
}

/** What of a value is a placeholder, at any depth. */
function placeholdersIn(value: unknown): string[] {
  if (!value || typeof value !== 'object') return [];
  if ('secret' in value && typeof value.secret === 'string') {
    return value.secret ? [value.secret] : [];
  }
  return Object.values(value).flatMap(placeholdersIn);
}

/** Every placeholder of a configuration, each once. */
const placeholdersOf = ({ root, entries }: Configuration): string[] => [
  ...new Set([root, ...entries].flatMap(({ fields }) => placeholdersIn(fields))),
];

/** Records that stand there twice. */
function checkDoubled({ entries }: Configuration, problems: DocumentProblem[]): void {
  for (const group of byKeys(entries).values()) {
    if (group.length < 2) continue;
    const sids = group.map(({ sid }) => sid);
    for (const [index, { sid, label, place }] of group.entries()) {
      const isFirst = index === 0 || sids.indexOf(sid) === index;
      if ((sid && isFirst) || !place || index === 0) continue;
      problems.push({ code: 'doubledRecord', args: { name: label }, ...place });
    }
  }
}

/** References within one entry, each with its field. */
function referencesIn(
  fields: readonly DocumentField[],
  holder: EntryFields,
): { to: string; name: string; reference: RecordReference }[] {
  return fields.flatMap(({ name, type }) => {
    const value = holder[name];
    if (value === undefined) return [];
    const one = (reference: unknown) => ({
      to: 'to' in type ? type.to : '',
      name,
      reference: reference as RecordReference,
    });
    if (type.is === 'reference') return [one(value)];
    if (type.is === 'references') return (value as unknown[]).map(one);
    if (type.is !== 'rows') return [];
    return (value as EntryFields[]).flatMap((row) => (row ? referencesIn(type.fields, row) : []));
  });
}

const isAccount = ({ kind }: ConfigEntry) => kind === 'accounts';

/**
 * Accounts that there are not, and references that mean nothing, or more than one record: of the document
 * first, then of the platform, which may have what the document does not name.
 */
export function checkReferences(
  configuration: Configuration,
  platform: Configuration,
): DocumentProblem[] {
  const { of, root, entries } = configuration;
  const accounts = new Set(
    [...entries, ...platform.entries].filter(isAccount).map(({ name }) => name),
  );
  return [root, ...entries].flatMap((entry): DocumentProblem[] => {
    const place = entry.place ?? { line: 1, column: 1 };
    const { account } = entry;
    const isLost = account !== null && !accounts.has(account);
    const lost: DocumentProblem[] = isLost
      ? [{ code: 'unknownAccount', args: { name: account }, ...place }]
      : [];
    const references = referencesIn(kindOfEntry(entry, of).fields, entry.fields);
    const unclear = references.flatMap(({ to, name, reference }): DocumentProblem[] => {
      const found = meantIn(configuration, platform, to, reference, accountOf(entry));
      if (found.length === 1) return [];
      const code = found.length === 0 ? 'unknownRecord' : 'unclearRecord';
      return [{ code, args: { key: name, name: reference.name }, ...place }];
    });
    return [...lost, ...unclear];
  });
}

/** The keys of a document beside its recordKinds. */
const topKeys = ['$schema', 'format', 'provider', 'account'];

function readTop(map: YAMLMap, findings: Findings): Configuration | null {
  const pairs = pairsOf(map, [...topKeys, ...kindNames], findings);
  const format = map.get('format');
  if (format === undefined || format === null) {
    findings.tell('noFormat', map);
    return null;
  }
  if (format !== documentFormat) {
    findings.tell('wrongFormat', map.get('format', true) ?? map, { format: String(format) });
    return null;
  }
  const roots = (['provider', 'account'] as const).filter((one) => pairs.has(one));
  const [of, other] = roots;
  if (!of || other) {
    findings.tell(of ? 'twoRoots' : 'noRoot', map);
    return null;
  }
  const top = map.get(of, true);
  if (!isMap(top)) {
    findings.tell('wrongValue', top, { key: of, wanted: 'group' });
    return null;
  }
  const entries = kindNames.flatMap((kind): ConfigEntry[] => {
    const pair = pairs.get(kind);
    if (!pair || (isScalar(pair.value) && pair.value.value === null)) return [];
    if (kind === 'accounts' && of === 'account') {
      findings.tell('unknownKey', pair.key, { key: kind });
      return [];
    }
    if (!isSeq(pair.value)) {
      findings.tell('wrongValue', pair.value, { key: kind, wanted: 'list' });
      return [];
    }
    return pair.value.items.flatMap((item) => {
      if (isMap(item)) return [readEntry(item, kind, of, findings)];
      findings.tell('wrongValue', item, { key: kind, wanted: 'group' });
      return [];
    });
  });
  const named = kindNames.filter((kind) => pairs.has(kind));
  return { of, named, root: readEntry(top, 'root', of, findings), entries: entries.sort(byKey) };
}

/** Reads a document. Never throws: what is wrong with it is told with where it stands. */
export function readText(text: string): ReadDocument {
  const lines = new LineCounter();
  const problems: DocumentProblem[] = [];
  const findings = findingsIn(problems, lines);
  const document = parseDocument(text.replace(/^\uFEFF/, ''), {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: true,
    version: '1.2',
  });
  for (const { code, message, pos } of document.errors) {
    const { line, col } = lines.linePos(pos[0]);
    const isDoubled = code === 'DUPLICATE_KEY';
    const key = /^\s*["']?([\w$-]+)/.exec(text.slice(pos[0]))?.[1] ?? '';
    problems.push({
      code: isDoubled ? 'doubledKey' : 'syntax',
      args: isDoubled ? { key } : { reason: message },
      line,
      column: col,
    });
  }
  const none: ReadDocument = { configuration: null, problems, secrets: [] };
  if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return none;
  if (!isMap(document.contents)) {
    findings.tell('notADocument', document.contents);
    return none;
  }
  const configuration = readTop(document.contents, findings);
  if (!configuration) return none;
  checkDoubled(configuration, problems);
  problems.sort((one, other) => one.line - other.line || one.column - other.column);
  return { configuration, problems, secrets: placeholdersOf(configuration) };
}
