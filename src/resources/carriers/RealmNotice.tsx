import Alert from '@mui/material/Alert';
import { useListContext, useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { useAccounts } from '../../components/useAccounts';

/** In hosted mode: where the carriers of the account that the list is about send their calls. */
export const RealmNotice = () => {
  const translate = useTranslate();
  const { features, identity } = useConsole();
  const { filterValues } = useListContext();
  const { data: accounts } = useAccounts({ enabled: features.hosted });
  const sid = identity.accountSid ?? filterValues.account_sid;
  const realm = accounts?.find(({ id }) => id === sid)?.sip_realm;
  if (!features.hosted || !realm) return null;
  return (
    <Alert severity="info" role="note" variant="outlined" sx={{ mb: 3 }}>
      {translate('resources.carriers.whitelist.realm', { realm })}
    </Alert>
  );
};
