import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { useCanAccess } from '../access/useCanAccess';
import { useAccount } from '../useAccounts';

const AccountName = ({ emptyText }: { emptyText: string }) => {
  const sid = useRecordContext<{ id: string; account_sid?: string | null }>()?.account_sid;
  const { account } = useAccount(sid);
  return sid ? account?.name : emptyText;
};

interface AccountColumnProps {
  emptyText?: string;
  /** The head of the column; "Account" unless given. */
  label?: string;
}

/**
 * The account of a row, for those who see more than one, with the names that the account filter has
 * loaded. Rows without an account show `emptyText`.
 */
export const AccountColumn = ({ emptyText = '', label }: AccountColumnProps) => {
  const translate = useTranslate();
  const isShown = useCanAccess({ action: 'list', resource: 'accounts' });
  if (!isShown) return null;
  return (
    <DataTable.Col source="account_sid" label={label ?? translate('app.list.account')} disableSort>
      <AccountName emptyText={emptyText} />
    </DataTable.Col>
  );
};
