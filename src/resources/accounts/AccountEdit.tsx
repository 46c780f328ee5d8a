import { useParams } from 'ra-core';
import { lazy } from 'react';
import { useCanAccess } from '../../components/access/useCanAccess';
import { AccountEditPage } from './AccountEditPage';

const HostedAccountEdit = lazy(async () => ({
  default: (await import('./hosted/HostedAccountEdit')).HostedAccountEdit,
}));

/** The account, and in hosted mode what its own users have of it besides. */
export const AccountEdit = () => {
  const { id } = useParams();
  const isHosted = useCanAccess({
    action: 'view',
    resource: 'subscription',
    record: { account_sid: id },
  });
  return isHosted ? <HostedAccountEdit /> : <AccountEditPage />;
};
