import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { statusOf, useErrorText } from '../../../components/page/errorText';
import { InsteadOfPlayer } from './InsteadOfPlayer';

const text = 'resources.recent-calls.player';

interface FailedRecordingProps {
  error: unknown;
  url: string;
  host: string | null;
  onRetry: () => void;
}

/** Why a recording could not be fetched, and what can be done. */
export const FailedRecording = ({ error, url, host, onRetry }: FailedRecordingProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const isMissing = statusOf(error) === 404;
  return (
    <InsteadOfPlayer
      severity="error"
      variant="outlined"
      sx={{ alignItems: 'flex-start' }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('app.errors.retry')}
        </Button>
      }
    >
      <AlertTitle sx={{ fontSize: 14, fontWeight: 600, mb: 1 }}>
        {translate(`${text}.failed`)}
      </AlertTitle>
      <div>{isMissing ? translate(`${text}.missing`) : errorText(error).join(' ')}</div>
      {host !== null && (
        <div>
          {translate(`${text}.elsewhereFailed`)}{' '}
          <Link href={url} target="_blank" rel="noopener noreferrer">
            {translate(`${text}.elsewhereOpen`, { host })}
          </Link>
        </div>
      )}
    </InsteadOfPlayer>
  );
};
