import { type RaRecord, useDataTableDataContext, useGetMany, useTranslate } from 'ra-core';
import { type Context, createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { hrefOf } from '../../routing/addresses';
import { useCanAccess } from '../access/useCanAccess';
import { useRecordPath } from '../access/useRecordPath';
import { StateLabel } from '../fields/StateLabel';
import { useErrorText } from '../page/errorText';
import { useAccounts } from '../useAccounts';
import { usePlatform } from '../usePlatform';
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
  const pathOf = useRecordPath();
  return useMemo(() => {
    const named = (record: RaRecord): Named => ({
      name: record.name ?? '',
      path: pathOf(resource, record),
    });
    const found = records?.filter((record) => record !== undefined) ?? [];
    return { bySid: new Map(found.map((record) => [String(record.id), named(record)])), error };
  }, [resource, records, error, pathOf]);
}

interface ProviderProps {
  reference: Reference;
  children: ReactNode;
}

/** Accounts that were looked for in a new list, as the one of the last minutes lacked them. */
const lookedFor = new Set<string>();

/** The names of all accounts: they are there already, for the filters; not those that others made since. */
const AccountNames = ({ children }: { children: ReactNode }) => {
  const isAllowed = useCanAccess({ action: 'list', resource: 'accounts' });
  const { data, error, refetch } = useAccounts({ enabled: isAllowed });
  const names = useNames('accounts', data, error);
  const rows = useDataTableDataContext();
  const dataProvider = usePlatform();
  useEffect(() => {
    const unknown = (rows ?? [])
      .map(({ account_sid }) => account_sid)
      .filter((sid) => sid && !names.bySid.has(sid) && !lookedFor.has(sid));
    if (!data || unknown.length === 0) return;
    for (const sid of unknown) lookedFor.add(sid);
    void dataProvider.forgetLists();
    void refetch();
  }, [rows, data, names, dataProvider, refetch]);
  return <contexts.accounts.Provider value={names}>{children}</contexts.accounts.Provider>;
};

/** The screen was left before all of them were asked for. */
const isLeft = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

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
  const names = useNames(resource, data, isLeft(error) ? null : error);
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
const linked = (
  named: Named | undefined,
  content: ReactNode,
  own?: { translate: 'no'; dir?: string; title?: string },
) =>
  named?.path ? (
    <a className="cell-link" href={hrefOf(named.path)} tabIndex={-1} {...own}>
      {content}
    </a>
  ) : (
    <span {...own}>{content}</span>
  );

/** Its content as the link to a record that a row refers to, where the operator may open that. */
export const ReferenceLink = ({ resource, sid, children }: ReferenceLinkProps) => {
  const found = useContext(contexts[resource])?.bySid.get(sid ?? '');
  return linked(found, children);
};

interface ReferenceNameProps extends Omit<ReferenceLinkProps, 'children'> {
  emptyText: string;
  /** No link, because another link is too close for a finger. */
  isPlain?: boolean;
  /** It has a line of its own, and says all of itself where that is too short (`cutName`). */
  isCut?: boolean;
}

/** A name among those; nothing while it is on its way, and why not where it could not be loaded. */
export const ReferenceName = (props: ReferenceNameProps) => {
  const { resource, sid, emptyText, isPlain = false, isCut = false } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const names = useContext(contexts[resource]);
  if (!sid) return emptyText && <span>{emptyText}</span>;
  const found = names?.bySid.get(sid);
  const name = found?.name ?? '';
  if (found || !names?.error) {
    const own = { translate: 'no', ...(isCut && { dir: 'auto', title: name }) } as const;
    return isPlain ? <span {...own}>{name}</span> : linked(found, name, own);
  }
  return (
    <StateLabel
      state="error"
      label={translate('app.list.noName')}
      details={errorText(names.error).join(' ')}
    />
  );
};
