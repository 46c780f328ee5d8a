import { useMemo } from 'react';
import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import type { Carrier } from '../../types';
import { CarrierInputs } from './CarrierInputs';
import { newCarrier, toCarrier } from './toCarrier';

/** What goes on to the edit page when the carrier was made but not every gateway: no secret. */
const keptWhenPartial = ['sip_gateways', 'smpp_outbound_gateways', 'smpp_inbound_gateways'];

const NewCarrier = ({ accountSid }: { accountSid: string | null }) => {
  const defaultValues = useMemo(() => newCarrier(accountSid), [accountSid]);
  return (
    <CreatePage<Carrier>
      defaultValues={defaultValues}
      transform={toCarrier}
      keepWhenPartial={keptWhenPartial}
      redirectTo="accountList"
    >
      <CarrierInputs />
    </CreatePage>
  );
};

export const CarrierCreate = () => (
  <AccountGate isOptional>{(accountSid) => <NewCarrier accountSid={accountSid} />}</AccountGate>
);
