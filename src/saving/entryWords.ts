import type { Entry } from './journal';

const sid = /^[\da-f]{8}-[\da-f-]{27}$/i;
const most = { words: 3, letters: 40 };

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value && !sid.test(value) ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
};

const cut = (text: string): string =>
  text.length > most.letters ? `${text.slice(0, most.letters).trimEnd()}…` : text;

/** The first few texts that were typed, to tell what an entry is about; none of them is a sid. */
export const wordsOf = ({ changes }: Pick<Entry, 'changes'>): string[] =>
  changes
    .flatMap(({ to }) => textsIn(to))
    .slice(0, most.words)
    .map(cut);
