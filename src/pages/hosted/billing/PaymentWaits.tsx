import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { OrderAgain } from './OrderAgain';

interface PaymentWaitsProps {
  onSettled: () => Promise<unknown>;
}

/** A payment waits for its owner at the bank: it is not made again without a question. */
export const PaymentWaits = ({ onSettled }: PaymentWaitsProps) => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ mb: 4 }}>
        {translate('pages.billing.order.confirming')}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={() => onSettled()}>
          {translate('pages.billing.order.lookAgain')}
        </Button>
        <OrderAgain texts="startOver" onSettled={onSettled} />
      </Box>
    </>
  );
};

/** The payment provider bills the account, and the platform has not heard of it: nobody pays again. */
export const PaymentUnentered = ({ onSettled }: PaymentWaitsProps) => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ mb: 4 }}>
        {translate('pages.billing.order.unentered')}
      </Alert>
      <Button variant="contained" onClick={() => onSettled()}>
        {translate('pages.billing.order.lookAgain')}
      </Button>
    </>
  );
};
