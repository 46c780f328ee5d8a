import { mostQuestions, questionsAtOnce, recordsOfRound } from './prices';

/** So many rows of a list arrive in the time that one question takes. */
const rowsOfQuestion = recordsOfRound / questionsAtOnce;
/** How many numbers there are where nobody knows: too many rather than too few. */
const manyNumbers = 100_000;
/** How many places of a number a part of it may stand at. */
const places = 10;

/** What the platform is asked for: numbers that hold this, which is a number itself or how some of them begin. */
export interface NumberPart {
  part: string;
  isNumber: boolean;
}

interface Priced {
  parts: NumberPart[];
  /** In rows of a list. */
  cost: number;
}

/** Texts that are alike in what `keyOf` says of them. */
function alike<Key>(texts: readonly string[], keyOf: (text: string) => Key): string[][] {
  const groups = new Map<Key, string[]>();
  for (const text of texts) {
    const key = keyOf(text);
    const group = groups.get(key);
    if (group) group.push(text);
    else groups.set(key, [text]);
  }
  return [...groups.values()];
}

/** How many of all numbers hold a part by chance. */
const strays = ({ length }: string, total: number): number =>
  Math.min(total, (places * total) / 10 ** length);

/** The page of one number among those that hold it is looked for by halves. */
const costOfNumber = (number: string, total: number): number =>
  rowsOfQuestion * (1 + Math.log2(Math.max(1, strays(number, total))));

/** The cheapest questions for numbers of one length that begin alike: for their beginning, or for parts of them. */
function partsFrom(numbers: string[], beginning: string, total: number): Priced {
  const [first = ''] = numbers;
  if (numbers.length === 1) {
    return { parts: [{ part: first, isNumber: true }], cost: costOfNumber(first, total) };
  }
  const at = beginning.length;
  const further = alike(numbers, (number) => number[at]).map((some) =>
    partsFrom(some, some[0]?.slice(0, at + 1) ?? '', total),
  );
  const cost = further.reduce((sum, one) => sum + one.cost, 0);
  const own = rowsOfQuestion + 10 ** (first.length - at) + strays(beginning, total);
  return own <= cost
    ? { parts: [{ part: beginning, isNumber: false }], cost: own }
    : { parts: further.flatMap(({ parts }) => parts), cost };
}

/**
 * What the platform is asked for so that its answers tell of each number whether it is there: numbers in a row
 * share a question. Null where the whole list, of `total` numbers, costs less, or that would be too many
 * questions.
 */
export function numberParts(numbers: readonly string[], total?: number): NumberPart[] | null {
  const all = total ?? manyNumbers;
  const lengths = alike([...new Set(numbers)].filter(Boolean), ({ length }) => length);
  const priced = lengths.map((some) => partsFrom(some, '', all));
  const parts = priced.flatMap((one) => one.parts);
  const cost = priced.reduce((sum, one) => sum + one.cost, 0);
  const isDear = total !== undefined && cost >= total + rowsOfQuestion;
  return isDear || parts.length > mostQuestions ? null : parts;
}
