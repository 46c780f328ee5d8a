import { useTranslate } from 'ra-core';
import { Refused } from '../../components/access/Refused';
import { useRefusal } from '../../components/access/useRefusal';
import { useConsole } from '../../components/ConsoleContext';
import { CreatePage } from '../../components/form/CreatePage';
import { redirectToAccountList } from '../../components/list/redirectToAccountList';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { FormSkeleton } from '../../components/page/Skeletons';
import { useAccounts } from '../../components/useAccounts';
import type { PhoneNumber } from '../../types';
import { PhoneNumberInputs } from './PhoneNumberInputs';
import { serves, toNewPhoneNumber } from './phoneNumberRules';
import { useCarrierChoices } from './useCarrierChoices';

const needsAccount = {
  message: 'resources.phone-numbers.empty.noAccount',
  redirectTo: '/internal/accounts',
};
const needsCarrier = {
  message: 'resources.phone-numbers.empty.noCarrier',
  redirectTo: '/internal/carriers',
};

export const PhoneNumberCreate = () => {
  const translate = useTranslate();
  const refusal = useRefusal({ action: 'create', area: 'phone-numbers' });
  const { storedAccountFilter, storeAccountFilter } = useConsole();
  const accounts = useAccounts();
  const carriers = useCarrierChoices();
  const failed = [accounts, carriers].find(({ data, error }) => error && !data);
  if (refusal) return <Refused refusal={refusal} />;
  if (failed) return <ErrorPanel error={failed.error} onRetry={() => failed.refetch()} />;
  if (!accounts.data || !carriers.data) return <FormSkeleton />;
  const account =
    accounts.data.find(({ id }) => id === storedAccountFilter()) ?? accounts.data.at(0);
  if (!account) return <Refused refusal={needsAccount} />;
  if (carriers.data.length === 0) return <Refused refusal={needsCarrier} />;
  const [carrier, ...others] = carriers.data.filter((one) => serves(one, account.id));
  return (
    <CreatePage<PhoneNumber>
      resource="phone-numbers"
      title={translate('resources.phone-numbers.title.create')}
      defaults={{
        account_sid: account.id,
        voip_carrier_sid: others.length === 0 ? carrier?.id : null,
        application_sid: null,
      }}
      transform={toNewPhoneNumber}
      onSaved={({ account_sid }) => storeAccountFilter(account_sid)}
      redirectTo={redirectToAccountList}
    >
      <PhoneNumberInputs />
    </CreatePage>
  );
};
