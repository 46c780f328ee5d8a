import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

/** Says that the platform does not name the accounts, and offers to ask all of them. */
export const WhoseAlerts = ({ accounts, onLearn }: { accounts: number; onLearn: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      sx={{ borderRadius: 0 }}
      action={
        <Button color="inherit" size="small" onClick={onLearn}>
          <span>{translate('resources.alerts.list.learn', { smart_count: accounts })}</span>
        </Button>
      }
    >
      {translate('resources.alerts.list.unnamed')}
    </Alert>
  );
};
