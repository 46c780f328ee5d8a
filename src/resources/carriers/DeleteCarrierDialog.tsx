import { useTranslate } from 'ra-core';
import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import { usePlatform } from '../../components/usePlatform';
import type { Carrier } from '../../types';

/** Numbers and routing tables prevent the deletion of a carrier (rule 9.8). */
export const DeleteCarrierDialog = (dialog: DeleteDialogProps<Carrier>) => {
  const translate = useTranslate();
  const dataProvider = usePlatform();
  const usage = async (isRefused: boolean) => {
    const { phoneNumbers, routings } = await dataProvider.getCarrierUsage(dialog.record, isRefused);
    const unnamed = translate('resources.carriers.usage.defaultRoute');
    return {
      phoneNumbers,
      routings: routings.map((table) => ({ ...table, name: table.name || unnamed })),
    };
  };
  return <DeleteDialog {...dialog} usage={usage} />;
};
