import { useLocation, useNavigate } from 'ra-core';

/** The open tab, a query parameter beside the others. An unknown one means the first tab. */
export const useOpenTab = (
  tabs: readonly { id: string }[],
  param: string,
): [string, (tab: string) => void] => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const asked = query.get(param);
  const open = tabs.find(({ id }) => id === asked)?.id ?? tabs[0]?.id ?? '';
  const choose = (tab: string) => {
    query.set(param, tab);
    navigate({ search: `?${query}` }, { replace: true, state });
  };
  return [open, choose];
};
