import { useEffect, useRef, useState } from 'react';

/** How far a run is; null while there is none. */
export interface RunProgress {
  done: number;
  of: number;
}

/** Does one thing after the other, each reported as it ends, until all are done or somebody stops it. */
export function useRun() {
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  };
  useEffect(() => () => running.current?.abort(), []);
  /** Resolves once all have ended, whether well or not; false when it was stopped. */
  const run = async <T>(items: T[], work: (item: T, signal: AbortSignal) => Promise<unknown>) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setProgress({ done: 0, of: items.length });
    let done = 0;
    await Promise.allSettled(
      items.map((item) =>
        work(item, own.signal).finally(() => {
          done += 1;
          if (!own.signal.aborted) setProgress({ done, of: items.length });
        }),
      ),
    );
    if (own.signal.aborted) return false;
    running.current = null;
    setProgress(null);
    return true;
  };
  return { progress, run, stop };
}
