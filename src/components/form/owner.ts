import { useLocation } from 'ra-core';
import { useState } from 'react';
import { filterIn } from '../../routing/addresses';
import { providerLevel } from '../../types';

/** What a new record may belong to or hang on; the filters of a list by these go on to its form. */
const ownerKeys = ['account_sid', 'voip_carrier_sid', 'application_sid'] as const;
export type Owner = Partial<Record<(typeof ownerKeys)[number], string>>;

const ownerIn = (values: Record<string, unknown>): Owner => {
  const given = ownerKeys.flatMap((key) => {
    const sid = values[key];
    return typeof sid === 'string' && sid && sid !== providerLevel ? [[key, sid]] : [];
  });
  return Object.fromEntries(given);
};

/** The owner that the form of a new record begins with from a list with this filter; null for none. */
export const ownerOf = (filter: Record<string, unknown> | undefined): Owner | null => {
  const owner = ownerIn(filter ?? {});
  return Object.keys(owner).length > 0 ? owner : null;
};

/**
 * The owner that the address of a form for a new record names, as it was when the form was opened.
 * Only the address counts: what a list was narrowed to some time ago must not choose a customer.
 */
export function useOwner(): Owner {
  const { search } = useLocation();
  const [owner] = useState(() => ownerIn(filterIn(search) ?? {}));
  return owner;
}
