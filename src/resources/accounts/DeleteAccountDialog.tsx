import { useDataProvider, useTranslate } from 'ra-core';
import { maskKey } from '../../components/apiKeys/apiKey';
import { DeleteDialog } from '../../components/dialogs/DeleteDialog';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { AccountUsage, ConsoleDataProvider } from '../../dataProvider';
import type { Account } from '../../types';

interface DeleteAccountDialogProps extends DeleteDialogProps<Account> {
  leadsToList?: boolean;
}

/** What is told apart in the dialog, in the order in which it is taken out of an account. */
const kinds: (keyof AccountUsage)[] = [
  'applications',
  'phoneNumbers',
  'tenants',
  'apiKeys',
  'clients',
  'carriersWithSmpp',
  'routings',
  'ownApplications',
];

/** What still uses an account stands in the way of deleting it (specification 1, section 4). */
export const DeleteAccountDialog = ({ record, ...dialog }: DeleteAccountDialogProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const usage = async () => {
    const users = await dataProvider.getAccountUsage(record.id);
    const named = { ...users, apiKeys: users.apiKeys.map(maskKey) };
    return kinds.map((kind) => ({
      label: translate(`resources.accounts.usage.${kind}`),
      names: named[kind],
    }));
  };
  return (
    <DeleteDialog
      {...dialog}
      resource="accounts"
      record={record}
      name={record.name}
      kind={translate('resources.accounts.kind')}
      usage={usage}
      blockedText={translate('resources.accounts.usage.blocked')}
      consequence={translate('resources.accounts.usage.consequence')}
      successMessage="resources.accounts.notifications.deleted"
    />
  );
};
