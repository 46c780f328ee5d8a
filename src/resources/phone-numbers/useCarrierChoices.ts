import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../components/ConsoleContext';
import { usePlatform } from '../../components/usePlatform';
import type { Carrier, PhoneNumber } from '../../types';

/** How long the name of the chosen one is used without asking again (ms). */
const staleTime = 5 * 60_000;

interface Wanted {
  /** A stored number keeps its carrier: there is no other to choose. */
  stored?: Partial<PhoneNumber>;
  accountSid?: string | null;
  /** The one that is chosen, or begun with. */
  chosen?: string | null;
  typed?: string;
}

interface CarrierChoices {
  /** Undefined until they are there. */
  carriers?: Carrier[];
  /** There are more than these: what is typed is searched on the platform. */
  isPart: boolean;
  isSearching: boolean;
  error: unknown;
  refetch: () => unknown;
  /** The carriers that are called like what is typed, where they are not there yet. */
  search: (typed: string) => Promise<Carrier[]> | undefined;
}

/**
 * The carriers that a number may come in over, by name: all of them, or, where these are too many, some of
 * those that serve the account and are called like what was typed, and the chosen one.
 */
export function useCarrierChoices(wanted: Wanted = {}): CarrierChoices {
  const { stored, accountSid, chosen, typed = '' } = wanted;
  const { providerSid } = useConsole();
  const dataProvider = usePlatform();
  const isStored = Boolean(stored?.id);
  const key = ['carriers', 'choices', providerSid];
  const first = useQuery({
    queryKey: key,
    queryFn: () => dataProvider.getCarrierChoices(),
    enabled: !isStored,
    retry: false,
  });
  const isPart = !isStored && first.data?.isPart === true;
  // Of no account, and with nothing typed, they are those of the first answer.
  const isNarrow = isPart && Boolean(accountSid || typed);
  const questionOf = (text: string) => ({
    queryKey: [...key, { accountSid, typed: text }],
    queryFn: () => dataProvider.getCarrierChoices({ account_sid: accountSid, q: text }),
  });
  const queryClient = useQueryClient();
  const search = (text: string) => {
    const question = questionOf(text);
    if (!isPart || queryClient.getQueryData(question.queryKey)) return undefined;
    return queryClient.fetchQuery({ ...question, retry: false }).then((one) => one.carriers);
  };
  const found = useQuery({
    ...questionOf(typed),
    enabled: isNarrow,
    placeholderData: (before) => before ?? first.data,
    retry: false,
  });
  const foundNow = (isNarrow ? found : first).data?.carriers;
  const isChosen = (carrier: Carrier) => carrier.id === chosen;
  const sid = isStored ? stored?.voip_carrier_sid : isPart && chosen;
  const one = useQuery({
    queryKey: [...key, sid],
    queryFn: async () =>
      (await dataProvider.getMany<Carrier>('carriers', { ids: [sid || ''] })).data,
    // What was chosen among those that were found stays, whatever is typed after that.
    initialData: () => (foundNow?.some(isChosen) ? foundNow.filter(isChosen) : undefined),
    staleTime,
    enabled: Boolean(sid),
    retry: false,
  });
  if (isStored) {
    return {
      carriers: sid ? one.data : [],
      isPart,
      isSearching: false,
      error: one.error,
      refetch: one.refetch,
      search,
    };
  }
  const { data, error, refetch, isFetching } = isNarrow ? found : first;
  const rest =
    (isPart &&
      one.data?.filter(({ id }) => !data?.carriers.some((carrier) => carrier.id === id))) ||
    [];
  const isThere = !sid || !one.isPending;
  return {
    carriers: data && isThere ? [...data.carriers, ...rest] : undefined,
    isPart,
    isSearching: isNarrow && isFetching,
    error,
    refetch,
    search,
  };
}
