import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import { useHosted } from '../../../components/hosted/useHosted';
import type { BillingEnd, CurrentUser } from '../../../engines/billing';
import { freePlanOf, quantitiesOf } from '../../../engines/billing';
import { faultOf } from './faultOf';

interface ReturnToFreeProps {
  current: CurrentUser;
  isOpen: boolean;
  onClose: () => void;
  onLeave: (message: string, type: 'success' | 'warning' | 'error') => void;
}

const told: Record<BillingEnd, Parameters<ReturnToFreeProps['onLeave']>> = {
  ended: ['pages.billing.notifications.downgraded', 'success'],
  goesOn: ['pages.billing.notifications.downgradedBilled', 'warning'],
  unknown: ['pages.billing.notifications.downgradedUnknown', 'warning'],
};

/** What is lost with a paid plan, at once (decision 92). */
export const ReturnToFree = ({ current, isOpen, onClose, onLeave }: ReturnToFreeProps) => {
  const translate = useTranslate();
  const { load } = useHosted();
  const { device_to_call_ratio } = current.account;
  const returnToFree = async () => {
    const hosted = await load();
    try {
      onLeave(...told[await hosted.downgradeToFree()]);
    } catch (error) {
      if (faultOf(error) !== 'halfFree') throw error;
      onLeave('pages.billing.provider.halfFree', 'error');
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={translate('pages.billing.free.title')}
      confirmLabel={translate('pages.billing.free.confirm')}
      isDangerous
      onConfirm={returnToFree}
      onClose={onClose}
    >
      <Typography>{translate('pages.billing.free.atOnce')}</Typography>
      <Box component="ul" sx={{ my: 2, paddingInlineStart: 5 }}>
        {freePlanOf(quantitiesOf(current.subscription), device_to_call_ratio).map(
          ({ kind, ...numbers }) => (
            <li key={kind}>{translate(`pages.billing.free.${kind}`, numbers)}</li>
          ),
        )}
      </Box>
      <Typography>{translate('pages.billing.free.rejected')}</Typography>
    </ConfirmDialog>
  );
};
