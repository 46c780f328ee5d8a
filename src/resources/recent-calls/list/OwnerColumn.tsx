import type { RaRecord } from 'ra-core';
import { columnKind } from '../../../components/list/column';
import { ReferenceName } from '../../../components/list/referenceNames';

interface OwnerColumnProps {
  label: string;
  /** The list is of all accounts, so that each call has to say whose it is. */
  isOfAll: boolean;
}

/** The application of a call and, in a list of all accounts, its account: links for those who may open them. */
export const OwnerColumn = columnKind<OwnerColumnProps>(
  ({ label, isOfAll }) => ({
    key: 'owner',
    head: label,
    className: 'wide-only',
    cell: ({ account_sid, application_sid }: RaRecord) => (
      <span className="stacked">
        {isOfAll && (
          <span>
            <ReferenceName resource="accounts" sid={account_sid} emptyText="" />
          </span>
        )}
        <span>
          <ReferenceName resource="applications" sid={application_sid} emptyText="" />
        </span>
      </span>
    ),
  }),
  ({ isOfAll }) => [
    { resource: 'applications', source: 'application_sid' },
    ...(isOfAll ? [{ resource: 'accounts' as const, source: 'account_sid' }] : []),
  ],
);
