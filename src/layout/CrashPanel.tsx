import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

/** In place of a screen that threw: the rest of the console goes on. */
export const CrashPanel = ({ resetErrorBoundary }: { resetErrorBoundary: () => void }) => {
  const translate = useTranslate();
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
