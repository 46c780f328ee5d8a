import pLimit from 'p-limit';
import type { Query, Question } from '../http';
import { getAllPages, knownTotal } from './cachedList';
import { currentCaller } from './caller';
import { endpoints } from './endpoints';
import { planList, wholePage } from './listPlan';
import { type NumberPart, numberParts } from './numberParts';
import { type NumberRow, numberRows } from './numberRows';
import { digitsOf } from './paths';
import { questionsAtOnce } from './prices';

/** Rows of one answer. */
const rowsAtOnce = 1000;

const numbersOf = (rows: NumberRow[]): string[] => rows.map(({ number }) => digitsOf(number) ?? '');

/** The numbers of a question, as far as they are wanted. */
async function numbersWith(
  question: Question,
  { part, isNumber }: NumberPart,
  signal?: AbortSignal,
): Promise<string[]> {
  if (isNumber) return numbersOf(await numberRows(question, part, signal));
  const query: Query = { ...question.query, filter: part };
  return numbersOf(
    await getAllPages<NumberRow>(question.path, query, { perPage: rowsAtOnce, signal }),
  );
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
    : [numbersOf(await getAllPages<NumberRow>(path, asked, { perPage: wholePage, signal }))];
  const there = new Set(answers.flat());
  return numbers.filter((number) => there.has(number));
}
