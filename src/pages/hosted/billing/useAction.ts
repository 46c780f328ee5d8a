import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotifyError } from '../../../components/page/useNotifyError';
import { useOneAtATime } from '../../../components/page/useOneAtATime';

/**
 * Runs one action at a time: a second click, or Enter and a click, do nothing more. A failure is shown
 * as a toast and kept as `error` until the next try; `run` returns whether it succeeded.
 */
export function useAction() {
  const notifyError = useNotifyError();
  const { pathname } = useLocation();
  const { isBusy, run: runOne } = useOneAtATime();
  const [error, setError] = useState<unknown>(null);
  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    setError(null);
    try {
      await action();
      return true;
    } catch (failure) {
      setError(failure);
      notifyError(failure, { page: pathname });
      return false;
    }
  };
  const run = async (action: () => Promise<unknown>): Promise<boolean> =>
    (await runOne(() => attempt(action))) ?? false;
  return { run, isBusy, error };
}
