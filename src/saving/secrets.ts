import type { Fields } from './values';

/** Where secrets are in a value: keys, and `*` for any row. */
export type SecretPaths = readonly (readonly string[])[];

/** A copy of a value with what stands at a path given to `change`, where there is something. */
export function changedAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (found: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return key === '*' ? value.map((one) => changedAt(one, rest, change)) : value;
  }
  if (!value || typeof value !== 'object' || !(key in value)) return value;
  return { ...value, [key]: changedAt((value as Fields)[key], rest, change) };
}

/** A copy of a record without what stands at the paths. */
export const withoutPaths = (fields: Fields, paths: SecretPaths): Fields =>
  paths.reduce<Fields>((left, path) => {
    const last = path.at(-1) ?? '';
    const without = (holder: unknown) =>
      holder && typeof holder === 'object'
        ? Object.fromEntries(Object.entries(holder).filter(([key]) => key !== last))
        : holder;
    return changedAt(left, path.slice(0, -1), without) as Fields;
  }, fields);
