import { useCallback, useMemo } from 'react';
import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import { Duplicate } from '../../components/form/Duplicate';
import type { Carrier } from '../../types';
import { CarrierInputs } from './CarrierInputs';
import { type CarrierValues, copyOfCarrier, newCarrier, toNewCarrier } from './toCarrier';
import { usePredefinedCarriers } from './usePredefinedCarriers';

/** What the edit page receives if the carrier was not saved completely: no secret. */
const keptWhenPartial = (values: CarrierValues): Partial<Carrier> => {
  const { name, template_sid, sip_gateways, smpp_outbound_gateways, smpp_inbound_gateways } =
    values;
  if (template_sid) return { name };
  return { sip_gateways, smpp_outbound_gateways, smpp_inbound_gateways };
};

const NewCarrier = ({ accountSid }: { accountSid: string | null }) => {
  const fresh = useMemo(() => newCarrier(accountSid), [accountSid]);
  const copyOf = useCallback(
    (original: Carrier) => copyOfCarrier(original, accountSid),
    [accountSid],
  );
  const { data: templates } = usePredefinedCarriers();
  const transform = (values: CarrierValues) =>
    toNewCarrier(
      values,
      templates?.find((one) => one.predefined_carrier_sid === values.template_sid),
    );
  return (
    <Duplicate<Carrier, CarrierValues> fresh={fresh} copyOf={copyOf}>
      {(start) => (
        <CreatePage<Carrier>
          defaultValues={start}
          transform={transform}
          keepWhenPartial={keptWhenPartial}
          redirectTo="accountList"
          isOpened={({ template_sid }) => Boolean(template_sid)}
        >
          <CarrierInputs />
        </CreatePage>
      )}
    </Duplicate>
  );
};

export const CarrierCreate = () => (
  <AccountGate isOptional>{(accountSid) => <NewCarrier accountSid={accountSid} />}</AccountGate>
);
