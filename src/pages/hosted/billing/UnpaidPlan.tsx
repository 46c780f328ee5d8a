import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { accountPath } from '../../../components/hosted/accountPaths';

/** In place of a plan whose last payment failed: what there is to do first. */
export const UnpaidPlan = ({ accountSid }: { accountSid: string }) => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="error" variant="outlined" sx={{ mb: 4 }}>
        {translate('pages.billing.plan.unpaid')}
      </Alert>
      <Button
        variant="contained"
        component={LinkBase}
        to={accountPath(accountSid, 'manage-payment')}
      >
        {translate('pages.billing.plan.manage')}
      </Button>
    </>
  );
};
