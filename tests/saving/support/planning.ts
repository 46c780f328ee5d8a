import type { Planned, Savable, SaveInput } from '../../../src/saving/input';
import type { AnyRow, Part } from '../../../src/saving/part';
import type { Call, Done, Step } from '../../../src/saving/plan';
import type { Caller } from '../../../src/types/caller';

/** An operator of a provider. */
export const nora: Caller = {
  scope: 'service_provider',
  userSid: 'u-1',
  serviceProviderSid: 'sp-1',
  accountSid: null,
  providerSid: 'sp-1',
} as Caller;

/** Rows that a record may have: told apart by their address. */
export const doors: Part = {
  path: () => 'Doors',
  parentKey: 'thing_sid',
  idKey: 'door_sid',
  shape: {},
  sources: [{ source: 'doors', label: 'door' }],
  columns: ['address', 'port', 'note'],
  isSame: (one, other) => one.address === other.address && one.port === other.port,
  nameOf: ({ address }, label) => ({ key: label, args: { address } }),
  errorField: 'address',
};

/** Rows that a POST makes or changes, by a key that they have from the beginning. */
export const caps: Part = {
  path: (sid) => `Things/${sid}/Caps`,
  idKey: 'kind',
  shape: {},
  isUpserted: true,
  sources: [{ source: 'caps', label: 'cap' }],
  columns: ['kind', 'count'],
  isSame: (one, other) => one.kind === other.kind,
  nameOf: ({ kind }, label) => ({ key: label, args: { kind } }),
};

/** A kind of record that no endpoint has. */
export const things: Savable = {
  idKey: 'thing_sid',
  create: () => 'Things',
  update: () => 'Things',
  creatable: ['name', 'color', 'note', 'key'],
  writable: ['name', 'color', 'note', 'key'],
};

/** What a planner is given, unless a test says otherwise. */
export const inputOf = (changes: Partial<SaveInput> = {}): SaveInput => ({
  resource: 'things',
  endpoint: things,
  caller: nora,
  id: null,
  opened: {},
  form: {},
  progress: {},
  settled: [],
  known: {},
  looks: true,
  ...changes,
});

const wordsOf = ({ method, path, query, body, file }: Call): string =>
  [
    `${method} ${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
    ...(body === undefined ? [] : [JSON.stringify(body)]),
    ...(file ? [`file ${file.text}`] : []),
  ].join(' ');

/** Steps in words: what each sends, and what it waits for. */
export const inWords = (steps: readonly Step[]): string[] =>
  steps.map(({ call, needs }) =>
    [wordsOf(call), ...(needs.length > 0 ? [`after ${needs.join(', ')}`] : [])].join(' '),
  );

/** A plan in words: what it asks, what it disputes, else what it refuses, else what it sends. */
export function planInWords({ asks, conflicts, refused, steps }: Planned): string[] {
  if (asks.length > 0) return asks.map((ask) => `ask ${ask}`);
  if (conflicts.length > 0) return conflicts.map(({ path }) => `dispute ${path.join('.')}`);
  if (refused) return Object.keys(refused.body.errors ?? {}).map((field) => `refuse ${field}`);
  return inWords(steps);
}

export const done = (stored: AnyRow, sid: string | null = null): Done => ({
  state: 'done',
  sid,
  stored,
});
export const lost = (stored: AnyRow, more: Partial<Done> = {}): Done => ({
  state: 'unknown',
  sid: null,
  stored,
  ...more,
});
