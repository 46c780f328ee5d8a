import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useConsole } from '../../components/ConsoleContext';
import { CreatePage } from '../../components/form/CreatePage';
import { redirectToAccountList } from '../../components/list/redirectToAccountList';
import type { Carrier } from '../../types';
import { CarrierInputs } from './CarrierInputs';
import { newCarrier, toCarrier } from './toCarrier';

/** What goes on to the edit page when the carrier was made but not every gateway: no secret. */
const keptWhenPartial = ['sip_gateways', 'smpp_outbound_gateways', 'smpp_inbound_gateways'];

export const CarrierCreate = () => {
  const translate = useTranslate();
  const { identity, storedAccountFilter, storeAccountFilter } = useConsole();
  const [defaults] = useState(() => newCarrier(identity.accountSid ?? storedAccountFilter()));
  return (
    <CreatePage<Carrier>
      resource="carriers"
      title={translate('resources.carriers.title.create')}
      defaults={defaults as Record<string, unknown>}
      transform={toCarrier}
      keepWhenPartial={keptWhenPartial}
      onSaved={({ account_sid }) => storeAccountFilter(account_sid)}
      redirectTo={redirectToAccountList}
    >
      <CarrierInputs />
    </CreatePage>
  );
};
