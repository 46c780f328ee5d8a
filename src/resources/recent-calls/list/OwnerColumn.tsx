import type { RaRecord } from 'ra-core';
import { columnKind, type TableInfo } from '../../../components/list/column';
import { ReferenceName } from '../../../components/list/referenceNames';

interface OwnerColumnProps {
  label: string;
  /** The list is of all accounts, so that each call has to say whose it is. */
  isOfAll: boolean;
  /** Where the list of a resource is; its records are below. */
  pathTo: (resource: 'accounts' | 'applications') => string;
}

const nameOf = (
  resource: 'accounts' | 'applications',
  record: RaRecord,
  { isAllowed }: TableInfo,
  pathTo: OwnerColumnProps['pathTo'],
) => {
  const { account_sid } = record;
  const sid = resource === 'accounts' ? account_sid : record.application_sid;
  const mayOpen = isAllowed({ action: 'edit', resource, record: { account_sid } });
  const href = mayOpen ? `${pathTo(resource)}/${encodeURIComponent(sid)}/edit` : undefined;
  return <ReferenceName resource={resource} sid={sid} emptyText="" href={href} />;
};

/** The application of a call and, in a list of all accounts, its account: links for those who may open them. */
export const OwnerColumn = columnKind<OwnerColumnProps>(
  ({ label, isOfAll, pathTo }, info) => ({
    key: 'owner',
    head: label,
    className: 'wide-only',
    cell: (record: RaRecord) => (
      <span className="stacked">
        {isOfAll && <span>{nameOf('accounts', record, info, pathTo)}</span>}
        <span>{nameOf('applications', record, info, pathTo)}</span>
      </span>
    ),
  }),
  ({ isOfAll }) => [
    { resource: 'applications', source: 'application_sid' },
    ...(isOfAll ? [{ resource: 'accounts' as const, source: 'account_sid' }] : []),
  ],
);
