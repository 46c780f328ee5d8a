/**
 * How many inputs changed: the leaves of react-hook-form's tree of dirty fields. A row of a list
 * counts once, whatever changed in it.
 */
export function countDirty(dirty: unknown): number {
  if (dirty === true) return 1;
  if (!dirty || typeof dirty !== 'object') return 0;
  if (Array.isArray(dirty)) return dirty.filter((row) => countDirty(row) > 0).length;
  return Object.values(dirty).reduce<number>((sum, value) => sum + countDirty(value), 0);
}
