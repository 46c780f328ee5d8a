import { vendorName } from '../domain/vendorNames';
import type { Change } from '../engines/drafts';
import type { Entry } from './journal';

const sid = /^[\da-f]{8}-[\da-f-]{27}$/i;
const most = { words: 3, letters: 40 };

/** Fields that hold a vendor, such as `vendor` and `speech_synthesis_vendor`. */
const ofVendors = /(^|_)vendor$/;

/** The texts of a value, which has a key in its record or row; a vendor is called by its name. */
const textsIn = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') {
    if (!value || sid.test(value)) return [];
    return [ofVendors.test(name) ? vendorName(value) : value];
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'local_id' ? [] : textsIn(part, key),
  );
};

const cut = (text: string): string =>
  text.length > most.letters ? `${text.slice(0, most.letters).trimEnd()}…` : text;

/**
 * The first few texts that were typed, to tell what an entry is about: those of the record before those of
 * its rows. None of them is a sid, or what stands for one.
 */
export const wordsOf = ({ changes }: Pick<Entry, 'changes'>): string[] => {
  const isText = ({ to }: Change) => typeof to === 'string';
  return [...changes.filter(isText), ...changes.filter((change) => !isText(change))]
    .flatMap(({ path, to }) => textsIn(to, String(path.at(-1))))
    .slice(0, most.words)
    .map(cut);
};
