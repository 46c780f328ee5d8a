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

/** What stands where the page should be. */
type PageStatus = 'page' | 'failure' | 'nothing';

const StandingContext = createContext<MutableRefObject<PageStatus> | null>(null);

/** A step to another page of the list: react-admin marks those that scroll up. */
const isTurn = (to: unknown, state: unknown): boolean =>
  typeof to === 'object' &&
  !(to as { pathname?: string }).pathname &&
  (state as { _scrollToTop?: boolean } | undefined)?._scrollToTop === true;

/**
 * Where a list has no such page, react-admin turns to one that there is, as a step of history: Back
 * would lead to where it turns again. Here that page takes the place of the other one. It turns to
 * the first page also where one could not be had: here the failure stays, to be asked for again.
 */
export const PaginationGuard = ({ children }: { children: ReactNode }) => {
  const outer = useRouterProvider();
  const navigate = useNavigate();
  const standing = useRef<PageStatus>('page');
  const turn = useCallback<RouterNavigateFunction>(
    (to, options) => {
      if (standing.current === 'page' || !isTurn(to, options?.state)) navigate(to, options);
      else if (standing.current === 'nothing') navigate(to, { ...options, replace: true });
    },
    [navigate],
  );
  const router = useMemo<RouterProvider>(
    () => ({ ...outer, useNavigate: () => turn }),
    [outer, turn],
  );
  return (
    <RouterProviderContext.Provider value={router}>
      <StandingContext.Provider value={standing}>{children}</StandingContext.Provider>
    </RouterProviderContext.Provider>
  );
};

/** Tells the page turns of a list how it stands; to be called within the list. */
export function usePageStatus(): PageStatus {
  const told = useContext(StandingContext);
  const { data, error, total, page, perPage } = useListContext();
  const last = Math.max(1, Math.ceil((total ?? 0) / perPage));
  const isThere = page >= 1 && (total === undefined || page <= last);
  const standing = error && !data ? 'failure' : isThere ? 'page' : 'nothing';
  useEffect(() => {
    if (told) told.current = standing;
  }, [told, standing]);
  return standing;
}
