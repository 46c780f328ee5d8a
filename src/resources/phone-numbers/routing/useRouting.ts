import { useDataProvider } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ConsoleDataProvider, RoutingResult } from '../../../dataProvider';

/** A bulk routing under way or done: what was asked for, and what became of each number so far. */
export interface RoutingRun {
  ids: string[];
  applicationSid: string | null;
  results: RoutingResult[];
  state: 'running' | 'stopping' | 'done';
}

export const failedOf = ({ results }: RoutingRun) => results.filter(({ error }) => error);
export const routedOf = ({ results }: RoutingRun) =>
  results.filter(({ error }) => !error).map(({ id }) => id);

/** Routes numbers one run at a time. Leaving the page begins no further number. */
export function useRouting(onDone: (run: RoutingRun) => void) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [run, setRun] = useState<RoutingRun | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const start = async (ids: string[], applicationSid: string | null) => {
    const controller = new AbortController();
    stopper.current = controller;
    const results: RoutingResult[] = [];
    const now = (state: RoutingRun['state']) => ({
      ids,
      applicationSid,
      results: [...results],
      state,
    });
    const show = () => setRun(now(controller.signal.aborted ? 'stopping' : 'running'));
    show();
    await dataProvider.routePhoneNumbers(ids, applicationSid, {
      signal: controller.signal,
      onResult: (result) => {
        results.push(result);
        show();
      },
    });
    setRun(now('done'));
    onDone(now('done'));
  };

  const stop = () => {
    stopper.current?.abort();
    setRun((known) => known && { ...known, state: 'stopping' });
  };
  return { run, start, stop, close: () => setRun(null) };
}
