import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog';
import { useHosted } from '../../components/hosted/useHosted';

/** A payment waits for its owner at the bank: it is not made again without a question. */
export const PaymentWaits = ({ onSettled }: { onSettled: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const { load } = useHosted();
  const [isAsking, setIsAsking] = useState(false);
  const startOver = async () => {
    const hosted = await load();
    await hosted.forgetUpgrade();
    await onSettled();
  };
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ mb: 4 }}>
        {translate('pages.billing.order.confirming')}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={() => onSettled()}>
          {translate('pages.billing.order.lookAgain')}
        </Button>
        <Button variant="outlined" onClick={() => setIsAsking(true)}>
          {translate('pages.billing.order.startOver')}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('pages.billing.order.startOverTitle')}
        confirmLabel={translate('pages.billing.order.startOver')}
        isDangerous
        onConfirm={startOver}
        onClose={() => setIsAsking(false)}
      >
        {translate('pages.billing.order.startOverText')}
      </ConfirmDialog>
    </>
  );
};
