import { useLocation } from 'ra-core';
import { here } from '../../routing/addresses';
import { useOwnSearch } from '../page/useOwnSearch';

/** The open tab, a query parameter beside the others. An unknown one means the first tab. */
export const useOpenTab = (
  tabs: readonly { id: string }[],
  param: string,
): [string, (tab: string) => void] => {
  const { search, state } = useLocation();
  const changeSearch = useOwnSearch();
  const asked = new URLSearchParams(search).get(param);
  const open = tabs.find(({ id }) => id === asked)?.id ?? tabs[0]?.id ?? '';
  const choose = (tab: string) => {
    // The address itself: what was drawn of it last may be from before the last change.
    const query = new URLSearchParams(here().search);
    query.set(param, tab);
    changeSearch(`?${query}`, { replace: true, state });
  };
  return [open, choose];
};
