import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../../components/usePlatform';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { CaptureError, readLadder } from '../../../engines/sip';
import type { RecentCall } from '../../../types';
import { keepProgress } from '../fetchProgress';
import { legWindow, type OtherLeg, otherLegs } from './callLegs';

/** The largest page that the platform gives (contract 16.1). */
const mostCalls = 500;
/** How many other legs are fetched: a call that rang at many places has many. */
const mostLegs = 4;

const once = {
  staleTime: Number.POSITIVE_INFINITY,
  // What was fetched of a call is freed with it.
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

/** Another leg with its capture; null where the platform has none, and an error where it failed. */
export interface CapturedLeg extends OtherLeg {
  file: Blob | null;
  error?: unknown;
}

/** What was fetched for the ladder of a call. */
interface Captures {
  /** Null when the platform has none of this call. */
  own: Blob | null;
  legs: CapturedLeg[];
  /** How many legs there are beyond those. */
  more: number;
  /** Why the other legs could not be looked up. */
  error?: unknown;
}

async function findLegs(
  dataProvider: ConsoleDataProvider,
  call: RecentCall,
  signal: AbortSignal,
): Promise<{ legs: OtherLeg[]; error?: unknown }> {
  const window = legWindow(call);
  if (!window) return { legs: otherLegs(call, []) };
  const { account_sid } = call;
  try {
    const { data } = await dataProvider.getList<RecentCall>('recent-calls', {
      filter: { account_sid, date: 'custom', ...window },
      pagination: { page: 1, perPage: mostCalls },
      sort: { field: 'attempted_at', order: 'DESC' },
      signal,
    });
    return { legs: otherLegs(call, data) };
  } catch (error) {
    return { legs: otherLegs(call, []), error };
  }
}

async function fetchCaptures(
  dataProvider: ConsoleDataProvider,
  call: RecentCall,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Captures> {
  const { account_sid } = call;
  const fetchLeg = async (leg: OtherLeg): Promise<CapturedLeg> => {
    try {
      const asked = { account_sid, sip_callid: leg.callId };
      return { ...leg, file: await dataProvider.getCallCapture(asked, signal) };
    } catch (error) {
      return { ...leg, file: null, error };
    }
  };
  const [own, { legs, error }] = await Promise.all([
    dataProvider.getCallCapture(call, signal, onProgress),
    findLegs(dataProvider, call, signal),
  ]);
  signal.throwIfAborted();
  const fetched = await Promise.all(legs.slice(0, mostLegs).map(fetchLeg));
  return { own, legs: fetched, more: Math.max(0, legs.length - mostLegs), error };
}

export const captureKey = ({ account_sid, call_sid }: RecentCall) => [
  'recent-calls',
  'capture',
  account_sid,
  call_sid,
];

/**
 * The captures of a call and of its other legs, fetched when its tab is opened (decision 47). Without
 * `isWanted` only what another one of these has fetched.
 */
export function useCaptures(call: RecentCall, isWanted: boolean) {
  const dataProvider = usePlatform();
  return useQuery({
    ...once,
    queryKey: captureKey(call),
    queryFn: ({ signal, client, queryKey }) =>
      fetchCaptures(dataProvider, call, signal, keepProgress(client, queryKey)),
    enabled: isWanted,
    structuralSharing: false,
  });
}

/** The error with a message of this screen in place of the code of the engine. */
const withMessageKey = (error: unknown): unknown =>
  error instanceof CaptureError
    ? new Error(`resources.recent-calls.capture.failed.${error.code}`)
    : error;

const filesOf = (captures: Captures | undefined): Blob[] =>
  [captures?.own, ...(captures?.legs ?? []).map(({ file }) => file)].flatMap((file) => file ?? []);

/** The time distinguishes one fetch from the next. */
export const ladderQueryKey = ({ account_sid, call_sid }: RecentCall, fetchedAt: number) => [
  'recent-calls',
  'ladder',
  account_sid,
  call_sid,
  fetchedAt,
];

/** One picture of the captures of a call, read once they are there. */
export function useLadder(call: RecentCall, isWanted: boolean) {
  const { data: captures, dataUpdatedAt } = useCaptures(call, isWanted);
  const files = filesOf(captures);
  return useQuery({
    ...once,
    queryKey: ladderQueryKey(call, dataUpdatedAt),
    queryFn: ({ signal, client, queryKey }) =>
      readLadder(files, signal, keepProgress(client, queryKey)).catch((error) => {
        throw withMessageKey(error);
      }),
    enabled: isWanted && files.length > 0,
    // Thousands of messages are not compared with what was there before.
    structuralSharing: false,
  });
}

/** True while the messages of a call, which somebody wants, are on their way or being read. */
export function useIsReading(call: RecentCall): boolean {
  const captures = useCaptures(call, false);
  const ladder = useLadder(call, false);
  return captures.isPending || (filesOf(captures.data).length > 0 && ladder.isPending);
}
