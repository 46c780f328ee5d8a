import { useTranslate } from 'ra-core';
import { DataTable, ReferenceField, TextField } from 'ra-ui-materialui';
import { useIsAllowed } from '../access/useRefusal';

/**
 * Whose a row is, for those who see more than one account. All names of a page are one request.
 * Rows without an account say what they belong to instead.
 */
export const AccountColumn = ({ emptyText }: { emptyText?: string }) => {
  const translate = useTranslate();
  const isShown = useIsAllowed({ action: 'list', area: 'accounts' });
  if (!isShown) return null;
  return (
    <DataTable.Col source="account_sid" label={translate('app.list.account')} disableSort>
      <ReferenceField
        source="account_sid"
        reference="accounts"
        link={false}
        emptyText={emptyText}
        queryOptions={{ retry: false }}
      >
        <TextField source="name" component="span" variant="inherit" />
      </ReferenceField>
    </DataTable.Col>
  );
};
