import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useTimes } from '../components/fields/useTimes';

interface ConnectionBannerProps {
  /** Of when what is shown is (ms since 1970). */
  shownFrom: number;
  /** The browser itself knows that it has no network. */
  isOffline: boolean;
}

/** Says at once that there is no connection, and how old what is shown is (decision 71). */
export const ConnectionBanner = ({ shownFrom, isOffline }: ConnectionBannerProps) => {
  const translate = useTranslate();
  const times = useTimes();
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      {translate(isOffline ? 'app.connection.offline' : 'app.connection.retrying', {
        time: times.moment(shownFrom),
      })}
    </Alert>
  );
};
