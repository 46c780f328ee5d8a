import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';

/** Says that a payment is on its way, and has the browser ask before the page is closed. */
export const ProcessingBanner = () => {
  const translate = useTranslate();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Alert severity="info" variant="outlined" role="status" sx={{ mb: 4 }}>
      {translate('pages.billing.order.processing')}
    </Alert>
  );
};
