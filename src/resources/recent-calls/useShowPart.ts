import { useLocation } from 'ra-core';
import { useOwnSearch } from '../../components/page/useOwnSearch';
import { here } from '../../routing/addresses';

let count = 0;

/**
 * Shows another tab of a call, with what is to be open in it. Each time is counted in the state of the
 * location: what an open part writes to the URL itself is thus no request.
 */
export function useShowPart(): (tab: string, more?: Record<string, string>) => void {
  const { state } = useLocation();
  const changeSearch = useOwnSearch();
  return (tab, more = {}) => {
    // The address itself: what was drawn of it last may be from before the last change.
    const query = new URLSearchParams(here().search);
    for (const [name, value] of Object.entries({ tab, ...more })) query.set(name, value);
    count += 1;
    changeSearch(`?${query}`, { replace: true, state: { ...state, asked: count } });
  };
}

/** The number of the last request to show a part; 0 where there was none. */
export const useAsked = (): number => Number(useLocation().state?.asked ?? 0);
