import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

interface RateLimitBannerProps {
  /** When calls go on (milliseconds since 1970), or null. */
  resumesAt: number | null;
}

/** Counts down while the platform asks to wait; nobody is signed out for it (decision 19). */
export const RateLimitBanner = ({ resumesAt }: RateLimitBannerProps) => {
  const translate = useTranslate();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (resumesAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [resumesAt]);
  if (resumesAt === null) return null;
  const seconds = Math.max(1, Math.ceil((resumesAt - now) / 1000));
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      {translate('app.rateLimit', { smart_count: seconds })}
    </Alert>
  );
};
