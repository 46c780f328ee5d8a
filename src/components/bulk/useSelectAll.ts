import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useListAddress } from '../list/ListAddress';
import { useNotifyError } from '../page/useNotifyError';
import { usePlatform } from '../usePlatform';

/** Selects every record that the filters match, on whichever page; that can be stopped. */
export function useSelectAll(remember: (records: RaRecord[]) => void) {
  const dataProvider = usePlatform();
  const notifyError = useNotifyError();
  const translate = useTranslate();
  const list = useListContext();
  const latest = useRef(list);
  latest.current = list;
  const { filter } = useListAddress();
  const question = JSON.stringify(filter);
  const [isSelecting, setIsSelecting] = useState(false);
  const reading = useRef<AbortController | null>(null);
  // Records that matched an earlier search are not on screen now.
  useEffect(() => () => reading.current?.abort(question), [question]);

  const selectAll = async () => {
    reading.current = new AbortController();
    const { signal } = reading.current;
    setIsSelecting(true);
    try {
      const { resource } = latest.current;
      const records = await dataProvider.getMatching<RaRecord>(resource, filter, signal);
      if (signal.aborted) return;
      remember(records);
      const { selectedIds, onSelect } = latest.current;
      onSelect([...new Set([...selectedIds, ...records.map(({ id }) => id)])]);
    } catch (error) {
      if (!signal.aborted) {
        notifyError(error, { what: translate('app.bulk.notSelected') });
      }
    } finally {
      setIsSelecting(false);
    }
  };
  const { data: shown = [], selectedIds, total = 0, meta } = list;
  const isShownSelected = shown.every(({ id }) => selectedIds.includes(id));
  return {
    total,
    // Others may be selected too, from an earlier search, so their count alone is not enough.
    hasMore: !meta?.cost && total > 0 && !(isShownSelected && selectedIds.length >= total),
    isSelecting,
    selectAll,
    stop: () => reading.current?.abort(question),
  };
}
