import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useParams } from 'ra-core';
import { EditPage } from '../../components/form/EditPage';
import { UsedBy } from '../../components/usage/UsedBy';
import type { Carrier } from '../../types';
import { CarrierInputs } from './CarrierInputs';
import { DeleteCarrierDialog } from './DeleteCarrierDialog';
import { DrainButton } from './drainAction';
import { gatewayCountsKey } from './GatewayCount';
import { deletionMessages, toCarrier } from './toCarrier';

const heads = ['resources.carriers.sections.carrier'];

export const CarrierEdit = () => {
  const { id } = useParams();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const forgetCounts = () =>
    queryClient.invalidateQueries({ queryKey: gatewayCountsKey(String(id)) });
  return (
    <EditPage<Carrier>
      sections={5}
      heads={heads}
      transform={toCarrier}
      onSaved={(_carrier, sent) => {
        forgetCounts();
        for (const message of deletionMessages(sent)) notify(message, { type: 'success' });
      }}
      // A save that stops half-way has changed gateways as well (decision 89).
      onFailed={forgetCounts}
      below={
        <UsedBy>
          <DrainButton />
        </UsedBy>
      }
      deleteDialog={DeleteCarrierDialog}
    >
      <CarrierInputs />
    </EditPage>
  );
};
