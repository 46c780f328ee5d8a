import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { config } from '../../../../config';

/**
 * The payment provider: its script is loaded when the first card form is shown, and once. Without a
 * key of the deployment nothing is loaded, and `isConfigured` is false.
 */
export function useCardProvider() {
  const key = config().stripePublishableKey;
  const query = useQuery({
    queryKey: ['stripe', key],
    queryFn: () => loadStripe(String(key)),
    enabled: key !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...query, isConfigured: key !== null };
}
