import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import type { ConsoleDataProvider } from '../../dataProvider';

/** The carriers that a number may come in over, by name. */
export const useCarrierChoices = () => {
  const { providerSid } = useConsole();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['carriers', 'choices', providerSid],
    queryFn: () => dataProvider.getCarrierChoices(),
    retry: false,
  });
};
