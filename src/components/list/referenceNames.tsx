import { useDataTableDataContext, useGetMany, useTranslate } from 'ra-core';
import { type Context, createContext, type ReactNode, useContext, useMemo } from 'react';
import { useCanAccess } from '../access/useCanAccess';
import { StateLabel } from '../fields/StateLabel';
import { useErrorText } from '../page/errorText';
import { useAccounts } from '../useAccounts';
import type { Reference } from './column';

interface Names {
  bySid: ReadonlyMap<string, string>;
  error: unknown;
}

type NamedRecord = { id: string; name?: string } | undefined;

/** One for each kind: the names of one are not drawn again when those of another arrive. */
const contexts = {
  accounts: createContext<Names | null>(null),
  applications: createContext<Names | null>(null),
  carriers: createContext<Names | null>(null),
} satisfies Record<Reference['resource'], Context<Names | null>>;

const useNames = (records: NamedRecord[] | undefined, error: unknown): Names =>
  useMemo(
    () => ({
      bySid: new Map(records?.flatMap((one) => (one ? [[one.id, one.name ?? '']] : []))),
      error,
    }),
    [records, error],
  );

interface ProviderProps {
  reference: Reference;
  children: ReactNode;
}

/** The names of all accounts: they are there already, for the filters. */
const AccountNames = ({ children }: { children: ReactNode }) => {
  const isAllowed = useCanAccess({ action: 'list', resource: 'accounts' });
  const { data, error } = useAccounts({ enabled: isAllowed });
  const names = useNames(data, error);
  return <contexts.accounts.Provider value={names}>{children}</contexts.accounts.Provider>;
};

const PageNames = ({ reference: { resource, source }, children }: ProviderProps) => {
  const rows = useDataTableDataContext();
  const sids = useMemo(
    () => [...new Set(rows?.map((row) => row[source]).filter(Boolean))],
    [rows, source],
  );
  const { data, error } = useGetMany(
    resource,
    { ids: sids },
    { enabled: sids.length > 0, retry: false, onError: () => undefined },
  );
  const names = useNames(data, error);
  const { Provider } = contexts[resource];
  return <Provider value={names}>{children}</Provider>;
};

/** Knows the names that the cells inside refer to, each kind asked for once for the whole page. */
export const ReferenceNames = ({ reference, children }: ProviderProps) =>
  reference.resource === 'accounts' ? (
    <AccountNames>{children}</AccountNames>
  ) : (
    <PageNames reference={reference}>{children}</PageNames>
  );

interface ReferenceNameProps {
  resource: Reference['resource'];
  sid: string | null | undefined;
  emptyText: string;
  /** Where the name leads. */
  href?: string;
}

/** A name among those; nothing while it is on its way, and why not where it could not be loaded. */
export const ReferenceName = ({ resource, sid, emptyText, href }: ReferenceNameProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const names = useContext(contexts[resource]);
  if (!sid) return emptyText;
  const name = names?.bySid.get(sid);
  if (name && href) {
    return (
      <a className="cell-link" href={href}>
        {name}
      </a>
    );
  }
  if (name !== undefined || !names?.error) return name ?? '';
  return (
    <StateLabel
      state="error"
      label={translate('app.list.noName')}
      details={errorText(names.error).join(' ')}
    />
  );
};
