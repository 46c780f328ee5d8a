import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { EditPage } from '../../components/form/EditPage';
import type { Carrier } from '../../types';
import { CarrierInputs } from './CarrierInputs';
import { DeleteCarrierDialog } from './DeleteCarrierDialog';
import { gatewayCountsKey } from './GatewayCount';
import { type CarrierValues, deletionMessages, toCarrier } from './toCarrier';

const heads = ['resources.carriers.sections.carrier'];

export const CarrierEdit = () => {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const deletions = useRef<string[]>([]);
  const forgetCounts = (id: unknown) =>
    queryClient.invalidateQueries({ queryKey: gatewayCountsKey(String(id)) });
  const transform = (values: CarrierValues, options?: { previousData?: Carrier }) => {
    deletions.current = deletionMessages(values);
    // A save that stops half-way has changed gateways as well (decision 89).
    forgetCounts(values.id);
    return toCarrier(values, options);
  };
  return (
    <EditPage<Carrier>
      sections={5}
      heads={heads}
      transform={transform}
      onSaved={({ id }) => {
        forgetCounts(id);
        for (const message of deletions.current) notify(message, { type: 'success' });
      }}
      deleteDialog={DeleteCarrierDialog}
    >
      <CarrierInputs />
    </EditPage>
  );
};
