import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useSecondsUntil } from '../components/page/useSecondsUntil';

interface RateLimitBannerProps {
  /** When calls go on (milliseconds since 1970). */
  resumesAt: number;
  /** A save waits, not only what is shown. */
  holdsWrite: boolean;
  /** The refusal could not be read: that it is the rate limit is a guess. */
  isUnread?: true;
  /** Cancels waiting requests. */
  onStop: () => void;
}

const texts = {
  known: { loading: 'app.rateLimit.loading', saving: 'app.rateLimit.saving' },
  unread: { loading: 'app.rateLimit.retrying', saving: 'app.rateLimit.savingLater' },
};

/** Counts down while the platform asks to wait; nobody is signed out for it (decision 19). */
export const RateLimitBanner = ({
  resumesAt,
  holdsWrite,
  isUnread,
  onStop,
}: RateLimitBannerProps) => {
  const translate = useTranslate();
  const seconds = useSecondsUntil(resumesAt);
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ borderRadius: 0 }}
      action={
        <Button color="inherit" size="small" onClick={onStop}>
          {translate('app.rateLimit.stop')}
        </Button>
      }
    >
      {isUnread && `${translate('app.rateLimit.unread')} `}
      {translate(texts[isUnread ? 'unread' : 'known'][holdsWrite ? 'saving' : 'loading'], {
        smart_count: seconds ?? 1,
      })}
    </Alert>
  );
};
