import Alert from '@mui/material/Alert';
import { useListContext, useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { useAccount } from '../../components/useAccounts';

/** In hosted mode: where the carriers of the account that the list is about send their calls. */
export const RealmNotice = () => {
  const translate = useTranslate();
  const { features, identity } = useConsole();
  const { filterValues } = useListContext();
  const sid = identity.accountSid ?? filterValues.account_sid;
  const { account } = useAccount(sid, { enabled: features.hosted });
  const realm = account?.sip_realm;
  if (!features.hosted || !realm) return null;
  return (
    <Alert severity="info" role="note" variant="outlined" sx={{ mb: 3 }}>
      {translate('resources.carriers.whitelist.realm', { realm })}
    </Alert>
  );
};
