import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { DangerSection } from '../../components/form/DangerSection';
import { EditPage } from '../../components/form/EditPage';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { Carrier } from '../../types';
import { CarrierInputs } from './CarrierInputs';
import { DeleteCarrierDialog } from './DeleteCarrierDialog';
import { gatewayCountsKey } from './queryKeys';
import { type CarrierDraft, deletionMessages, toCarrier } from './toCarrier';

const DeleteFromPage = (dialog: DeleteDialogProps<Carrier>) => (
  <DeleteCarrierDialog {...dialog} leadsToList />
);

const CarrierDanger = () => {
  const translate = useTranslate();
  return (
    <DangerSection
      title={translate('resources.carriers.sections.danger')}
      purpose={translate('resources.carriers.sections.dangerPurpose')}
      label={translate('resources.carriers.action.delete')}
      deleteDialog={DeleteFromPage}
    />
  );
};

export const CarrierEdit = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const deletions = useRef<string[]>([]);
  const transform = (draft: CarrierDraft, options?: { previousData?: Carrier }) => {
    deletions.current = deletionMessages(draft);
    return toCarrier(draft, options);
  };
  return (
    <EditPage<Carrier>
      resource="carriers"
      title={({ name }) => name}
      loadingTitle={translate('resources.carriers.title.edit')}
      transform={transform}
      onSaved={({ id }) => {
        queryClient.invalidateQueries({ queryKey: gatewayCountsKey(String(id)) });
        for (const message of deletions.current) notify(message, { type: 'success' });
      }}
      below={<CarrierDanger />}
    >
      <CarrierInputs />
    </EditPage>
  );
};
