import pLimit from 'p-limit';
import type { Query, Question } from '../http';
import { getAllPages, getPage, knownTotal } from './cachedList';
import { currentCaller } from './caller';
import { endpoints } from './endpoints';
import { planList, wholePage } from './listPlan';
import { type NumberPart, numberParts } from './numberParts';
import { digitsOf } from './paths';
import { questionsAtOnce } from './prices';

/** Rows of one answer; of one that is about a single number. */
const rowsAtOnce = 1000;
const fewRows = 25;

interface Row {
  number?: unknown;
}

const numbersOf = (rows: Row[]): string[] => rows.map(({ number }) => digitsOf(number) ?? '');

/**
 * Those of the rows that hold a number in which it may be: a short one is part of many others, in whose order,
 * which is that of the platform, its page is looked for.
 */
async function rowsAround(
  { path, query }: Question,
  number: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const ask = async (page: number) => {
    const sized = { ...query, page, page_size: fewRows };
    const { data, total } = await getPage<Row>(path, sized, signal);
    return { numbers: numbersOf(data), total };
  };
  let { numbers, total } = await ask(1);
  let [low, high] = [2, Math.ceil(total / fewRows)];
  while (!numbers.includes(number) && low <= high) {
    const middle = Math.floor((low + high) / 2);
    ({ numbers, total } = await ask(middle));
    const [first = ''] = numbers;
    if (number < first) high = middle - 1;
    else if (number > (numbers.at(-1) ?? '')) low = middle + 1;
    else break;
  }
  return numbers;
}

/** The numbers of a question, as far as they are wanted. */
async function numbersWith(
  question: Question,
  { part, isNumber }: NumberPart,
  signal?: AbortSignal,
): Promise<string[]> {
  const query: Query = { ...question.query, filter: part };
  if (isNumber) return rowsAround({ ...question, query }, part, signal);
  return numbersOf(await getAllPages<Row>(question.path, query, { perPage: rowsAtOnce, signal }));
}

/**
 * Those of the numbers, as they are stored, that the caller's provider or account has already, whatever their
 * carrier: the platform itself compares them with one carrier's only (contract 23.54). Throws HttpError.
 */
export async function existingNumbers(
  numbers: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  if (numbers.length === 0) return [];
  const endpoint = endpoints['phone-numbers'];
  const [{ path, query = {} }] = planList(endpoint, await currentCaller(), {}).questions;
  const { page: _page, page_size: _size, ...asked } = query;
  const parts = numberParts(numbers, knownTotal(path, asked));
  const limit = pLimit(questionsAtOnce);
  const answers = parts
    ? await limit.map(parts, (part) =>
        numbersWith({ path, query: asked }, part, signal).catch((error: unknown) => {
          limit.clearQueue();
          throw error;
        }),
      )
    : [numbersOf(await getAllPages<Row>(path, asked, { perPage: wholePage, signal }))];
  const there = new Set(answers.flat());
  return numbers.filter((number) => there.has(number));
}
