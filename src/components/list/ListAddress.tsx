import {
  useEvent,
  useLocation,
  useResourceContext,
  useResourceDefinition,
  useStoreContext,
} from 'ra-core';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { here, placeOf } from '../../routing/addresses';
import {
  changeSearch,
  completeSearch,
  isSet,
  type ListChange,
  type ListLook,
  type ListQuery,
  listIn,
  lookIn,
  openIn,
  requiredOf,
} from '../../routing/listAddress';
import { providerLevel } from '../../types';
import type { ListBeginning, ResourceOptions } from '../../types/resourceOptions';
import { useConsole, useConsoleActions } from '../ConsoleContext';
import { useOwnSearch } from '../page/useOwnSearch';

type Change = (list: ListQuery) => ListChange;

/** What the address of a list says, and the one way to change it. */
interface ListAddress extends ListQuery, ListLook {
  /** The account that the list is narrowed to. */
  accountSid: string | null;
  /** The row that is open. */
  openId: string | null;
  /** The filters that are set and that the list can do without. */
  narrowing: string[];
  /**
   * Changes what the address says by then, be it not drawn yet: two controls that are used one right
   * after the other do not undo each other's work. Makes a new entry in the history.
   */
  change: (change: Change) => void;
  /** The same for changes that nobody requested: replaces the history entry. */
  correct: (change: Change) => void;
  /** Takes away the filters that the list can do without. */
  clear: () => void;
}

const ListAddressContext = createContext<ListAddress | null>(null);

export function useListAddress(): ListAddress {
  const address = useContext(ListAddressContext);
  if (!address) throw new Error('ListAddressProvider is missing');
  return address;
}

/** How the list of a resource begins. */
function useBeginning(resource: string): ListBeginning {
  const { options } = useResourceDefinition<ResourceOptions>({ resource });
  const { beginning } = (options ?? {}) as ResourceOptions;
  if (!beginning) throw new Error(`${resource} has no list`);
  return beginning;
}

/** Completes a query of the list, by what is known of the operator's visit. */
function useCompletion(resource: string, beginning: ListBeginning) {
  const { identity } = useConsole();
  const { storedAccountFilter } = useConsoleActions();
  const [storedAccount] = useState(storedAccountFilter);
  const store = useStoreContext();
  const key = `${resource}.listSearch`;
  const complete = (search: string) =>
    completeSearch(search, beginning, {
      ownAccount: identity.accountSid,
      storedAccount,
      storedSearch: store.getItem<string>(key) ?? '',
    });
  const keep = useEvent((search: string) => store.setItem(key, search));
  return { complete, keep };
}

/** What is to be written; and whether it is there yet. */
interface Written {
  search: string;
  isStep: boolean;
  isTurn: boolean;
  isDue: boolean;
}

/** Changes the address: all changes of one moment at once. */
function useWriter(
  resource: string,
  { sort }: ListBeginning,
  complete: (search: string) => string,
) {
  const writeSearch = useOwnSearch();
  const written = useRef<Written | null>(null);
  const flush = () => {
    if (!written.current) return;
    const { search, isStep, isTurn } = written.current;
    written.current.isDue = false;
    writeSearch(search, { replace: !isStep, state: { _scrollToTop: isTurn } });
    // By then the browser's address says it.
    setTimeout(() => {
      if (!written.current?.isDue) written.current = null;
    });
  };
  return useEvent((change: Change, isCorrection = false) => {
    const { pathname, search } = here();
    const { area, sid } = placeOf(pathname) ?? {};
    // Too late, as a search may be, when the operator is elsewhere already.
    if (area !== resource || sid) return;
    const before = written.current?.search ?? complete(search);
    const changes = change(listIn(before, sort));
    const isDue = written.current?.isDue ?? false;
    // Another row, or none, in the place of the open one.
    const isSwap = changes.open !== undefined && openIn(before) !== null;
    written.current = {
      search: changeSearch(before, changes),
      isStep: !(isCorrection || isSwap) || (isDue && Boolean(written.current?.isStep)),
      isTurn: changes.page !== undefined,
      isDue: true,
    };
    if (!isDue) queueMicrotask(flush);
  });
}

/** The ends of a range belong to the choice of a date. */
const rangeKeys = ['from', 'to'];

/** The account that filters narrow a list to; null for none. */
const accountOf = ({ account_sid }: ListQuery['filter']): string | null =>
  typeof account_sid === 'string' && account_sid !== providerLevel ? account_sid || null : null;

/**
 * Provides the address of the resource's list to everything within. Completes an address that lacks part
 * of the state, without a step for the Back button, so that it shows the same to everyone who opens it.
 */
export const ListAddressProvider = ({ children }: { children: ReactNode }) => {
  const resource = useResourceContext() ?? '';
  const beginning = useBeginning(resource);
  const { complete, keep } = useCompletion(resource, beginning);
  const { identity } = useConsole();
  const { storeAccountFilter } = useConsoleActions();
  const { search, state } = useLocation();
  const writeSearch = useOwnSearch();
  const shown = complete(search);
  useEffect(() => {
    if (shown === search) keep(search);
    else writeSearch(shown, { replace: true, state });
  }, [shown, search, state, keep, writeSearch]);

  const write = useWriter(resource, beginning, complete);
  const change = useEvent((change: Change) =>
    write((list) => {
      const changes = change(list);
      // Lists of this section begin with it.
      const account = accountOf(changes.filter ?? list.filter);
      if (account !== accountOf(list.filter)) storeAccountFilter(account);
      return changes;
    }),
  );
  const value = useMemo<ListAddress>(() => {
    const required = requiredOf(beginning, identity.accountSid);
    const isKept = ([key]: [string, unknown]) =>
      key in required || ('date' in required && rangeKeys.includes(key));
    const list = listIn(shown, beginning.sort);
    return {
      ...list,
      ...lookIn(shown),
      accountSid: accountOf(list.filter),
      openId: openIn(shown),
      narrowing: Object.entries(list.filter)
        .filter((entry) => isSet(entry) && !isKept(entry))
        .map(([key]) => key),
      change,
      correct: (change) => write(change, true),
      clear: () =>
        change(({ filter }) => ({
          filter: Object.fromEntries(Object.entries(filter).filter(isKept)),
        })),
    };
  }, [shown, beginning, identity.accountSid, change, write]);
  return <ListAddressContext.Provider value={value}>{children}</ListAddressContext.Provider>;
};
