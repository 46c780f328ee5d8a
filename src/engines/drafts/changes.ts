/** One value of a form that is not as it was: where it is, what it was, what it is. */
export interface Change {
  path: string[];
  from: unknown;
  to: unknown;
}

type Values = Record<string, unknown>;

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (value: unknown, key: string): unknown => (isGroup(value) ? value[key] : undefined);

/** Values are JSON; an empty text, null and a missing one are the same. */
const textOf = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null));

/** True when two values of forms mean the same. */
export const isSameValue = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** What differs between the values of a form and those that it began with. A list counts as one value. */
export function changesOf(now: unknown, start: unknown, path: string[] = []): Change[] {
  const groups = [now, start].filter(isGroup);
  const isLeaf =
    groups.length === 0 || [now, start].some((value) => value != null && !isGroup(value));
  if (isLeaf)
    return isSameValue(now, start) ? [] : [{ path, from: start ?? null, to: now ?? null }];
  const keys = new Set(groups.flatMap((group) => Object.keys(group)));
  return [...keys].flatMap((key) =>
    changesOf(partOf(now, key), partOf(start, key), [...path, key]),
  );
}

/** The values with one of them changed; what is given stays as it is. */
export function withChange(values: Values, [key = '', ...rest]: string[], to: unknown): Values {
  if (rest.length === 0) return { ...values, [key]: to };
  const inner = values[key];
  return { ...values, [key]: withChange(isGroup(inner) ? inner : {}, rest, to) };
}

/** The value at a path, undefined where there is none. */
export const valueAt = (values: unknown, path: string[]): unknown =>
  path.reduce<unknown>(partOf, values);

/** As it is typed: what is stored as a number may have been typed as a text. */
const typed = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/**
 * True when what is stored has all that a form wanted: more columns do not matter, the number of rows of
 * a list does.
 */
export function holdsValue(stored: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(stored) &&
      stored.length === wanted.length &&
      wanted.every((row, index) => holdsValue(stored[index], row))
    );
  }
  if (!isGroup(wanted)) return isSameValue(typed(stored), typed(wanted));
  return Object.entries(wanted).every(([key, value]) => holdsValue(partOf(stored, key), value));
}
