import { useQuery } from '@tanstack/react-query';

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

/** What is read out of a file in this browser, once; freed when nothing shows it any more. */
export const useFileQuery = <Result>(
  file: Blob,
  what: string,
  read: (signal: AbortSignal) => Promise<Result>,
  isWanted = true,
) =>
  useQuery({
    queryKey: ['recent-calls', 'file', numberOf(file), what],
    queryFn: ({ signal }) => read(signal),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  });
