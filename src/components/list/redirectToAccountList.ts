import type { RaRecord } from 'ra-core';

/** Where a new record leads: its list, narrowed to its account, so that it is there to see. */
export const redirectToAccountList = (
  resource = '',
  _id?: unknown,
  { account_sid }: Partial<RaRecord> = {},
): string => {
  const filter = JSON.stringify(account_sid ? { account_sid } : {});
  return `${resource}?filter=${encodeURIComponent(filter)}`;
};
