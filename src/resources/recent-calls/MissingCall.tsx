import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useListContext, useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { useListAddress } from '../../components/list/ListAddress';
import type { RecentCall } from '../../types';
import { callPath } from './callLink';

/** The call that is open may have moved on to another page, or a link may be of another day. */
export const MissingCall = () => {
  const translate = useTranslate();
  const { identity } = useConsole();
  const { data, isFetching } = useListContext<RecentCall>();
  const { accountSid, openId } = useListAddress();
  if (!openId || !data || isFetching || data.some(({ id }) => id === openId)) return null;
  const account_sid = accountSid ?? identity.accountSid ?? '';
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 3 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={LinkBase}
          to={callPath({ call_sid: openId, account_sid })}
        >
          {translate('resources.recent-calls.action.openAlone')}
        </Button>
      }
    >
      {translate('resources.recent-calls.notHere')}
    </Alert>
  );
};
