import { type QueryClient, type QueryKey, skipToken, useQuery } from '@tanstack/react-query';

const progressKey = (key: QueryKey) => [...key, 'progress'];

/** Keeps how far a file has come, in whole percent, for those who show what the query with this key fetches. */
export function keepProgress(client: QueryClient, key: QueryKey): (part: number) => void {
  const keep = (percent: number | null) => client.setQueryData(progressKey(key), percent);
  keep(null);
  return (part) => keep(Math.floor(part * 100));
}

/** How far the file of a query has come, in percent; null while that is not known. */
export function useFetchProgress(key: QueryKey): number | null {
  const { data } = useQuery<number | null>({
    queryKey: progressKey(key),
    queryFn: skipToken,
    gcTime: 0,
  });
  return data ?? null;
}
