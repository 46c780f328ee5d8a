import type { Step } from './plan';
import { changedKeys, type Fields } from './values';
import { comparable } from './verify';

/**
 * The sid of the record that a step made although it was refused, null for none: a browser sends a POST
 * again by itself where a connection that it kept breaks before any answer, and the platform refuses the
 * second for what the first one stored. It is the only one that was not there before, and holds all that was
 * sent, as far as the platform answers that.
 */
export function twinIn(
  rows: readonly Fields[],
  { call, recognize, secrets = [] }: Step,
  idKey: string,
): string | null {
  const sent = call.body as Fields | undefined;
  if (!sent || !recognize || !('made' in recognize) || !recognize.made.by?.length) return null;
  const { before, by } = recognize.made;
  const open = Object.keys(sent).filter((key) => !secrets.some(([column]) => column === key));
  const isTwin = (row: Fields): boolean => {
    const told = open.filter((key) => key in row);
    const isNamed = by.every((key) => !(key in sent) || told.includes(key));
    return isNamed && changedKeys(comparable(sent), comparable(row), told).length === 0;
  };
  const twins = rows.filter((row) => !before.includes(String(row[idKey])) && isTwin(row));
  return twins.length === 1 ? String(twins[0]?.[idKey]) : null;
}
