import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { drawCapture } from '../../../engines/sip/readLadder';
import type { RecentCall } from '../../../types';

const once = {
  staleTime: Number.POSITIVE_INFINITY,
  // What was fetched of a call is freed with it.
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

/** The capture of a call: asked for by `refetch` alone (decision 47), and then there for both buttons. */
export function useCaptureFile({ account_sid, sip_callid }: RecentCall) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    ...once,
    queryKey: ['recent-calls', 'capture', account_sid, sip_callid],
    queryFn: ({ signal }) => dataProvider.getCallCapture({ account_sid, sip_callid }, signal),
    enabled: false,
  });
}

/** What is in a capture; read once it is there and wanted. `fetchedAt` tells one file from the next. */
export function useLadder(
  { account_sid, sip_callid }: RecentCall,
  file: Blob | null | undefined,
  fetchedAt: number,
) {
  return useQuery({
    ...once,
    queryKey: ['recent-calls', 'ladder', account_sid, sip_callid, fetchedAt],
    queryFn: ({ signal }) => drawCapture(file ?? new Blob(), signal),
    enabled: Boolean(file),
    // Thousands of messages are not compared with what was there before.
    structuralSharing: false,
  });
}
