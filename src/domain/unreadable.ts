type Fields = Record<string, unknown>;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** True when a value holds nothing at the path, in any row where the path goes through a list. */
function isMissing(value: unknown, [key, ...rest]: string[]): boolean {
  if (key === undefined) return isEmpty(value);
  if (Array.isArray(value)) return value.some((row) => isMissing(row, rest));
  return !value || typeof value !== 'object' || isMissing((value as Fields)[key], rest);
}

const vendorOf = (group: unknown): unknown =>
  group && typeof group === 'object' && 'vendor' in group ? group.vendor : undefined;

/**
 * Paths of what `record` came with in a form that cannot be read and `data` still has no value for,
 * such as `call_hook.url`: sent as it is, it would be erased. A group of another vendor owes nothing
 * to the one before.
 */
export function unreadPaths(data: object, record: object | undefined): string[] {
  const { unreadable = [] } = (record ?? {}) as { unreadable?: string[] };
  return unreadable.filter((path) => {
    const [key = ''] = path.split('.', 1);
    const [value, before] = [(data as Fields)[key], (record as Fields)[key]];
    const isReplaced = vendorOf(value) !== undefined && vendorOf(value) !== vendorOf(before);
    return key in data && !isReplaced && isMissing(data, path.split('.'));
  });
}
