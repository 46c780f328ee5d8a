import { useParams } from 'ra-core';

import { useCanAccess } from '../../components/access/useCanAccess';
import { onDemand } from '../../components/onDemand';
import { AccountEditPage } from './AccountEditPage';

const HostedAccountEdit = onDemand(
  async () => (await import('./hosted/HostedAccountEdit')).HostedAccountEdit,
);

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
