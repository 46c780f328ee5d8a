import type { ServiceProvider } from '../types';
import { useList } from './useList';

/** The question for all of them. */
export const everyProvider = {
  pagination: { page: 1, perPage: 10_000 },
  sort: { field: 'name', order: 'ASC' },
} as const;

/**
 * Every service provider that the operator may see, by name: one request for the whole console, and
 * none for what is opened later, as the command palette; own writes are seen at once.
 */
export const useServiceProviders = () =>
  useList<ServiceProvider>('service-providers', everyProvider, { refetchOnMount: false });
