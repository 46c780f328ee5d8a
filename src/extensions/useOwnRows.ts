import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../components/usePlatform';

/**
 * The rows that the platform answers at a path, given step by step (`['Accounts', sid, 'Conferences']`), as
 * the page reads them; nothing is asked without a path. `toRow` throws, or is given a value of any kind.
 */
export function useOwnRows<Row>(steps: readonly string[] | null, toRow: (row: unknown) => Row) {
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['own', ...(steps ?? [])],
    queryFn: async ({ signal }) => {
      const rows = await (await dataProvider.own()).rowsAt(steps ?? [], signal);
      return rows.map(toRow);
    },
    enabled: steps !== null,
  });
}
