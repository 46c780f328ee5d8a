import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsole } from '../../components/ConsoleContext';
import { type CheckedRow, checkRows } from '../../components/exchange/importing/checkRows';
import { textIn } from '../../components/exchange/importing/readCell';
import { usePlatform } from '../../components/usePlatform';
import type { ImportBasis } from '../../dataProvider';
import type { ImportContext, Importing } from '../../types/importing';
import type { OpenFile } from './useImportFile';

/** The policy until that of the platform is there, and where none can be had. */
const passwords = {
  min_password_length: 6,
  require_digit: false,
  require_special_character: false,
};

/** What the rules of rows need beside them; the platform's rules for passwords where rows have one. */
function useContextOf({ columns }: Importing): ImportContext {
  const { identity } = useConsole();
  const dataProvider = usePlatform();
  const { data } = useQuery({
    queryKey: ['password-settings'],
    queryFn: ({ signal }) => dataProvider.getPasswordSettings(signal),
    enabled: columns.some(({ key }) => key === 'initial_password'),
    retry: false,
  });
  const { scope, accountSid } = identity;
  return useMemo(
    () => ({ scope, accountSid, passwords: data ?? passwords }),
    [scope, accountSid, data],
  );
}

const compare = (
  importing: Importing,
  { rows, keys }: OpenFile,
  { named, existing }: ImportBasis,
  context: ImportContext,
): CheckedRow[] =>
  checkRows({
    ...{ rows, keys, importing, named, context },
    existing: new Set(existing.map(importing.keyOf)),
  });

/** The keys of a file's rows, where the platform is asked for these alone. */
const keysOf = (
  { keyColumn = '', columns, keyOf, toRecord }: Importing,
  { rows, keys }: OpenFile,
): string[] | undefined => {
  const column = columns.find(({ key }) => key === keyColumn);
  const place = keys.indexOf(keyColumn);
  if (!column) return undefined;
  const texts = rows.map(({ cells }) => textIn(cells[place], column));
  return [...new Set(texts.map((text) => keyOf(toRecord({ [keyColumn]: text }))))].filter(Boolean);
};

interface Check {
  /** What would become of each row; undefined until it is known. */
  rows: CheckedRow[] | undefined;
  error: unknown;
  /** Compares with what is there now. Throws where that cannot be read. */
  again: () => Promise<CheckedRow[]>;
}

interface Checked {
  resource: string;
  importing: Importing;
  file: OpenFile | null;
  /** The record that the rows go into; null where they are records. */
  into: string | null;
}

/** Compares the rows of a file with what there is. It reads, and sends nothing. */
export function useImportCheck({ resource, importing, file, into }: Checked): Check {
  const dataProvider = usePlatform();
  const context = useContextOf(importing);
  const isReady = file !== null && (!importing.into || into !== null);
  const named = file
    ? importing.columns.filter(({ key, names }) => names && file.keys.includes(key))
    : [];
  const names = [...new Set(named.flatMap((column) => column.names ?? []))].sort();
  const keys = useMemo(() => file && keysOf(importing, file), [importing, file]) ?? undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['importBasis', resource, into, names, keys?.join()],
    queryFn: async ({ signal }) =>
      (await dataProvider.exchange()).importBasis({ resource, names, into, keys }, signal),
    enabled: isReady,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const rows = useMemo(
    () => (data && file && isReady ? compare(importing, file, data, context) : undefined),
    [importing, data, file, isReady, context],
  );
  return {
    rows,
    error: data ? null : error,
    again: async () => {
      const found = await refetch({ throwOnError: true });
      return found.data && file ? compare(importing, file, found.data, context) : [];
    },
  };
}
