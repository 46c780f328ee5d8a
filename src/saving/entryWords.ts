import type { Entry } from './journal';

const sid = /^[\da-f]{8}-[\da-f-]{27}$/i;
const most = { words: 3, letters: 40 };

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value && !sid.test(value) ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'local_id' ? [] : textsIn(part)));
};

const cut = (text: string): string =>
  text.length > most.letters ? `${text.slice(0, most.letters).trimEnd()}…` : text;

/**
 * The first few texts that were typed, to tell what an entry is about: those of the record before those of
 * its rows. None of them is a sid, or what stands for one.
 */
export const wordsOf = ({ changes }: Pick<Entry, 'changes'>): string[] => {
  const values = changes.map(({ to }) => to);
  const isText = (value: unknown) => typeof value === 'string';
  return [...values.filter(isText), ...values.filter((value) => !isText(value))]
    .flatMap(textsIn)
    .slice(0, most.words)
    .map(cut);
};
