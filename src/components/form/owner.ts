import { useLocation } from 'ra-core';
import { useState } from 'react';
import { providerLevel } from '../../types';

/** What a new record may belong to or hang on; the filters of a list by these go on to its form. */
const ownerKeys = ['account_sid', 'voip_carrier_sid', 'application_sid'] as const;
export type Owner = Partial<Record<(typeof ownerKeys)[number], string>>;

const ownerIn = (filter: unknown): Owner => {
  const values = (filter && typeof filter === 'object' ? filter : {}) as Record<string, unknown>;
  const given = ownerKeys.flatMap((key) => {
    const sid = values[key];
    return typeof sid === 'string' && sid && sid !== providerLevel ? [[key, sid]] : [];
  });
  return Object.fromEntries(given);
};

/** The query with which the form of a new record opens from a list with this filter; '' for none. */
export const ownerSearch = (filter: Record<string, unknown> | undefined): string => {
  const owner = ownerIn(filter);
  return Object.keys(owner).length > 0
    ? `?filter=${encodeURIComponent(JSON.stringify(owner))}`
    : '';
};

const readOwner = (search: string): Owner => {
  try {
    return ownerIn(JSON.parse(new URLSearchParams(search).get('filter') ?? 'null'));
  } catch {
    return {};
  }
};

/**
 * The owner that the address of a form for a new record names, as it was when the form was opened.
 * Only the address counts: what a list was narrowed to some time ago must not choose a customer.
 */
export function useOwner(): Owner {
  const { search } = useLocation();
  const [owner] = useState(() => readOwner(search));
  return owner;
}
