import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import { formatMoney } from '../../../components/fields/format';
import type { CostPreview, Quantities } from '../../../engines/billing';
import { confirmedDevices, proratingOf } from '../../../engines/billing';

interface ConfirmChangesProps {
  quantities: Quantities;
  preview: CostPreview;
  ratio: number;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** What the account will have and what that costs, before it is changed. */
export const ConfirmChanges = ({
  quantities,
  preview,
  ratio,
  onConfirm,
  onClose,
}: ConfirmChangesProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { kind, amount } = proratingOf(preview);
  return (
    <ConfirmDialog
      isOpen
      title={translate('pages.billing.confirm.title')}
      confirmLabel={translate('pages.billing.confirm.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Typography>{translate('pages.billing.confirm.intro')}</Typography>
      <Box component="ul" sx={{ my: 2, paddingInlineStart: 5 }}>
        <li>
          {translate('pages.billing.plan.calls', { smart_count: quantities.voice_call_session })}
        </li>
        <li>
          {translate('pages.billing.plan.devices', {
            smart_count: confirmedDevices(quantities, ratio),
          })}
        </li>
      </Box>
      <Typography>
        {translate(`pages.billing.confirm.${kind}`, {
          monthly: formatMoney(preview.monthly_cost, preview.currency, locale),
          amount: formatMoney(amount, preview.currency, locale),
        })}
      </Typography>
    </ConfirmDialog>
  );
};
