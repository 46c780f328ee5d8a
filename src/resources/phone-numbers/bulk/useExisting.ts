import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { usePlatform } from '../../../components/usePlatform';
import type { ListedNumber } from './readNumbers';

/** Finds those of some numbers that are there already. */
export function useFindExisting() {
  const dataProvider = usePlatform();
  return async (numbers: string[], signal?: AbortSignal) =>
    (await dataProvider.many()).existingNumbers(numbers, signal);
}

/** Of each number that was looked for, whether it is there already. */
type Known = ReadonlyMap<string, boolean>;

const none: Known = new Map();

export interface Existing {
  /** The numbers of a list that are there already, as far as that is known. */
  existing: ReadonlySet<string>;
  /** Those that have to be looked for before they are added. */
  unknown: (listed: readonly ListedNumber[]) => string[];
  /** Looks for numbers while others are typed. */
  lookFor: (numbers: string[]) => void;
  /** The same with the numbers as soon as they are looked for. Throws where that fails. */
  find: (numbers: string[]) => Promise<ReadonlySet<string>>;
  error: unknown;
  retry: () => void;
}

const thoseOf = (known: Known): ReadonlySet<string> =>
  new Set([...known].flatMap(([number, isThere]) => (isThere ? [number] : [])));

/** What is known of the numbers of a list while it is typed; each is looked for once. */
export function useExisting(): Existing {
  const findExisting = useFindExisting();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const found = useRef(none);
  const questionOf = (list: readonly string[]) => ({
    queryKey: ['phone-numbers', 'existing', list],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const numbers = list.filter((number) => !found.current.has(number));
      const existing = new Set(await findExisting(numbers, signal));
      const answers = numbers.map((number) => [number, existing.has(number)] as const);
      found.current = new Map([...found.current, ...answers]);
      return found.current;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const { data, error, refetch } = useQuery({
    ...questionOf(wanted),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  });
  const known = data ?? none;
  const existing = useMemo(() => thoseOf(known), [known]);
  return {
    existing,
    unknown: (listed) =>
      listed.flatMap(({ number, state }) =>
        state === 'new' && !known.has(number) ? [number] : [],
      ),
    lookFor: setWanted,
    find: async (numbers) => {
      if (numbers.length === 0) return existing;
      setWanted(numbers);
      return thoseOf(await queryClient.fetchQuery(questionOf(numbers)));
    },
    error,
    retry: () => void refetch(),
  };
}
