import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { CaptureError, readLadder } from '../../../engines/sip';
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

/** The error with a message of this screen in place of the code of the engine. */
const withMessageKey = (error: unknown): unknown =>
  error instanceof CaptureError
    ? new Error(`resources.recent-calls.capture.failed.${error.code}`)
    : error;

/** What is in a capture; read once it is there and wanted. `fetchedAt` tells one file from the next. */
export function useLadder(
  { account_sid, sip_callid }: RecentCall,
  file: Blob | null | undefined,
  fetchedAt: number,
) {
  return useQuery({
    ...once,
    queryKey: ['recent-calls', 'ladder', account_sid, sip_callid, fetchedAt],
    queryFn: ({ signal }) =>
      readLadder(file ?? new Blob(), signal).catch((error) => {
        throw withMessageKey(error);
      }),
    enabled: Boolean(file),
    // Thousands of messages are not compared with what was there before.
    structuralSharing: false,
  });
}
