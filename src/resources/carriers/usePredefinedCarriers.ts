import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../components/usePlatform';

/** The platform's templates for carriers, which the form of a new one offers. */
export const usePredefinedCarriers = ({ enabled = true }: { enabled?: boolean } = {}) => {
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['carriers', 'predefined'],
    queryFn: () => dataProvider.getPredefinedCarriers(),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
