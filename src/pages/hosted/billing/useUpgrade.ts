import { useQuery } from '@tanstack/react-query';
import { useHosted } from '../../../components/hosted/useHosted';

/** How often the platform is asked what became of a payment (ms). */
const pause = 3000;

/** What is known of the upgrade, never from an earlier visit; asked again while a payment is on its way. */
export function useUpgrade() {
  const { load } = useHosted();
  return useQuery({
    queryKey: ['hosted', 'upgrade'],
    queryFn: async ({ signal }) => (await load()).getUpgrade(signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? pause : false),
  });
}

/** What can be bought, with its prices. */
export function useProducts() {
  const { load } = useHosted();
  return useQuery({
    queryKey: ['hosted', 'products'],
    queryFn: async ({ signal }) => (await load()).getProducts(signal),
  });
}
