import { useDataProvider, useTranslate } from 'ra-core';
import { DeleteDialog } from '../../components/dialogs/DeleteDialog';
import { readableNumber } from '../../components/fields/phoneNumber';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { Carrier } from '../../types';

interface DeleteCarrierDialogProps extends DeleteDialogProps<Carrier> {
  leadsToList?: boolean;
}

/** Numbers and routing tables stand in the way of deleting a carrier (specification 2, section 4). */
export const DeleteCarrierDialog = ({ record, ...dialog }: DeleteCarrierDialogProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const usage = async () => {
    const { phoneNumbers, routings } = await dataProvider.getCarrierUsage(record);
    const unnamed = translate('resources.carriers.usage.defaultRoute');
    return [
      {
        label: translate('resources.carriers.usage.phoneNumbers'),
        names: phoneNumbers.map(readableNumber),
      },
      {
        label: translate('resources.carriers.usage.routings'),
        names: routings.map((name) => name || unnamed),
      },
    ];
  };
  return (
    <DeleteDialog
      {...dialog}
      resource="carriers"
      record={record}
      name={record.name}
      kind={translate('resources.carriers.kind')}
      usage={usage}
      blockedText={translate('resources.carriers.usage.blocked')}
      consequence={translate('resources.carriers.usage.consequence')}
      successMessage="resources.carriers.notifications.deleted"
    />
  );
};
