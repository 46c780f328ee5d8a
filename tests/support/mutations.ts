import type { ResourceName } from '../../src/types';

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

/** Another seed is another set of answers. */
const seed = 1;

/** Numbers that are the same for the same text, in whichever order answers are asked for. */
export const randomFor = (name: string): Random =>
  randomOf([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed));

/** The areas whose records have forms, and where the platform keeps them. */
export const recordTables: [area: ResourceName, table: string, key: string][] = [
  ['accounts', 'accounts', 'account_sid'],
  ['users', 'users', 'user_sid'],
  ['applications', 'applications', 'application_sid'],
  ['carriers', 'voip_carriers', 'voip_carrier_sid'],
  ['speech-services', 'speech_credentials', 'speech_credential_sid'],
  ['phone-numbers', 'phone_numbers', 'phone_number_sid'],
  ['ms-teams-tenants', 'ms_teams_tenants', 'ms_teams_tenant_sid'],
  ['least-cost-routing', 'lcr', 'lcr_sid'],
  ['clients', 'clients', 'client_sid'],
];
const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

const nested = (depth: number): unknown => (depth === 0 ? [] : { a: nested(depth - 1) });

/** Values that no column of the platform should hold, or not in that place. */
const badValues: unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  true,
  false,
  'NaN',
  '%E0%A4%A',
  '../../etc',
  '<img src=x onerror=alert(1)>',
  'a\uD800b',
  '\uDC00',
  '\u202Etxet',
  'x'.repeat(20_000),
  [],
  [null],
  [[1]],
  [{}],
  ['text', 5, null],
  {},
  { length: 3 },
  { toString: 1, constructor: null },
  { name: { first: 1 } },
  nested(40),
  '2026-13-45T99:99:99Z',
  '-0',
  '__proto__',
];

const badValue = (random: Random): unknown => structuredClone(pick(random, badValues));

type Holder = Record<string, unknown> | unknown[];
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Every place in a value where another one can be put. */
function placesIn(value: unknown, places: [Holder, string][] = []): [Holder, string][] {
  if (!isHolder(value)) return places;
  for (const [key, inner] of Object.entries(value)) {
    places.push([value, key]);
    placesIn(inner, places);
  }
  return places;
}

/** The rows of an answer that is a list, or a page of one. */
const rowsOf = (answer: unknown): unknown[] | null => {
  const rows = isHolder(answer) && 'data' in answer ? answer.data : answer;
  return Array.isArray(rows) ? rows : null;
};

/** One change of an answer, made in place; what is answered instead where it is the whole. */
function change(answer: unknown, random: Random): unknown {
  const [holder, key] = pick(random, placesIn(answer)) ?? [];
  if (!holder || key === undefined || random() < 0.03) return badValue(random);
  if (random() < 0.05) rowsOf(answer)?.push(structuredClone(rowsOf(answer)?.[0]), null, 'row');
  const slots = holder as Record<string, unknown>;
  const kind = random();
  if (kind < 0.72) slots[key] = badValue(random);
  else if (kind < 0.82) delete slots[key];
  else if (kind < 0.88) slots[key] = [slots[key]];
  else if (kind < 0.94) slots[key] = { value: slots[key] };
  else slots.added = slots[key];
  return answer;
}

/** A text that is no JSON, or not all of it. */
function garble(text: string, random: Random): string {
  const kind = random();
  if (kind < 0.4) return text.slice(0, Math.floor(random() * text.length));
  if (kind < 0.6) return '';
  if (kind < 0.8) return `<html><body>${text.slice(0, 20)}</body></html>`;
  return pick(random, ['null', '"text"', '0', '[', 'NaN', '[[[[[[[[]]]]]]]]', '{"a":undefined}']);
}

/** The body of an answer with one to four things wrong with it: the same for the same random numbers. */
export function mutate(body: string, random: Random): string {
  if (random() < 0.08) return garble(body, random);
  let answer: unknown = JSON.parse(body);
  const count = 1 + Math.floor(random() * 4);
  for (let index = 0; index < count; index += 1) answer = change(answer, random);
  return JSON.stringify(answer);
}
