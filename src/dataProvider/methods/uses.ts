import type { usesCalls } from './usesCalls';

type Calls = typeof usesCalls;

const calls = async () => (await import('./usesCalls')).usesCalls;

/**
 * What uses a record, for its page and before its deletion; the code comes with the first that asks. All
 * throw HttpError.
 */
export const usesMethods: Calls = {
  getUses: async (...asked) => (await calls()).getUses(...asked),
  getAccountUsage: async (...asked) => (await calls()).getAccountUsage(...asked),
  getApplicationUsage: async (...asked) => (await calls()).getApplicationUsage(...asked),
  getCarrierUsage: async (...asked) => (await calls()).getCarrierUsage(...asked),
};
