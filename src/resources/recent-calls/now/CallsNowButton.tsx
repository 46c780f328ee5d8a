import LiveIcon from '@mui/icons-material/SensorsOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useListAddress } from '../../../components/list/ListAddress';
import { callsNowPath } from '../../../components/live/callsNowPath';

/** The way to the calls that run, of the account that the list is narrowed to. */
export const CallsNowButton = () => {
  const translate = useTranslate();
  const { accountSid } = useListAddress();
  return (
    <Button
      variant="outlined"
      startIcon={<LiveIcon />}
      component={LinkBase}
      to={callsNowPath(accountSid)}
    >
      {translate('resources.recent-calls.now')}
    </Button>
  );
};
