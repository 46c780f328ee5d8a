import { useRef, useState } from 'react';

/**
 * Runs one piece of work at a time: what is started while it lasts does nothing and answers undefined.
 * `isBusy` is for what is drawn: it comes a moment after the press, and so does a second press.
 */
export function useOneAtATime() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
