import { numberKey } from '../domain/numberKey';
import { compareTexts } from '../domain/textOrder';
import { valueAtPath } from '../domain/valueAtPath';
import { providerLevel } from '../types';

type Fields = Record<string, unknown>;

/** Fields that a text filter never looks at: secrets, and what no operator reads. */
const unsearched = /secret|password|token|credential|_hook$|env_vars|app_json/;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '';

/** A value that is a phone number, or a part of one: of anything else digits are no number. */
const isNumber = (value: string): boolean => /^\+?\d+$/.test(value);

/**
 * True if every word of `text` is in some searchable value of the record, ignoring case, or is a
 * spelling of a number in one of them.
 */
export function matchesText(record: object, text: string): boolean {
  const values = Object.entries(record)
    .filter(([key]) => !unsearched.test(key))
    .map(([, value]) => textOf(value));
  const words = text.toLowerCase().split(/\s+/);
  if (words.every((word) => values.some((value) => value.includes(word)))) return true;
  const key = numberKey(text);
  return key !== undefined && values.some((value) => isNumber(value) && value.includes(key));
}

/**
 * True when the record passes a filter: `q` is free text, every other key must equal the record's
 * value, and `providerLevel` as an account means none; empty filter values are no filter.
 */
function matchesFilter(record: object, filter: Fields): boolean {
  return Object.entries(filter).every(([key, wanted]) => {
    if (wanted === undefined || wanted === null || wanted === '') return true;
    if (key === 'q') return matchesText(record, String(wanted).trim());
    if (wanted === providerLevel) return !(record as Fields)[key];
    const value = (record as Fields)[key];
    // Numbers come from addresses as texts.
    return typeof value === 'number' ? String(value) === String(wanted) : value === wanted;
  });
}

/** Compares two values of a column: empty ones last, texts as a person would, numbers by size, true before false. */
export function compareValues(a: unknown, b: unknown): number {
  const isEmptyA = a === null || a === undefined || a === '';
  const isEmptyB = b === null || b === undefined || b === '';
  if (isEmptyA || isEmptyB) return Number(isEmptyA) - Number(isEmptyB);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(b) - Number(a);
  return compareTexts(String(a), String(b));
}

interface ListParams {
  filter?: Fields;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** What a row is sorted by; the value of the field unless given. */
  shownOf?: (row: object) => unknown;
  pagination?: { page: number; perPage: number };
}

/**
 * Filters, sorts and pages rows in the browser, for lists that the platform answers whole. Empty
 * values sort last in both directions. A page beyond the end answers no rows and the true total.
 */
export function applyListParams<R extends object>(
  rows: R[],
  { filter = {}, sort, shownOf, pagination }: ListParams,
): { data: R[]; total: number } {
  const kept = rows.filter((row) => matchesFilter(row, filter));
  if (sort) {
    const { field, order } = sort;
    const value = shownOf ?? ((row: object) => valueAtPath(row, field));
    const sign = order === 'DESC' ? -1 : 1;
    kept.sort((a, b) => {
      const left = value(a);
      const right = value(b);
      const isOneEmpty = [left, right].some(
        (value) => value === null || value === undefined || value === '',
      );
      return compareValues(left, right) * (isOneEmpty ? 1 : sign);
    });
  }
  if (!pagination) return { data: kept, total: kept.length };
  const start = (pagination.page - 1) * pagination.perPage;
  return { data: kept.slice(start, start + pagination.perPage), total: kept.length };
}
