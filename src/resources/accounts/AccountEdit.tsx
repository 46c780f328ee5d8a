import { useParams } from 'ra-core';
import { useCanAccess } from '../../components/access/useCanAccess';
import { useConsole } from '../../components/ConsoleContext';
import { FirstStepsCard } from '../../components/firstSteps/FirstStepsCard';
import { useSetup } from '../../components/firstSteps/useSetup';
import { onDemand } from '../../components/onDemand';
import { AccountEditPage } from './AccountEditPage';

const HostedAccountEdit = onDemand(
  async () => (await import('./hosted/HostedAccountEdit')).HostedAccountEdit,
);

/** The account; its own users see first what it still lacks. */
const AccountWithSetup = ({ isOwn }: { isOwn: boolean }) => {
  const { steps, isPending, dismiss } = useSetup(isOwn);
  return (
    <AccountEditPage
      above={<FirstStepsCard steps={steps} onDismiss={dismiss} />}
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
