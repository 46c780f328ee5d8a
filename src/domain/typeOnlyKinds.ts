/**
 * The alert type of a kind that no message shows: applications word these alerts themselves. Only the
 * platform can filter a list of all accounts by it, because that list comes without types (contract 16.1).
 */
export const typeOnlyKinds: Readonly<Record<string, string>> = {
  fromApplication: 'alert-from-application',
};
