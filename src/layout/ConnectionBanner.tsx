import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useTimes } from '../components/fields/useTimes';

interface ConnectionBannerProps {
  /** Since when there is no connection (ms since 1970). */
  lostAt: number;
  /** The browser itself knows that it has no network. */
  isOffline: boolean;
}

/** Says at once that there is no connection, and how old what is shown may be (decision 71). */
export const ConnectionBanner = ({ lostAt, isOffline }: ConnectionBannerProps) => {
  const translate = useTranslate();
  const times = useTimes();
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      {translate(isOffline ? 'app.connection.offline' : 'app.connection.retrying', {
        time: times.moment(lostAt),
      })}
    </Alert>
  );
};
