import { type FormEvent, useRef, useState } from 'react';

/** Runs one submission at a time; `isBusy` while it lasts. */
export function useSubmit(run: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await run();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, onSubmit };
}
