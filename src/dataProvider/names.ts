import pLimit from 'p-limit';
import { HttpError } from '../http';
import { whileOnScreen } from '../onScreen';
import { cachedList, getPage, keepWhole, keptList, knownTotal } from './cachedList';
import type { Caller } from './caller';
import { type AnyEndpoint, type AnyRecord, endpointOf } from './endpoints';
import { freshness, namesAge } from './freshness';
import { readNames } from './lists';
import { askedBySid, remember, remembered } from './namesMemory';
import { questionsAtOnce, recordsOfRound } from './prices';
import { readPlain } from './readRecord';
import { toRecord } from './record';

/** So few are asked for by sid however many there are. */
const few = 2;
/** Rows of the page that says how many there are: all of them on a small platform. */
const firstRows = 50;

/**
 * Whether to ask for records one by one rather than for the whole list of `total`; `asked` are those to ask
 * for and those that were asked for lately. So what names cost never exceeds twice the whole list.
 */
export const bySidPays = (total: number | undefined, asked: number): boolean =>
  asked <= few || (total ?? 0) > recordsOfRound * Math.ceil(asked / questionsAtOnce);

/** For all lists together. */
const limit = pLimit(questionsAtOnce);

/** What the platform answers for a record that the caller may not see, or that is gone (contract 24.21). */
const isNone = (error: unknown): boolean =>
  error instanceof HttpError && [400, 403, 404].includes(error.status);

/** Reads records one by one, for as long as the operator stays on the screen. */
async function readBySid(resource: string, path: string, sids: string[]): Promise<void> {
  const screen = whileOnScreen();
  await limit.map(sids, async (sid) => {
    screen.throwIfAborted();
    const record = await readPlain(resource, sid).catch((error: unknown) => {
      if (isNone(error)) return null;
      throw error;
    });
    remember(path, sid, record, true);
  });
}

interface Names {
  endpoint: AnyEndpoint;
  path: string;
}

/** How many records there are, as far as a page of them has said it. */
const totalOf = ({ endpoint, path }: Names, caller: Caller): number | undefined =>
  knownTotal(path) ?? knownTotal(endpoint.list(caller, {}));

/** Asks for the first page where nobody knows how many records there are; it names some as well. */
async function learnTotal(names: Names, caller: Caller): Promise<void> {
  if (totalOf(names, caller) !== undefined) return;
  const { endpoint, path } = names;
  const { data, total } = await getPage<AnyRecord>(path, { page: 1, page_size: firstRows });
  for (const row of data) {
    const sid: unknown = row[endpoint.idKey];
    if (typeof sid === 'string') remember(path, sid, toRecord(row, endpoint));
  }
  if (data.length >= total) keepWhole(path, data);
}

/** The same of a list that the platform cannot page: one that is not in a kept list is looked for in a new one. */
async function namesOfWhole(resource: string, caller: Caller, sids: string[]) {
  const findAll = async (age?: number) =>
    (await readNames(resource, caller, age)).filter(({ id }) => sids.includes(id));
  const known = await findAll(namesAge);
  return known.length < new Set(sids).size ? findAll() : known;
}

/**
 * The records that others name by their sid, without the rules of their own list: what was read within the
 * last minutes; else one by one, or as the whole list, whichever is less. An account sees its provider's
 * carriers in lists alone (contract 11.1). Throws HttpError, and an AbortError when the screen was left
 * before all were asked for.
 */
export async function namesOf(
  resource: string,
  caller: Caller,
  sids: string[],
): Promise<AnyRecord[]> {
  const endpoint = endpointOf(resource);
  const path = endpoint.lookup?.(caller);
  if (!path) return namesOfWhole(resource, caller, sids);
  const found = new Map<string, AnyRecord | null>();
  /** Takes what is known; those left. */
  const left = (rows: unknown[] = []): string[] => {
    const wanted = new Set(sids.filter((sid) => !found.has(sid)));
    for (const row of rows as AnyRecord[]) {
      const sid: unknown = row[endpoint.idKey];
      if (typeof sid === 'string' && wanted.has(sid)) found.set(sid, toRecord(row, endpoint));
    }
    for (const sid of wanted) {
      const known = remembered(path, sid);
      if (known !== undefined && !found.has(sid)) found.set(sid, known as AnyRecord | null);
    }
    return [...wanted].filter((sid) => !found.has(sid));
  };
  const kept = await keptList<unknown>(path, namesAge);
  if (left(kept).length > 0 && !caller.accountSid) {
    const asked = askedBySid(path);
    if (asked + left().length > few && !kept) await learnTotal({ endpoint, path }, caller);
    const missing = left();
    const total = kept?.length ?? totalOf({ endpoint, path }, caller);
    if (bySidPays(total, asked + missing.length)) {
      await readBySid(resource, path, missing);
    }
  }
  if (left().length > 0) {
    for (const sid of left(await cachedList<unknown>(path, {}, freshness))) {
      remember(path, sid, null);
    }
  }
  return [...found.values()].filter((record) => record !== null);
}
