import { useLocation, useNavigate, useStore } from 'ra-core';
import { useEffect } from 'react';
import { filterInUrl } from './filterInUrl';

type Filter = Record<string, unknown>;
interface StoredParams {
  filter?: Filter;
  page?: number;
  perPage?: number;
}

/**
 * Completes the URL of a list, so that it shows the same to whoever opens it: required filters that
 * are missing are added, from the stored ones of this list, else as given; null means not known yet.
 * `defaults` are filters of a first visit that the operator may remove. Returns whether the URL is
 * complete.
 */
export function useCanonicalUrl(
  resource: string,
  required: Filter | undefined,
  defaults?: Filter,
): boolean {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [stored] = useStore<StoredParams>(`${resource}.listParams`, {});
  const query = new URLSearchParams(search);
  const inUrl = filterInUrl(search);
  const filter = inUrl ?? stored.filter ?? defaults ?? {};
  const missing = Object.keys(required ?? {}).filter((key) => !filter[key]);
  const isComplete = required === undefined || (inUrl !== null && missing.length === 0);
  const canComplete = !isComplete && missing.every((key) => required[key] !== null);

  if (canComplete) {
    query.set('filter', JSON.stringify({ ...required, ...filter }));
    if (inUrl === null && stored.perPage) query.set('perPage', String(stored.perPage));
  }
  const completed = canComplete ? `?${query}` : null;
  useEffect(() => {
    if (completed) navigate({ search: completed }, { replace: true, state });
  }, [completed, navigate, state]);
  return isComplete;
}
