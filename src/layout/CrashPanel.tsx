import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { FallbackProps } from 'react-error-boundary';
import { isLoadFailure } from '../components/loadFailure';

/** After an upgrade the code of an old page is gone: nothing but a new page brings the screen back. */
const ReloadButton = () => {
  const translate = useTranslate();
  return (
    <Button color="inherit" size="small" onClick={() => window.location.reload()}>
      {translate('public.reload')}
    </Button>
  );
};

/** In place of a screen that threw, or whose code is missing: the rest of the console goes on. */
export const CrashPanel = ({ error, resetErrorBoundary }: FallbackProps) => {
  const translate = useTranslate();
  const isMissing = isLoadFailure(error);
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <>
          <Button color="inherit" size="small" onClick={resetErrorBoundary}>
            {translate('app.errors.retry')}
          </Button>
          {isMissing && <ReloadButton />}
        </>
      }
    >
      <AlertTitle sx={{ fontSize: 14, fontWeight: 600 }}>
        {translate(isMissing ? 'public.loadFailed' : 'app.errors.crashTitle')}
      </AlertTitle>
      {translate(isMissing ? 'public.loadHelp' : 'app.errors.crashHelp')}
    </Alert>
  );
};
