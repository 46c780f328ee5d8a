import { useLocation, useNavigate, useStore } from 'ra-core';
import { useEffect } from 'react';
import { filterIn, searchOf } from '../../routing/addresses';

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
  const { filter: _, ...others } = Object.fromEntries(new URLSearchParams(search));
  const inUrl = filterIn(search);
  const filter = inUrl ?? stored.filter ?? defaults ?? {};
  const missing = Object.keys(required ?? {}).filter((key) => !filter[key]);
  const isComplete = required === undefined || (inUrl !== null && missing.length === 0);
  const canComplete = !isComplete && missing.every((key) => required[key] !== null);
  const perPage = inUrl === null && stored.perPage;
  const completed = canComplete
    ? searchOf({
        filter: { ...required, ...filter },
        search: { ...others, ...(perPage && { perPage: String(perPage) }) },
      })
    : null;
  useEffect(() => {
    if (completed) navigate({ search: completed }, { replace: true, state });
  }, [completed, navigate, state]);
  return isComplete;
}
