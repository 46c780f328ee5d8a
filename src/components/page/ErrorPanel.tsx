import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { isMissingCode } from '../missingCode';
import { statusOf, useErrorText } from './errorText';
import { MissingCode } from './MissingCode';

interface ErrorPanelProps {
  error: unknown;
  onRetry?: () => void;
  /** What is said to be missing where the platform has no such thing. */
  missing?: string;
}

/** What happened, what it means and a Retry, in the place where the content would have been. */
export const ErrorPanel = ({ error, onRetry, missing }: ErrorPanelProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const isMissing = statusOf(error) === 404;
  if (isMissingCode(error)) return <MissingCode error={error} onRetry={onRetry} />;
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ alignItems: 'flex-start' }}
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('app.errors.retry')}
          </Button>
        )
      }
    >
      <AlertTitle sx={{ fontSize: 14, fontWeight: 600, mb: 1 }}>
        {isMissing
          ? (missing ?? translate('app.errors.notFoundTitle'))
          : translate('app.errors.loadTitle')}
      </AlertTitle>
      {!isMissing && errorText(error).map((text) => <div key={text}>{text}</div>)}
      <div>{translate(isMissing ? 'app.errors.notFoundHelp' : 'app.errors.loadHelp')}</div>
    </Alert>
  );
};
