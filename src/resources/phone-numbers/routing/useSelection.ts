import { useDataProvider, useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useListAddress } from '../../../components/list/ListAddress';
import { useNotifyError } from '../../../components/page/useNotifyError';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { PhoneNumber } from '../../../types';

/**
 * The selected numbers of one account, which stay selected from page to page and search to search.
 * Opening the page and choosing another account start with none, as other applications are offered.
 */
export function useSelection() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notifyError = useNotifyError();
  const list = useListContext<PhoneNumber>();
  const latest = useRef(list);
  latest.current = list;
  const seen = useRef(new Map<string, string>());
  const remember = (numbers: PhoneNumber[] = []) => {
    for (const { id, number } of numbers) seen.current.set(id, number);
  };
  remember(list.data);
  useEffect(() => latest.current.onSelect([]), []);

  const [isSelecting, setIsSelecting] = useState(false);
  const reading = useRef<AbortController | null>(null);
  const { filter } = useListAddress();
  const question = JSON.stringify(filter);
  // Numbers that matched an earlier search are not on screen now.
  useEffect(() => () => reading.current?.abort(question), [question]);

  const selectAll = async () => {
    reading.current = new AbortController();
    const { signal } = reading.current;
    setIsSelecting(true);
    try {
      const numbers = await dataProvider.getMatchingPhoneNumbers(filter, signal);
      remember(numbers);
      const { selectedIds, onSelect } = latest.current;
      if (!signal.aborted) onSelect([...new Set([...selectedIds, ...numbers.map(({ id }) => id)])]);
    } catch (error) {
      if (!signal.aborted) notifyError(error);
    } finally {
      setIsSelecting(false);
    }
  };

  const { data: shown = [], selectedIds, total = 0 } = list;
  const isShownSelected = shown.every(({ id }) => selectedIds.includes(id));
  return {
    ids: selectedIds as string[],
    total,
    // Others may be selected too, from an earlier search, so their count alone is not enough.
    hasMore: total > 0 && !(isShownSelected && selectedIds.length >= total),
    select: list.onSelect,
    selectAll,
    isSelecting,
    numberOf: (id: string) => seen.current.get(id) ?? id,
  };
}
