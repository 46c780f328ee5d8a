import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useSecondsUntil } from '../components/page/useSecondsUntil';

interface RateLimitBannerProps {
  /** When calls go on (milliseconds since 1970), or null. */
  resumesAt: number | null;
}

/** Counts down while the platform asks to wait; nobody is signed out for it (decision 19). */
export const RateLimitBanner = ({ resumesAt }: RateLimitBannerProps) => {
  const translate = useTranslate();
  const seconds = useSecondsUntil(resumesAt);
  if (seconds === null) return null;
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      {translate('app.rateLimit', { smart_count: seconds })}
    </Alert>
  );
};
