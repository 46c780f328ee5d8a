import { useEffect, useRef, useState } from 'react';
import type { BulkOptions, BulkResult } from '../../saving/runMany';

/** A bulk change, running or done: the change, and the result for each record so far. */
export interface BulkRun<Change> {
  ids: string[];
  change: Change;
  results: BulkResult[];
  state: 'running' | 'stopping' | 'done';
}

/** Changes many, one run at a time. Leaving the page begins none further. */
export function useBulkRun<Change>(
  work: (ids: string[], change: Change, options: BulkOptions) => Promise<void>,
  onDone: (run: BulkRun<Change>) => void,
) {
  const [run, setRun] = useState<BulkRun<Change> | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const start = async (ids: string[], change: Change) => {
    const controller = new AbortController();
    stopper.current = controller;
    const results: BulkResult[] = [];
    const now = (state: BulkRun<Change>['state']) => ({
      ids,
      change,
      results: [...results],
      state,
    });
    const show = () => setRun(now(controller.signal.aborted ? 'stopping' : 'running'));
    show();
    try {
      await work(ids, change, {
        signal: controller.signal,
        onResult: (result) => {
          results.push(result);
          show();
        },
      });
    } catch (error) {
      // Work reports what fails of each by itself; where it cannot begin, as without its code, nothing else ends it.
      const known = new Set(results.map(({ id }) => id));
      results.push(...ids.filter((id) => !known.has(id)).map((id) => ({ id, error })));
    }
    setRun(now('done'));
    onDone(now('done'));
  };

  const stop = () => {
    stopper.current?.abort();
    setRun((known) => known && { ...known, state: 'stopping' });
  };
  return { run, start, stop, close: () => setRun(null) };
}
