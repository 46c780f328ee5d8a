/** How many inputs have an error: the leaves of react-hook-form's tree of errors. */
export function countErrors(errors: unknown): number {
  if (!errors || typeof errors !== 'object') return 0;
  if ('message' in errors && 'type' in errors && !Array.isArray(errors)) return 1;
  return Object.values(errors).reduce<number>((sum, value) => sum + countErrors(value), 0);
}
