import {
  ListContextProvider,
  type ListControllerResult,
  useRecordSelection,
  useResourceContext,
} from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { useList } from '../useList';
import { useListAddress } from './ListAddress';
import { refreshSeconds, useAutoRefresh } from './RefreshButtons';

interface ListRowsProps {
  /** What the rows are asked with besides the address. */
  meta: object | undefined;
  children: ReactNode;
}

/**
 * Fetches the rows of a list's address and provides them in react-admin's list context. If `ListBase`
 * finds no rows or fails, it navigates to another page with a new history entry
 * (marmelab/react-admin#5987). Here a failure is shown on its page, and a page beyond the end becomes
 * the last one in the same history entry.
 */
export const ListRows = ({ meta, children }: ListRowsProps) => {
  const resource = useResourceContext() ?? '';
  const { filter, sort, pagination, correct } = useListAddress();
  const { page, perPage } = pagination;
  const [isRefreshing] = useAutoRefresh();
  const [selectedIds, selection] = useRecordSelection({ resource });
  const result = useList(
    resource,
    { pagination, sort, filter, meta },
    {
      retry: false,
      placeholderData: (previous) => previous,
      // react-query does not refresh a hidden browser tab; it catches up when the tab is shown.
      refetchInterval: isRefreshing && refreshSeconds * 1000,
      refetchOnWindowFocus: isRefreshing,
    },
  );
  const last = Math.max(1, Math.ceil((result.total ?? 0) / perPage));
  const isBeyond = !result.isFetching && result.total !== undefined && page > last;
  useEffect(() => {
    if (isBeyond) correct(() => ({ page: last }));
  }, [isBeyond, last, correct]);

  const list = {
    ...result,
    resource,
    selectedIds,
    onSelect: selection.select,
    onToggleItem: selection.toggle,
  };
  // What the address says of them is asked of the address alone.
  const value = list as Partial<ListControllerResult> as ListControllerResult;
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
};
