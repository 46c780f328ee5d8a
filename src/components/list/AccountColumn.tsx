import type { RaRecord } from 'ra-core';
import { columnKind } from './column';
import { ReferenceName } from './referenceNames';

interface AccountColumnProps {
  /** What rows without an account show. */
  emptyText?: string;
  /** The head of the column; "Account" unless given. */
  label?: string;
}

const reference = { resource: 'accounts', source: 'account_sid' } as const;

/** The account of a row, for those who see more than one, with the names of the account filter. */
export const AccountColumn = columnKind<AccountColumnProps>(
  ({ emptyText = '', label }, { isAllowed, translate }) =>
    isAllowed({ action: 'list', resource: 'accounts' })
      ? {
          key: 'account',
          head: label ?? translate('app.list.account'),
          field: 'account_sid',
          reference,
          sortBy: reference.source,
          className: 'other-name',
          cell: ({ account_sid }: RaRecord) => (
            <ReferenceName resource="accounts" sid={account_sid} emptyText={emptyText} isCut />
          ),
        }
      : null,
  () => reference,
);
