import { useDataProvider, useTranslate } from 'ra-core';
import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { Carrier } from '../../types';

/** Numbers and routing tables prevent the deletion of a carrier (rule 9.8). */
export const DeleteCarrierDialog = (dialog: DeleteDialogProps<Carrier>) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const usage = async () => {
    const { phoneNumbers, routings } = await dataProvider.getCarrierUsage(dialog.record);
    const unnamed = translate('resources.carriers.usage.defaultRoute');
    return {
      phoneNumbers,
      routings: routings.map((table) => ({ ...table, name: table.name || unnamed })),
    };
  };
  return <DeleteDialog {...dialog} usage={usage} />;
};
