import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../dataProvider';

/** The platform's templates for carriers, which the form of a new one offers. */
export const usePredefinedCarriers = ({ enabled = true }: { enabled?: boolean } = {}) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['carriers', 'predefined'],
    queryFn: () => dataProvider.getPredefinedCarriers(),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
