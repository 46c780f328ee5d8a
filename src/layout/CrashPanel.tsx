import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { FallbackProps } from 'react-error-boundary';
import { isMissingCode } from '../components/missingCode';
import { MissingCode } from '../components/page/MissingCode';
import { PageHeader } from '../components/page/PageHeader';
import { useRedraw } from '../components/page/useRedraw';

/** Replaces a screen that threw or whose code is missing; the rest of the console keeps working. */
export const CrashPanel = ({ error, resetErrorBoundary }: FallbackProps) => {
  const translate = useTranslate();
  if (useRedraw(error, resetErrorBoundary)) return null;
  return (
    <>
      <PageHeader title={translate('app.errors.crashTitle')} />
      {isMissingCode(error) ? (
        <MissingCode error={error} onRetry={resetErrorBoundary} />
      ) : (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button color="inherit" size="small" onClick={resetErrorBoundary}>
              {translate('app.errors.retry')}
            </Button>
          }
        >
          {translate('app.errors.crashHelp')}
        </Alert>
      )}
    </>
  );
};
