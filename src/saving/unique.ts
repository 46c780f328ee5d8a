import { fieldError, HttpError } from '../http/HttpError';
import type { Savable } from './input';
import { type Fields, isSame } from './values';

const isSameText = (key: string, mine: Fields, other: Fields): boolean =>
  String(mine[key]).trim().toLowerCase() === String(other[key] ?? '').toLowerCase();

/** The changed values of which each must differ from every other record's. */
export const uniqueKeys = ({ unique = {} }: Savable, data: Fields, previous: Fields): string[] =>
  Object.keys(unique).filter((key) => data[key] && !isSame(data[key], previous[key]));

/**
 * The refusal of changed values that another record has already (rule 4.8), one error for all their
 * fields (decision 82); undefined where they are free. `others` are the records to compare with.
 */
export function takenBy(
  others: readonly Fields[],
  { unique = {}, idKey, clash = isSameText }: Savable,
  data: Fields,
  previous: Fields,
  id: string | null,
): HttpError | undefined {
  const rows = others.filter((row) => row[idKey] !== id);
  const keys = Object.keys(unique).filter((key) => data[key] && !isSame(data[key], previous[key]));
  const taken = keys.filter((key) => rows.some((row) => clash(key, { ...previous, ...data }, row)));
  const [first, ...more] = taken.map((field) => ({ field, message: unique[field] ?? '' }));
  if (!first) return undefined;
  const errors = Object.fromEntries(
    more.map(({ field, message }) => [field, fieldError({ message })]),
  );
  return new HttpError(422, first, { errors });
}
