import { useState } from 'react';
import { useConsole, useConsoleActions } from '../../components/ConsoleContext';
import { CreatePage } from '../../components/form/CreatePage';
import type { Carrier } from '../../types';
import { CarrierInputs } from './CarrierInputs';
import { newCarrier, toCarrier } from './toCarrier';

/** What goes on to the edit page when the carrier was made but not every gateway: no secret. */
const keptWhenPartial = ['sip_gateways', 'smpp_outbound_gateways', 'smpp_inbound_gateways'];

export const CarrierCreate = () => {
  const { identity } = useConsole();
  const { storedAccountFilter } = useConsoleActions();
  const [defaultValues] = useState(() => newCarrier(identity.accountSid ?? storedAccountFilter()));
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
