import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { accountPath } from '../../components/hosted/accountPaths';
import { EmptyState } from '../../components/page/EmptyState';

interface ToUpgradeProps {
  accountSid: string;
  /** The key of the text that says why. */
  reason: string;
}

/** In place of what only a paid plan has: the way to one. */
export const ToUpgrade = ({ accountSid, reason }: ToUpgradeProps) => {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate(reason)}
      action={
        <Button
          variant="contained"
          component={LinkBase}
          to={accountPath(accountSid, 'subscription')}
        >
          {translate('pages.billing.plan.upgrade')}
        </Button>
      }
    />
  );
};
