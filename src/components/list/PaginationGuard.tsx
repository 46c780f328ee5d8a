import {
  type RouterNavigateFunction,
  type RouterProvider,
  RouterProviderContext,
  useListContext,
  useNavigate,
  useRouterProvider,
} from 'ra-core';
import {
  createContext,
  type MutableRefObject,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';

/** What the list has at the page that it is on: rows or none yet, an error, or no such page. */
type PageStatus = 'exists' | 'failed' | 'missing';

const PageStatusContext = createContext<MutableRefObject<PageStatus> | null>(null);

/** A navigation to another page of the list: react-admin marks those to scroll up. */
const isPageChange = (to: unknown, state: unknown): boolean =>
  typeof to === 'object' &&
  !(to as { pathname?: string }).pathname &&
  (state as { _scrollToTop?: boolean } | undefined)?._scrollToTop === true;

/**
 * Corrects what react-admin does when a list has no such page: it goes to one that exists with a new
 * entry in the history, so that Back leads to the missing page, and from there forward again. Here
 * the entry is replaced. It also goes to the first page when a page could not be loaded: here the
 * error stays, with its Retry. Nothing but `navigate` tells these steps from those of the operator.
 */
export const PaginationGuard = ({ children }: { children: ReactNode }) => {
  const outer = useRouterProvider();
  const navigate = useNavigate();
  const status = useRef<PageStatus>('exists');
  const changePage = useCallback<RouterNavigateFunction>(
    (to, options) => {
      if (status.current === 'exists' || !isPageChange(to, options?.state)) navigate(to, options);
      else if (status.current === 'missing') navigate(to, { ...options, replace: true });
    },
    [navigate],
  );
  const router = useMemo<RouterProvider>(
    () => ({ ...outer, useNavigate: () => changePage }),
    [outer, changePage],
  );
  return (
    <RouterProviderContext.Provider value={router}>
      <PageStatusContext.Provider value={status}>{children}</PageStatusContext.Provider>
    </RouterProviderContext.Provider>
  );
};

/** Tells the guard around the list what there is at its page; to be called within the list. */
export function usePageStatus(): PageStatus {
  const shared = useContext(PageStatusContext);
  const { data, error, total, page, perPage } = useListContext();
  const last = Math.max(1, Math.ceil((total ?? 0) / perPage));
  const isThere = page >= 1 && (total === undefined || page <= last);
  const status = error && !data ? 'failed' : isThere ? 'exists' : 'missing';
  useEffect(() => {
    if (shared) shared.current = status;
  }, [shared, status]);
  return status;
}
