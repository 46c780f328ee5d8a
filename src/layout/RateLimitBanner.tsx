import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusBack } from '../components/page/focusBack';
import { useSecondsUntil } from '../components/page/useSecondsUntil';
import { clearOf } from '../components/plain/clearOf';

interface RateLimitBannerProps {
  /** When calls go on (milliseconds since 1970). */
  resumesAt: number;
  /** A save waits, not only what is shown or deleted. */
  holdsSave: boolean;
  /** The refusal could not be read: that it is the rate limit is a guess. */
  isUnread?: true;
  /** Cancels waiting requests. */
  onStop: () => void;
}

const texts = {
  known: { loading: 'app.rateLimit.loading', saving: 'app.rateLimit.saving' },
  unread: { loading: 'app.rateLimit.retrying', saving: 'app.rateLimit.savingLater' },
};

/** In sight wherever the page is scrolled to: a save that waits is at the end of a form. */
const style = {
  position: 'sticky',
  top: 0,
  zIndex: 7,
  borderRadius: 0,
  // The highest of the bars at the top: its rules win over those of the others.
  ...clearOf('Top', '64px', '&.sticks'),
  '@media (max-width: 599.95px)': clearOf('Top', '120px', '&.sticks'),
} as const;

/** The button goes with the wait: who is on it then is where they were before. */
const useFocusBefore = () => {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(
    () => () => {
      if (button.current && button.current === document.activeElement) focusBack(before.current);
    },
    [],
  );
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget;
  };
  return { ref: button, onFocus };
};

/** Counts down while the platform asks to wait; nobody is signed out for it (decision 19). */
export const RateLimitBanner = ({
  resumesAt,
  holdsSave,
  isUnread,
  onStop,
}: RateLimitBannerProps) => {
  const translate = useTranslate();
  const focusBefore = useFocusBefore();
  const seconds = useSecondsUntil(resumesAt);
  return (
    <Alert
      severity="warning"
      role="status"
      className="sticks"
      sx={style}
      action={
        <Button color="inherit" size="small" onClick={onStop} {...focusBefore}>
          {translate('app.rateLimit.stop')}
        </Button>
      }
    >
      {[
        isUnread && translate('app.rateLimit.unread'),
        translate(texts[isUnread ? 'unread' : 'known'][holdsSave ? 'saving' : 'loading'], {
          smart_count: seconds ?? 1,
        }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
};
