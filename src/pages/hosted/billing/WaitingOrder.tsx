import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useTimes } from '../../../components/fields/useTimes';
import { useHosted } from '../../../components/hosted/useHosted';

interface WaitingOrderProps {
  accountSid: string;
  isPaid: boolean;
}

/** A card that is stored pays for every order that waits, also beside a paid plan: said before it is. */
export const WaitingOrder = ({ accountSid, isPaid }: WaitingOrderProps) => {
  const translate = useTranslate();
  const { load } = useHosted();
  const { moment } = useTimes();
  const { data } = useQuery({
    queryKey: ['hosted', 'waitingOrder', accountSid, isPaid],
    queryFn: async () => (await load()).getWaitingOrder(accountSid, isPaid),
    staleTime: 0,
    gcTime: 0,
  });
  if (!data) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 4 }}>
      {translate('pages.billing.payment.waitingOrder', { until: moment(data) })}
    </Alert>
  );
};
