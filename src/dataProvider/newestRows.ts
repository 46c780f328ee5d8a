import * as session from '../session';
import type { Page } from './cachedList';
import { unreadableRows } from './unreadableRows';

/** The newest rows of a list, as many pages of them as were read. */
export interface ReadRows {
  rows: unknown[];
  /** Rows of the answers that are none. */
  unreadable: number;
  /** How many rows the platform has; those that were read, once it has no more. */
  total: number;
  /** Rows of the narrower question, which shows what the rows themselves do not contain. */
  told: unknown[];
  /** Milliseconds to wait before the next page. */
  pause: number;
  /** Why the last page could not be read. */
  error?: unknown;
}

interface Known extends ReadRows {
  question: string;
  token: string | null;
  pages: number;
  /** Each row as text. */
  texts: Set<string>;
}

/** A page of the platform, and of the narrower question. */
type Ask = (page: number) => Promise<{ page: Page<unknown>; told: unknown[] }>;

/** The part of the platform's requests that reading on takes from those of everybody else. */
const share = 1 / 4;
/**
 * Milliseconds between two pages if the platform does not send its limit: 600 requests in 5 minutes
 * (contract 1.1).
 */
const unknownPause = 300_000 / (600 * share);

/**
 * How long to wait before the next page, in milliseconds, by the RateLimit headers of the last answer:
 * not at all while more than half of the requests are left; else so that a quarter of the remaining ones
 * lasts until the limit resets.
 */
export function pauseAfter(headers: Headers): number {
  const read = (name: string) => Number(headers.get(`RateLimit-${name}`) ?? Number.NaN);
  const [limit, left, reset] = [read('Limit'), read('Remaining'), read('Reset')];
  if (![limit, left, reset].every(Number.isFinite)) return unknownPause;
  return left > limit / 2 ? 0 : (reset * 1_000) / Math.max(1, left * share);
}

/** What is kept of one list: that of the question that was asked last. */
let known: Known | null = null;

const textOf = (row: unknown): string => JSON.stringify(row);

function begin(question: string, { page, told }: Awaited<ReturnType<Ask>>): Known {
  return {
    ...{ question, token: session.token(), pages: 1, told, total: page.total },
    rows: page.data,
    texts: new Set(page.data.map(textOf)),
    unreadable: unreadableRows(page.data),
    pause: pauseAfter(page.headers),
  };
}

/** The first page has come again: what is new in it stands before what was read. Null where the two do not meet. */
function renew(before: Known, { page, told }: Awaited<ReturnType<Ask>>): Known | null {
  const met = page.data.findIndex((row) => before.texts.has(textOf(row)));
  if (met === -1) return null;
  const fresh = page.data.slice(0, met);
  return {
    ...before,
    rows: [...fresh, ...before.rows],
    texts: new Set([...fresh.map(textOf), ...before.texts]),
    total: Math.max(page.total, fresh.length + before.rows.length),
    told: [...told, ...before.told],
    error: undefined,
  };
}

/** A page further. It begins with what was read before where rows were added in front meanwhile. */
function goOn(before: Known, { page, told }: Awaited<ReturnType<Ask>>): Known {
  const met = page.data.findIndex((row) => !before.texts.has(textOf(row)));
  const further = met === -1 ? [] : page.data.slice(met);
  const rows = [...before.rows, ...further];
  const lost = unreadableRows(page.data);
  return {
    ...before,
    rows,
    texts: new Set([...before.texts, ...further.map(textOf)]),
    pages: before.pages + 1,
    unreadable: before.unreadable + lost,
    told: [...before.told, ...told],
    // A page with nothing new says that there is no other one, whatever the total is.
    total: further.length + lost === 0 ? rows.length : page.total,
    pause: pauseAfter(page.headers),
    error: undefined,
  };
}

/**
 * The newest rows of a list that the platform pages, `pages` pages of them, each row once. Pages of the
 * last question are kept; the first page is requested again when no further one is wanted. If a further
 * page fails, `error` is returned with the rows so far. Throws HttpError when the first page fails.
 */
export async function readNewest(question: string, ask: Ask, pages = 1): Promise<ReadRows> {
  const isKnown = known?.question === question && known.token === session.token();
  const before = isKnown ? known : null;
  if (!before || pages <= before.pages) {
    const first = await ask(1);
    known = (pages > 1 && before && renew(before, first)) || begin(question, first);
  }
  let read = known as Known;
  try {
    while (read.pages < pages && read.rows.length + read.unreadable < read.total) {
      read = goOn(read, await ask(read.pages + 1));
    }
  } catch (error) {
    read = { ...read, error };
  }
  known = read;
  return read;
}
