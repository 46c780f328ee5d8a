import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { FallbackProps } from 'react-error-boundary';
import { isMissingCode } from '../components/missingCode';
import { MissingCode } from '../components/page/MissingCode';

/** Replaces a screen that threw or whose code is missing; the rest of the console keeps working. */
export const CrashPanel = ({ error, resetErrorBoundary }: FallbackProps) => {
  const translate = useTranslate();
  if (isMissingCode(error)) return <MissingCode error={error} onRetry={resetErrorBoundary} />;
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={resetErrorBoundary}>
          {translate('app.errors.retry')}
        </Button>
      }
    >
      <AlertTitle sx={{ fontSize: 14, fontWeight: 600 }}>
        {translate('app.errors.crashTitle')}
      </AlertTitle>
      {translate('app.errors.crashHelp')}
    </Alert>
  );
};
