import { type RaRecord, useListContext, useResourceDefinition } from 'ra-core';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { BulkKind, ResourceOptions } from '../../types/resourceOptions';
import { usePolicies } from '../access/useCanAccess';
import { useListAddress } from '../list/ListAddress';
import { mayChoose, mayDo } from './mayChoose';

type NameOf = (record: RaRecord) => string;

/** What is known of the records of a list that can be selected. */
export interface Selection {
  /** What the operator may do with several of them. */
  kinds: readonly BulkKind[];
  /** Every record that was on a page, or matched: what is selected is one of them. */
  remember: (records: readonly RaRecord[]) => void;
  recordOf: (id: string) => RaRecord | undefined;
  /** How the table calls them. */
  callThem: (nameOf: NameOf) => void;
  nameOf: NameOf;
}

const SelectionContext = createContext<Selection | null>(null);

/** Null where nothing can be selected. */
export const useBulkSelection = (): Selection | null => useContext(SelectionContext);

const none: readonly BulkKind[] = [];

/** What the operator may do with several records of this list; none where that would change nothing. */
function useKinds(): readonly BulkKind[] {
  const { resource } = useListContext();
  const policies = usePolicies();
  const { options } = useResourceDefinition<ResourceOptions>({ resource });
  const offered = (options as ResourceOptions | undefined)?.bulk ?? none;
  return useMemo(() => {
    const isAllowed: Parameters<typeof mayDo>[1] = (question) =>
      policies.refusalOf({ resource: resource as never, ...question }) === null;
    return mayChoose(offered, isAllowed) ? offered.filter((kind) => mayDo(kind, isAllowed)) : none;
  }, [offered, policies, resource]);
}

/**
 * Records of a list can be selected by those who may change several of them. They stay selected from page to
 * page and search to search; opening the list and choosing another account begin with none.
 */
export const BulkSelection = ({ children }: { children: ReactNode }) => {
  const kinds = useKinds();
  const { data, onSelect } = useListContext();
  const { accountSid } = useListAddress();
  const seen = useRef(new Map<string, RaRecord>());
  const called = useRef<NameOf>(({ id }) => String(id));
  const latest = useRef(onSelect);
  latest.current = onSelect;
  const value = useMemo<Selection | null>(
    () =>
      kinds.length === 0
        ? null
        : {
            kinds,
            remember: (records) => {
              for (const record of records) seen.current.set(String(record.id), record);
            },
            recordOf: (id) => seen.current.get(id),
            callThem: (nameOf) => {
              called.current = nameOf;
            },
            nameOf: (record) => called.current(record) || String(record.id),
          },
    [kinds],
  );
  value?.remember(data ?? []);
  const chosenOf = useRef(accountSid);
  // Before anything can be selected.
  useLayoutEffect(() => {
    if (chosenOf.current === accountSid) return;
    chosenOf.current = accountSid;
    latest.current([]);
  }, [accountSid]);
  // The next visit begins with none.
  useEffect(() => () => latest.current([]), []);
  return <SelectionContext.Provider value={value}>{children}</SelectionContext.Provider>;
};
