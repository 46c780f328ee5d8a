import type { Scope } from '../../types';
import { compareFields, type FieldChange } from './compareFields';
import { type ConfigEntry, type Configuration, kindOfEntry, type RecordReference } from './entries';
import type { KindName } from './kinds';
import { type Matches, matchEntries } from './match';
import { accountOf, meant, meantIn } from './references';

/** Whom the platform shows the routing tables of accounts: a provider sees its own alone (contract 14). */
export const seesTablesOfAccounts: Record<Scope, boolean> = {
  admin: true,
  service_provider: false,
  account: true,
};

/** What becomes of one record. */
export interface RecordChange {
  /** `extra`: it is on the platform alone. */
  what: 'make' | 'change' | 'extra';
  /** As it is wanted; of an extra one as it is stored. */
  entry: ConfigEntry;
  stored?: ConfigEntry;
  fields: FieldChange[];
}

/** How a document differs from what is stored, or from another document. */
export interface DocumentComparison {
  changes: RecordChange[];
  /** How many records are as they should be. */
  same: number;
  matches: Matches;
  /** Kinds of the document that the other side does not show: nothing can be said of them. */
  unseen: KindName[];
}

/** What tells a stored record apart: a document has a sid of it only where names are doubled. */
const identityOf = ({ sid, kind, account, label }: ConfigEntry): string =>
  sid ?? `= ${kind} ${account} ${label}`;

/** Which record a reference means: by the sid of the stored one, or by what a new one is called. */
function identifier(document: Configuration, stored: Configuration, { storedOf }: Matches) {
  const own = new Set(document.entries);
  return (entry: ConfigEntry, before: ConfigEntry) =>
    (to: string, reference: RecordReference, side: 'before' | 'after'): string => {
      if (side === 'before') {
        const [was] = meant(stored, to, reference, accountOf(before));
        return was ? identityOf(was) : `? ${reference.name}`;
      }
      const [wanted] = meantIn(document, stored, to, reference, accountOf(entry));
      if (!wanted) return `? ${reference.name}`;
      const known = storedOf.get(wanted);
      if (known) return identityOf(known);
      // What the document does not name is meant as it is stored.
      return own.has(wanted) ? `+ ${identityOf(wanted)}` : identityOf(wanted);
    };
}

/** Compares a document with what is stored, record by record and field by field. */
export function compare(
  document: Configuration,
  stored: Configuration,
  scope: Scope,
): DocumentComparison {
  const matches = matchEntries(document, stored);
  const identify = identifier(document, stored, matches);
  const isOfAccount = ({ kind, account }: ConfigEntry) =>
    !seesTablesOfAccounts[scope] && kind === 'routing_tables' && account !== null;
  const isLacking = (kind: KindName) => !stored.named.includes(kind);
  const isSeen = (entry: ConfigEntry) =>
    entry.kind === 'root' || !(isLacking(entry.kind) || isOfAccount(entry));
  const unseen = document.named.filter(
    (kind) =>
      isLacking(kind) || document.entries.some((one) => one.kind === kind && isOfAccount(one)),
  );
  let same = 0;
  const changeOf = (entry: ConfigEntry, was: ConfigEntry | undefined): RecordChange[] => {
    if (!was) return [{ what: 'make', entry, fields: [] }];
    const kind = kindOfEntry(entry, document.of);
    // The root is there already, and keeps its name.
    const fields =
      entry.kind === 'root' ? kind.fields.filter(({ name }) => name !== 'name') : kind.fields;
    const how = { identify: identify(entry, was), scope };
    const differing = compareFields(fields, was.fields, entry.fields, how);
    const isMoved = kind.account === 'field' && entry.account !== was.account;
    // No record of an account becomes one of the service provider (contract 3).
    const fixed = entry.account === null && { fixed: 'once' as const };
    const moved: FieldChange[] = isMoved
      ? [{ field: 'account', path: 'account', before: was.account, after: entry.account, ...fixed }]
      : [];
    if (differing.length + moved.length > 0) {
      return [{ what: 'change', entry, stored: was, fields: [...moved, ...differing] }];
    }
    same += 1;
    return [];
  };
  const changes = [
    ...changeOf(document.root, stored.root),
    ...document.entries
      .filter(isSeen)
      .flatMap((entry) => changeOf(entry, matches.storedOf.get(entry))),
    ...matches.extra.map(
      (entry): RecordChange => ({ what: 'extra', entry, stored: entry, fields: [] }),
    ),
  ];
  return { changes, same, matches, unseen };
}
