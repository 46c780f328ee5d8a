import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { focusBack } from '../../components/page/focusBack';
import { bottomBar } from '../../components/plain/bottomBar';
import { useAlertFacts } from './useAlertFacts';

/** Below everything: it comes once the accounts are counted, and no row moves for it. */
const style = {
  ...bottomBar,
  // On a phone the button has the next line.
  '& .MuiAlert-message': { flex: '1 1 200px' },
  '& .MuiAlert-action': { p: 0, alignItems: 'center', minWidth: 0 },
  '& .MuiAlert-action > .MuiButton-root': { whiteSpace: 'normal' },
} as const;

interface WhoseAlertsProps {
  isLookedUp: boolean;
  onLookUp: () => void;
}

/** Says that the platform does not name the accounts, and offers to ask all of them; always in sight. */
export const WhoseAlerts = ({ isLookedUp, onLookUp }: WhoseAlertsProps) => {
  const translate = useTranslate();
  const { offered } = useAlertFacts(isLookedUp);
  if (offered === null) return null;
  const lookUp = () => {
    focusBack(null);
    onLookUp();
  };
  return (
    <Alert
      severity="info"
      sx={style}
      action={
        <Button color="inherit" size="small" onClick={lookUp}>
          <span>{translate('resources.alerts.list.learn', { smart_count: offered })}</span>
        </Button>
      }
    >
      {translate('resources.alerts.list.unnamed')}
    </Alert>
  );
};
