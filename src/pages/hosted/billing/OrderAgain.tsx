import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import { useHosted } from '../../../components/hosted/useHosted';

interface OrderAgainProps {
  /** The texts: of an order that waits for its bank, or of one that was refused. */
  texts: 'startOver' | 'orderAgain';
  onSettled: () => Promise<unknown>;
}

/** Makes an order a second time, beside one that can still be paid for: only after a question. */
export const OrderAgain = ({ texts, onSettled }: OrderAgainProps) => {
  const translate = useTranslate();
  const { load } = useHosted();
  const [isAsking, setIsAsking] = useState(false);
  const orderAgain = async () => {
    const hosted = await load();
    await hosted.orderAgain();
    await onSettled();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        {translate(`pages.billing.order.${texts}`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate(`pages.billing.order.${texts}Title`)}
        confirmLabel={translate(`pages.billing.order.${texts}`)}
        isDangerous
        onConfirm={orderAgain}
        onClose={() => setIsAsking(false)}
      >
        {translate(`pages.billing.order.${texts}Text`)}
      </ConfirmDialog>
    </>
  );
};
