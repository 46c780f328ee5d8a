import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCardProvider } from './useCardProvider';

/** A card and nothing else. */
const cardOnly: StripePaymentElementOptions = {
  paymentMethodOrder: ['card'],
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
};

/** As high as the provider's form, so that nothing moves when it comes. */
const formHeight = 160;

const LoadFailure = ({ reason, onRetry }: { reason: string; onRetry?: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('app.errors.retry')}
          </Button>
        )
      }
    >
      <AlertTitle sx={{ fontSize: 14, fontWeight: 600 }}>
        {translate('pages.billing.card.failedTitle')}
      </AlertTitle>
      <div>{reason}</div>
      {translate('pages.billing.card.failedHelp')}
    </Alert>
  );
};

/** Where the card is typed: the payment provider's own form, or why it is not there. */
export const CardInput = ({ onReady }: { onReady: () => void }) => {
  const translate = useTranslate();
  const { data, error, refetch, isConfigured } = useCardProvider();
  const [loadError, setLoadError] = useState<string | null>(null);
  const [isThere, setIsThere] = useState(false);
  if (!isConfigured) {
    return (
      <Alert severity="error" variant="outlined">
        {translate('pages.billing.card.notConfigured')}
      </Alert>
    );
  }
  if (loadError !== null) return <LoadFailure reason={loadError} />;
  if (error && !data) return <LoadFailure reason={error.message} onRetry={() => refetch()} />;
  const ready = () => {
    setIsThere(true);
    onReady();
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ minHeight: formHeight, position: 'relative' }}>
        {!isThere && (
          <Skeleton variant="rounded" height={formHeight} sx={{ position: 'absolute', inset: 0 }} />
        )}
        {data && (
          <PaymentElement
            options={cardOnly}
            onReady={ready}
            onLoadError={(event) => setLoadError(event.error.message ?? '')}
          />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate('pages.billing.order.cardHelp')}
      </Typography>
    </Box>
  );
};
