import type { Question } from '../http';
import type { PhoneNumber } from '../types';
import { getPage } from './cachedList';
import { endpoints } from './endpoints';
import { digitsOf } from './paths';
import { recordsOf } from './record';

/** Rows of one answer about a single number. */
const fewRows = 25;

/** A row of a list of numbers, as far as looking for one needs it. */
export interface NumberRow {
  number?: unknown;
}

const digits = (row?: NumberRow): string => digitsOf(row?.number) ?? '';

/** Pages of a few rows, as the platform answers them. */
function pagesOf({ path, query }: Question, signal?: AbortSignal) {
  let pages = 1;
  return {
    count: () => pages,
    read: async (page: number): Promise<NumberRow[]> => {
      const sized = { ...query, page, page_size: fewRows };
      const { data, total } = await getPage<NumberRow>(path, sized, signal);
      pages = Math.ceil(total / fewRows);
      return data;
    },
  };
}

/**
 * The rows of a number among those that hold its digits. A short one is part of many others, in whose order, which
 * is that of the platform, its page is looked for by halves. Throws HttpError.
 */
export async function numberRows(
  question: Question,
  number: string,
  signal?: AbortSignal,
): Promise<NumberRow[]> {
  const query = { ...question.query, filter: number };
  const { read, count } = pagesOf({ ...question, query }, signal);
  const isIt = (row?: NumberRow) => digits(row) === number;
  let [page, rows] = [1, await read(1)];
  let [low, high] = [2, count()];
  while (!rows.some(isIt) && low <= high) {
    page = Math.floor((low + high) / 2);
    rows = await read(page);
    if (number < digits(rows[0])) high = page - 1;
    else if (number > digits(rows.at(-1))) low = page + 1;
    else break;
  }
  // Over several carriers it is there several times, on the pages beside as well; the first one is read already.
  for (let before = page - 1; isIt(rows[0]) && before > 1; before -= 1) {
    rows = [...(await read(before)), ...rows];
  }
  for (let after = page + 1; isIt(rows.at(-1)) && after <= count(); after += 1) {
    rows = [...rows, ...(await read(after))];
  }
  return rows.filter(isIt);
}

/** The records of a number over all carriers, whosever they are. Throws HttpError. */
export async function rowsOfNumber(number: string, signal?: AbortSignal): Promise<PhoneNumber[]> {
  const rows = await numberRows({ path: 'PhoneNumbers' }, number, signal);
  return recordsOf(rows, endpoints['phone-numbers']) as unknown as PhoneNumber[];
}
