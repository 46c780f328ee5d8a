import { useRecordContext, useTranslate } from 'ra-core';
import { useIsAllowed } from '../../components/access/useRefusal';
import { ApiKeysPanel } from '../../components/apiKeys/ApiKeysPanel';
import { DangerSection } from '../../components/form/DangerSection';
import { EditPage } from '../../components/form/EditPage';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { Account } from '../../types';
import { AccountInputs } from './AccountInputs';
import { toAccount } from './accountRules';
import { DeleteAccountDialog } from './DeleteAccountDialog';

const DeleteFromPage = (dialog: DeleteDialogProps<Account>) => (
  <DeleteAccountDialog {...dialog} leadsToList />
);

const BelowTheForm = () => {
  const translate = useTranslate();
  const account = useRecordContext<Account>();
  if (!account) return null;
  return (
    <>
      <ApiKeysPanel
        owner={{ account_sid: account.account_sid }}
        label={translate('resources.accounts.sections.apiKeys')}
      />
      <DangerSection
        title={translate('resources.accounts.sections.danger')}
        purpose={translate('resources.accounts.sections.dangerPurpose')}
        label={translate('resources.accounts.action.delete')}
        deleteDialog={DeleteFromPage}
      />
    </>
  );
};

export const AccountEdit = () => {
  const translate = useTranslate();
  const hasList = useIsAllowed({ action: 'list', area: 'accounts' });
  return (
    <EditPage<Account>
      resource="accounts"
      title={({ name }) => name}
      loadingTitle={translate('resources.accounts.title.edit')}
      hasList={hasList}
      transform={toAccount}
      below={<BelowTheForm />}
    >
      <AccountInputs />
    </EditPage>
  );
};
