/** How browsers call a script that could not be fetched. */
const words = /dynamically imported module|Importing a module script failed|Unable to preload/i;

/** Whether code was missing, as without a network or after an upgrade, and nothing is wrong with it. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && words.test(error.message);
