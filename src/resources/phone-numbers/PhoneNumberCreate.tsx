import { Refused } from '../../components/access/Refused';
import { useRefusal } from '../../components/access/useCanAccess';
import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import { useOwner } from '../../components/form/owner';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { FormSkeleton } from '../../components/page/Skeletons';
import { addressOf } from '../../routing/addresses';
import type { PhoneNumber } from '../../types';
import { PhoneNumberInputs } from './PhoneNumberInputs';
import { serves, toNewPhoneNumber } from './phoneNumberRules';
import { useCarrierChoices } from './useCarrierChoices';

const noCarrier = {
  message: 'resources.phone-numbers.empty.noCarrier',
  redirectTo: addressOf({ area: 'carriers' }),
};

/** The carrier that the address names, or the only one that serves the account, is chosen from the start. */
const NewPhoneNumber = ({ accountSid }: { accountSid: string | null }) => {
  const { voip_carrier_sid: named, application_sid = null } = useOwner();
  const { carriers, error, refetch } = useCarrierChoices({ accountSid, chosen: named });
  if (error && !carriers) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!carriers) return <FormSkeleton withTitle />;
  if (carriers.length === 0) return <Refused refusal={noCarrier} />;
  const serving = carriers.filter((one) => serves(one, accountSid));
  const only = serving.length === 1 ? serving[0] : undefined;
  const carrier = serving.find(({ id }) => id === named) ?? only;
  return (
    <CreatePage<PhoneNumber>
      defaultValues={{
        account_sid: accountSid,
        voip_carrier_sid: carrier?.id ?? null,
        application_sid: accountSid ? application_sid : null,
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
  return <AccountGate>{(accountSid) => <NewPhoneNumber accountSid={accountSid} />}</AccountGate>;
};
