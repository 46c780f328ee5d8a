import { useParams, useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ApiKeysPanel } from '../../components/apiKeys/ApiKeysPanel';
import { useConsole } from '../../components/ConsoleContext';
import { EditPage } from '../../components/form/EditPage';
import { UsedBy } from '../../components/usage/UsedBy';
import type { Account } from '../../types';
import { AccountInputs, toAccount } from './AccountInputs';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { OwnAccountDeleted } from './OwnAccountDeleted';

const AccountKeys = () => {
  const translate = useTranslate();
  const account = useRecordContext<Account>();
  if (!account) return null;
  return (
    <ApiKeysPanel
      owner={{ account_sid: account.account_sid }}
      label={translate('resources.accounts.sections.apiKeys')}
    />
  );
};

interface AccountEditPageProps {
  above?: ReactNode;
  isWaiting?: boolean;
  danger?: ReactNode;
}

const heads = ['resources.accounts.sections.general'];

export const AccountEditPage = (parts: AccountEditPageProps) => {
  const { id } = useParams();
  const { identity } = useConsole();
  return (
    <EditPage<Account>
      sections={5}
      heads={heads}
      transform={toAccount}
      below={
        <>
          <AccountKeys />
          {/* The navigation leads users of the account to all of that. */}
          {id !== identity.accountSid && <UsedBy />}
        </>
      }
      deleteDialog={DeleteAccountDialog}
      missing={id === identity.accountSid && <OwnAccountDeleted />}
      {...parts}
    >
      <AccountInputs />
    </EditPage>
  );
};
