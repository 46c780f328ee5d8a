import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { SaveLog } from '../../saving/plan';
import { memoryLog } from '../../saving/runPlan';
import { useBulkRun } from '../bulk/useBulkRun';
import { useHoldUnsavedWork } from '../form/useHoldUnsavedWork';
import { asDone, useErrorText } from '../page/errorText';
import { usePlatform } from '../usePlatform';

/** One of many with which something was done, and what takes that back. */
export interface BackItem {
  id: string;
  name: string;
  /** Takes it back, over its tries. Throws what the platform refuses. */
  back: (log: SaveLog) => Promise<unknown>;
}

/** How many reasons are read in a message. */
const mostReasons = 3;

/** Takes back what was done with many, a few at a time; what is refused or left can be tried again. */
export function useUndoMany(items: readonly BackItem[], onOver: (text: string) => void) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const logs = useRef(new Map<string, SaveLog>());
  const done = useRef(new Set<string>());
  const logOf = (id: string): SaveLog => {
    const log = logs.current.get(id) ?? memoryLog();
    logs.current.set(id, log);
    return log;
  };
  const textOf = (failed: { id: string; error?: unknown }[]) => {
    const count = done.current.size;
    const reasons = failed.slice(0, mostReasons).map(({ id, error }) => {
      const name = items.find((item) => item.id === id)?.name ?? id;
      return `${name} – ${errorText(asDone(error)).join(' ')}`;
    });
    return [
      translate('app.undo.many.done', { count }),
      ...(count < items.length
        ? [translate('app.undo.many.left', { count: items.length - count })]
        : []),
      ...reasons,
    ].join(' ');
  };
  const { run, start, stop } = useBulkRun<null>(
    async (ids, _change, options) => {
      const many = await dataProvider.many();
      await many.each(
        items.filter(({ id }) => ids.includes(id)),
        async ({ id, back }) => {
          await back(logOf(id));
          done.current.add(id);
        },
        options,
      );
    },
    (over) => {
      queryClient.invalidateQueries({ refetchType: 'none' });
      queryClient.invalidateQueries();
      onOver(textOf(over.results.filter(({ error }) => error)));
    },
  );
  const isRunning = run !== null && run.state !== 'done';
  useHoldUnsavedWork(isRunning, false);
  return {
    run,
    isRunning,
    rest: items.length - done.current.size,
    start: () =>
      isRunning
        ? undefined
        : start(
            items.flatMap(({ id }) => (done.current.has(id) ? [] : [id])),
            null,
          ),
    stop,
  };
}
