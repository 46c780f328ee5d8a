export type Fields = Record<string, unknown>;

/** Empty text and a missing value are null; text is not trimmed. */
const emptyToNull = (value: unknown): unknown =>
  value === '' || value === undefined ? null : value;

/** Deep equality of JSON values, where an empty text, null and a missing key are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  const left = emptyToNull(a);
  const right = emptyToNull(b);
  if (left === right) return true;
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') {
    return false;
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isSame((left as Fields)[key], (right as Fields)[key]));
}

/** A value as it is sent; some flags are sent as numbers. */
export const wireValue = (value: unknown, isNumericFlag: boolean): unknown =>
  isNumericFlag ? Number(Boolean(value)) : emptyToNull(value);

/** Flags are answered as 0 and 1, and sent as either. */
const flagToNumber = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);

/** Those of `keys` that `data` holds with another value than `previous`. */
export const changedKeys = <R, K extends keyof R>(
  data: Partial<R>,
  previous: Partial<R>,
  keys: readonly K[] = [],
): K[] =>
  keys.filter(
    (key) =>
      key in (data as object) && !isSame(flagToNumber(data[key]), flagToNumber(previous[key])),
  );
