import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useConsoleActions, useIsLeaving } from '../../components/ConsoleContext';

/** The platform keeps the session of a deleted account's user good; all that is left is to end it. */
export const OwnAccountDeleted = () => {
  const translate = useTranslate();
  const { signOut } = useConsoleActions();
  const isLeaving = useIsLeaving();
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ alignItems: 'flex-start' }}
      action={
        <Button color="inherit" size="small" onClick={() => signOut()} aria-disabled={isLeaving}>
          <span>{translate(isLeaving ? 'app.nav.signingOut' : 'app.nav.signOut')}</span>
        </Button>
      }
    >
      <AlertTitle sx={{ fontSize: 14, fontWeight: 600, mb: 1 }}>
        {translate('resources.accounts.ownDeleted.title')}
      </AlertTitle>
      {translate('resources.accounts.ownDeleted.help')}
    </Alert>
  );
};
