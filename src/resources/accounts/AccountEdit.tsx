import { useParams } from 'ra-core';
import { lazy } from 'react';
import { useCanAccess } from '../../components/access/useCanAccess';
import { useConsole } from '../../components/ConsoleContext';
import { FirstHour } from '../../components/firstHour/FirstHour';
import { useSetup } from '../../components/firstHour/useSetup';
import { AccountEditPage } from './AccountEditPage';

const HostedAccountEdit = lazy(async () => ({
  default: (await import('./hosted/HostedAccountEdit')).HostedAccountEdit,
}));

/** The account; its own users see first what it still lacks. */
const AccountWithSetup = ({ isOwn }: { isOwn: boolean }) => {
  const { steps, isPending, dismiss } = useSetup(isOwn);
  return (
    <AccountEditPage
      above={<FirstHour steps={steps} onDismiss={dismiss} />}
      isWaiting={isPending}
    />
  );
};

/** The account, and in hosted mode what its own users have of it besides. */
export const AccountEdit = () => {
  const { id } = useParams();
  const { identity } = useConsole();
  const isHosted = useCanAccess({
    action: 'view',
    resource: 'subscription',
    record: { account_sid: id },
  });
  return isHosted ? <HostedAccountEdit /> : <AccountWithSetup isOwn={id === identity.accountSid} />;
};
