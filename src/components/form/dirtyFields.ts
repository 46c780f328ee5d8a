/** How many inputs changed: the leaves of react-hook-form's tree of dirty fields. */
export function countDirty(dirty: unknown): number {
  if (dirty === true) return 1;
  if (!dirty || typeof dirty !== 'object') return 0;
  return Object.values(dirty).reduce<number>((sum, value) => sum + countDirty(value), 0);
}
