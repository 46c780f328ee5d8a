import LiveIcon from '@mui/icons-material/SensorsOutlined';
import { useTranslate } from 'ra-core';
import { useListAddress } from '../../../components/list/ListAddress';
import { callsNowPath } from '../../../components/live/callsNowPath';
import { OutlinedLink } from '../../../components/plain/OutlinedLink';
import { plainIcon } from '../../../components/plain/plainIcon';

const liveIcon = plainIcon(LiveIcon);

/** The way to the calls that run, of the account that the list is narrowed to. */
export const CallsNowButton = () => {
  const translate = useTranslate();
  const { accountSid } = useListAddress();
  return (
    <OutlinedLink
      to={callsNowPath(accountSid)}
      label={translate('resources.recent-calls.now')}
      icon={liveIcon}
    />
  );
};
