import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../../../components/usePlatform';
import type { Configuration } from '../../../engines/configuration';
/** How far a reading of the platform is. */
export interface ReadingState {
  done: number;
  known: number;
}

/** Reads a configuration when it is asked to, one reading at a time; leaving the page ends it. */
export function useReading(account: string | null) {
  const dataProvider = usePlatform();
  const [progress, setProgress] = useState<ReadingState | null>(null);
  const [requests, setRequests] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  /** Null where it failed or was stopped. */
  const read = async (): Promise<Configuration | null> => {
    stopper.current?.abort();
    const controller = new AbortController();
    stopper.current = controller;
    const { signal } = controller;
    setError(null);
    setProgress({ done: 0, known: 0 });
    try {
      const methods = await dataProvider.configuration();
      const found = await methods.readConfiguration(account, {
        signal,
        onProgress: (done, known) => {
          if (signal.aborted) return;
          setProgress({ done, known });
          setRequests(done);
        },
      });
      return signal.aborted ? null : found;
    } catch (failure) {
      if (!signal.aborted) setError(failure);
      return null;
    } finally {
      if (stopper.current === controller) setProgress(null);
    }
  };
  const stop = () => {
    stopper.current?.abort();
    setProgress(null);
  };
  return { read, stop, progress, requests, error };
}

export type ReadingOfPlatform = ReturnType<typeof useReading>;
