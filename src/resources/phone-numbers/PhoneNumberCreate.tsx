import { Refused } from '../../components/access/Refused';
import { useRefusal } from '../../components/access/useCanAccess';
import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { FormSkeleton } from '../../components/page/Skeletons';
import type { Account, PhoneNumber } from '../../types';
import { PhoneNumberInputs } from './PhoneNumberInputs';
import { serves, toNewPhoneNumber } from './phoneNumberRules';
import { useCarrierChoices } from './useCarrierChoices';

const noCarrier = {
  message: 'resources.phone-numbers.empty.noCarrier',
  redirectTo: '/internal/carriers',
};

/** The only carrier that serves the account is chosen from the start. */
const NewPhoneNumber = ({ account }: { account: Account }) => {
  const { data: carriers, error, refetch } = useCarrierChoices();
  if (error && !carriers) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!carriers) return <FormSkeleton />;
  if (carriers.length === 0) return <Refused refusal={noCarrier} />;
  const [carrier, ...others] = carriers.filter((one) => serves(one, account.id));
  return (
    <CreatePage<PhoneNumber>
      defaultValues={{
        account_sid: account.id,
        voip_carrier_sid: others.length === 0 ? carrier?.id : null,
        application_sid: null,
      }}
      transform={toNewPhoneNumber}
      redirectTo="accountList"
    >
      <PhoneNumberInputs />
    </CreatePage>
  );
};

export const PhoneNumberCreate = () => {
  const refusal = useRefusal({ action: 'create' });
  // Asked for beside the accounts, not after them.
  useCarrierChoices();
  if (refusal) return <Refused refusal={refusal} />;
  return <AccountGate>{(account) => <NewPhoneNumber account={account} />}</AccountGate>;
};
