import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useTimes } from '../../components/fields/useTimes';

interface SessionBannerProps {
  /** When the session ends (ms since 1970). */
  endsAt: number;
  isOver: boolean;
  onRenew: () => void;
}

/** Tells the end of the session before it comes, and the way on. */
export const SessionBanner = ({ endsAt, isOver, onRenew }: SessionBannerProps) => {
  const translate = useTranslate();
  const times = useTimes();
  const time = times.moment(endsAt);
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ borderRadius: 0 }}
      action={
        <Button color="inherit" size="small" onClick={onRenew}>
          <span>{translate(isOver ? 'app.session.again' : 'app.session.stay')}</span>
        </Button>
      }
    >
      {translate(isOver ? 'app.session.ended' : 'app.session.endsAt', { time })}
    </Alert>
  );
};
