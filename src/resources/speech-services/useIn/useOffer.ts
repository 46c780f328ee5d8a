import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../components/ConsoleContext';
import { usePlatform } from '../../../components/usePlatform';
import type { SpeechCredential } from '../../../types';

/** As long as forms of applications keep what a vendor offers (ms). */
const staleTime = 15 * 60_000;

/** What the vendor of a credential offers under its label, where that has to be known. */
export function useOffer({ vendor, label }: SpeechCredential, isNeeded: boolean) {
  const { providerSid } = useConsole();
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['speech', 'offer', providerSid, vendor, label ?? ''],
    queryFn: ({ signal }) => dataProvider.getSpeechOffer({ vendor, label: label ?? '' }, signal),
    enabled: isNeeded,
    staleTime,
    gcTime: staleTime,
    retry: false,
  });
}
