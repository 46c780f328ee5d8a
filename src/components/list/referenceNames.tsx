import { type RaRecord, useDataTableDataContext, useGetMany, useTranslate } from 'ra-core';
import { type Context, createContext, type ReactNode, useContext, useMemo } from 'react';
import { addressOf, hrefOf } from '../../routing/addresses';
import { useCanAccess, usePolicies } from '../access/useCanAccess';
import { StateLabel } from '../fields/StateLabel';
import { useErrorText } from '../page/errorText';
import { useAccounts } from '../useAccounts';
import type { Reference } from './column';

interface Named {
  name: string;
  /** The record's own page; null for those who may not open it. */
  path: string | null;
}

interface Names {
  bySid: ReadonlyMap<string, Named>;
  error: unknown;
}

/** One context for each kind, so that new names of one kind do not render those of another. */
const contexts = {
  accounts: createContext<Names | null>(null),
  applications: createContext<Names | null>(null),
  carriers: createContext<Names | null>(null),
} satisfies Record<Reference['resource'], Context<Names | null>>;

function useNames(
  resource: Reference['resource'],
  records: (RaRecord | undefined)[] | undefined,
  error: unknown,
): Names {
  const { refusalOf } = usePolicies();
  return useMemo(() => {
    const named = (record: RaRecord): Named => {
      const isClosed = refusalOf({ action: 'edit', resource, record });
      const path = addressOf({ area: resource, sid: record.id, view: 'edit' });
      return { name: record.name ?? '', path: isClosed ? null : path };
    };
    const found = records?.filter((record) => record !== undefined) ?? [];
    return { bySid: new Map(found.map((record) => [String(record.id), named(record)])), error };
  }, [resource, records, error, refusalOf]);
}

interface ProviderProps {
  reference: Reference;
  children: ReactNode;
}

/** The names of all accounts: they are there already, for the filters. */
const AccountNames = ({ children }: { children: ReactNode }) => {
  const isAllowed = useCanAccess({ action: 'list', resource: 'accounts' });
  const { data, error } = useAccounts({ enabled: isAllowed });
  const names = useNames('accounts', data, error);
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
  const names = useNames(resource, data, error);
  const { Provider } = contexts[resource];
  return <Provider value={names}>{children}</Provider>;
};

/**
 * Provides the names that the cells inside refer to, each kind requested once for the whole page.
 */
export const ReferenceNames = ({ reference, children }: ProviderProps) =>
  reference.resource === 'accounts' ? (
    <AccountNames>{children}</AccountNames>
  ) : (
    <PageNames reference={reference}>{children}</PageNames>
  );

type ReferenceOf = (resource: Reference['resource'], sid: unknown) => Named | undefined;

/** What is known of the records that the rows of the table refer to. */
export function useReferenceOf(): ReferenceOf {
  const accounts = useContext(contexts.accounts);
  const applications = useContext(contexts.applications);
  const carriers = useContext(contexts.carriers);
  const names = { accounts, applications, carriers };
  return (resource, sid) => names[resource]?.bySid.get(String(sid));
}

interface ReferenceLinkProps {
  resource: Reference['resource'];
  sid: string | null | undefined;
  children: ReactNode;
}

/** The keyboard gets there by the menu of the row: each link would be one stop more in every row. */
const linked = (named: Named | undefined, content: ReactNode) =>
  named?.path ? (
    <a className="cell-link" href={hrefOf(named.path)} tabIndex={-1}>
      {content}
    </a>
  ) : (
    content
  );

/** Its content as the link to a record that a row refers to, where the operator may open that. */
export const ReferenceLink = ({ resource, sid, children }: ReferenceLinkProps) => {
  const found = useContext(contexts[resource])?.bySid.get(sid ?? '');
  return linked(found, children);
};

interface ReferenceNameProps extends Omit<ReferenceLinkProps, 'children'> {
  emptyText: string;
}

/** A name among those; nothing while it is on its way, and why not where it could not be loaded. */
export const ReferenceName = ({ resource, sid, emptyText }: ReferenceNameProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const names = useContext(contexts[resource]);
  if (!sid) return emptyText;
  const found = names?.bySid.get(sid);
  if (found || !names?.error) return linked(found, found?.name ?? '');
  return (
    <StateLabel
      state="error"
      label={translate('app.list.noName')}
      details={errorText(names.error).join(' ')}
    />
  );
};
