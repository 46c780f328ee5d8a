import type { usesCalls } from './usesCalls';

type Calls = typeof usesCalls;

/** What uses a record, for its page; the code comes with the first page that shows it. All throw HttpError. */
export const usesMethods: Calls = {
  getUses: async (...asked) => (await import('./usesCalls')).usesCalls.getUses(...asked),
};
