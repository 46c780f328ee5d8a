import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepProgress, useFetchProgress } from '../fetchProgress';

const numbers = new WeakMap<Blob, number>();
let count = 0;

/** A file's number in this visit: files of the same name and size are not the same file. */
function numberOf(file: Blob): number {
  const known = numbers.get(file);
  if (known !== undefined) return known;
  count += 1;
  numbers.set(file, count);
  return count;
}

const fileKey = (file: Blob) => ['recent-calls', 'file', numberOf(file)];
const keyOf = (file: Blob, what: string) => [...fileKey(file), what];

/** What is read out of a file in this browser, once; freed when nothing shows it any more. */
export const fileQuery = <Result>(
  file: Blob,
  what: string,
  read: (signal: AbortSignal, onProgress: (part: number) => void) => Promise<Result>,
  isWanted = true,
) =>
  queryOptions({
    queryKey: keyOf(file, what),
    queryFn: ({ signal, client, queryKey }) => read(signal, keepProgress(client, queryKey)),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  });

export const useFileQuery = <Result>(...query: Parameters<typeof fileQuery<Result>>) =>
  useQuery(fileQuery<Result>(...query));

/** How much of a file has been read for such a query, in percent; null while that is not known. */
export const useFileProgress = (file: Blob, what: string) => useFetchProgress(keyOf(file, what));

/** Ends whatever is being read out of a file. */
export function useStopReading(file: Blob): () => void {
  const client = useQueryClient();
  return () => {
    client.cancelQueries({ queryKey: fileKey(file) });
  };
}
