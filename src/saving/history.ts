import { type Change, changesOf, changesWithoutSecrets, withoutTexts } from '../engines/drafts';
import type { Savable } from './input';
import type { Ending, NotedStep, StepState } from './plan';
import type { SecretPaths } from './secrets';
import type { Fields } from './values';

/** What a plan did: one record made, changed or deleted, or the same to many. */
export type HistoryKind = 'made' | 'changed' | 'deleted' | 'many';

/** Why a call failed: the platform's words, or a message key with its arguments. */
export interface FailedWords {
  message: string;
  args?: Record<string, string | number> | undefined;
}

/** One call of a plan that was carried out, and its result. */
export interface HistoryCall extends NotedStep {
  /** None for one that was never sent. */
  state?: StepState;
  reason?: FailedWords;
}

/** A plan that was carried out from this browser, without any secret. */
export interface HistoryEntry {
  id: string;
  /** When it began (ms since 1970). */
  at: number;
  /** Counts what was said of it; none of what an earlier version kept. */
  version?: number;
  /** Who: the name of the user at that time. */
  who: string;
  /** Where the API is that it was sent to. */
  address: string;
  kind: HistoryKind;
  resource: string;
  /** The record; null where it was not made, and for many. */
  sid: string | null;
  name: string;
  /** Where its form was, as a path of the console; empty where nobody said so. */
  path: string;
  /** How it ended; none while it is on its way, and where its page went before it knew. */
  ending?: Ending;
  /** What changed, as forms hold it: before and after. */
  changes: Change[];
  /** Labels of the secrets that changed too: message keys, or texts. */
  missing: string[];
  /** Keys of the sids of rows, by where a form holds them. */
  rowKeys?: Record<string, string>;
  calls: HistoryCall[];
  /** How many calls there were besides those that are kept. */
  more?: number;
  /** How many records they were for, of many; none of what an earlier version kept. */
  records?: number;
}

/** What is done to which record, for those who write it down. */
export interface Doing {
  kind: HistoryKind;
  resource: string;
  sid: string | null;
  endpoint: Pick<Savable, 'masked' | 'secrets' | 'creatable' | 'writable' | 'parts'>;
  before: Fields;
  after: Fields;
}

/** Columns by which records are called, the best first. */
const names = ['name', 'username', 'number', 'tenant_fqdn', 'label', 'vendor'];

/** What a record is called, by what of it is known. */
export function nameIn({ before, after }: Pick<Doing, 'before' | 'after'>): string {
  const record: Fields = { ...before, ...after };
  const key = names.find((one) => typeof record[one] === 'string' && record[one] !== '');
  return key ? String(record[key]) : '';
}

/** The secret columns of a record as forms know their secrets, by the names of their fields. */
function secretFields({ resource, endpoint }: Doing) {
  const { secrets = [], masked = secrets, parts = [] } = endpoint;
  const inRows = parts.flatMap((part) =>
    part.sources.flatMap(({ source }) =>
      (part.secrets ?? []).map((path): readonly string[] => [source, '*', ...path]),
    ),
  );
  return [...masked, ...inRows].map((path) => ({
    path: [...path],
    label: `resources.${resource}.fields.${path.filter((key) => key !== '*').join('.')}`,
  }));
}

/**
 * What a plan without a form changes of the columns that are sent, and of the rows; without secrets. What `many`
 * had before is not known: what is taken from them is a change as well.
 */
export function changesOfDoing(
  doing: Doing,
  many = false,
): Pick<HistoryEntry, 'changes' | 'missing'> {
  const { kind, endpoint, before, after } = doing;
  const { creatable = [], writable = [], parts = [] } = endpoint;
  const sources = parts.flatMap((part) => part.sources.map(({ source }) => source));
  const columns = new Set<string>([...creatable, ...writable, ...sources]);
  const [from, to] = kind === 'deleted' ? [before, {}] : [before, { ...before, ...after }];
  const taken = Object.keys(many ? after : {})
    .filter((key) => after[key] === null)
    .map((key) => ({ path: [key], from: null, to: null }));
  const all = [...changesOf(to, from), ...taken].filter(({ path }) => columns.has(path[0] ?? ''));
  const { kept, missing } = changesWithoutSecrets(all, secretFields(doing));
  return { changes: kept, missing };
}

/** The keys of the sids of rows, by where a form holds them. */
export function rowKeysOf({ parts = [] }: Doing['endpoint']): Record<string, string> | undefined {
  const keys = parts.flatMap(({ sources, idKey }) =>
    sources.map(({ source }): [string, string] => [source, idKey]),
  );
  return keys.length > 0 ? Object.fromEntries(keys) : undefined;
}

const textsAt = (value: unknown, [key, ...rest]: readonly string[]): string[] => {
  if (key === undefined) {
    if (typeof value === 'string') return value === '' ? [] : [value];
    return value && typeof value === 'object'
      ? Object.values(value).flatMap((inner) => textsAt(inner, []))
      : [];
  }
  if (Array.isArray(value)) return value.flatMap((row) => textsAt(row, rest));
  return value && typeof value === 'object' ? textsAt((value as Fields)[key], rest) : [];
};

/** The texts of a body that are secrets. */
export const secretTextsIn = (body: unknown, secrets: SecretPaths = []): string[] =>
  secrets.flatMap((path) => textsAt(body, path));

/** An entry in which no text is or holds a secret that was sent. */
export function safeEntry(entry: HistoryEntry, texts: string[]): HistoryEntry {
  if (texts.length === 0) return entry;
  const { name, changes, calls } = withoutTexts(
    { name: entry.name, changes: entry.changes, calls: entry.calls },
    texts,
  ) as Pick<HistoryEntry, 'name' | 'changes' | 'calls'>;
  // Words that repeat a secret are not kept.
  const said = calls.map(({ reason, ...call }) => ({
    ...call,
    ...(reason && { reason: { ...reason, message: reason.message ?? 'app.errors.generic' } }),
  }));
  return { ...entry, name: name ?? '', changes, calls: said };
}

/** The same of an error: what was said of a call that failed. */
export const reasonOf = (error: unknown): FailedWords =>
  error instanceof Error
    ? {
        message: error.message,
        ...('args' in error && { args: error.args as FailedWords['args'] }),
      }
    : { message: 'app.errors.generic' };
