import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { columnKind } from '../../../components/list/column';
import { ReferenceName } from '../../../components/list/referenceNames';

interface OwnerColumnProps {
  label: ReactNode;
  /** The list is of all accounts, so that each call has to say whose it is. */
  isOfAll: boolean;
}

/** The application of a call; in a list of all accounts its account, too. Linked for those who may open it. */
export const OwnerColumn = columnKind<OwnerColumnProps>(
  ({ label, isOfAll }) => ({
    key: 'owner',
    head: label,
    className: 'wide-only',
    cell: ({ account_sid, application_sid }: RaRecord) => (
      <span className="stacked">
        {isOfAll && <ReferenceName resource="accounts" sid={account_sid} emptyText="" isCut />}
        <ReferenceName
          resource="applications"
          sid={application_sid}
          emptyText=""
          isPlain={isOfAll}
          isCut
        />
      </span>
    ),
  }),
  ({ isOfAll }) => [
    { resource: 'applications', source: 'application_sid' },
    ...(isOfAll ? [{ resource: 'accounts' as const, source: 'account_sid' }] : []),
  ],
);
