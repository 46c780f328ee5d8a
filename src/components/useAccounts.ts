import { useGetList } from 'ra-core';
import type { Account } from '../types';

/** Every account that the operator may see, by name: one request for filters, names and choices. */
export const useAccounts = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useGetList<Account>(
    'accounts',
    { pagination: { page: 1, perPage: 10_000 }, sort: { field: 'name', order: 'ASC' } },
    { enabled },
  );
