import Alert from '@mui/material/Alert';
import { useLocaleState, useTranslate } from 'ra-core';
import { formatMoment } from '../components/fields/format';

interface ConnectionBannerProps {
  /** Since when there is no connection (ms since 1970). */
  lostAt: number;
  /** The browser itself knows that it has no network. */
  isOffline: boolean;
}

/** Says at once that there is no connection, and how old what is shown may be (decision 71). */
export const ConnectionBanner = ({ lostAt, isOffline }: ConnectionBannerProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      {translate(isOffline ? 'app.connection.offline' : 'app.connection.retrying', {
        time: formatMoment(lostAt, locale),
      })}
    </Alert>
  );
};
