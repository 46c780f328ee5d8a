import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotifyError } from '../../../components/page/useNotifyError';

/**
 * Runs one action at a time: a second click, or Enter and a click, do nothing more. A failure is shown
 * as a toast and kept as `error` until the next try; `run` returns whether it succeeded.
 */
export function useAction() {
  const notifyError = useNotifyError();
  const { pathname } = useLocation();
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setIsBusy(true);
    setError(null);
    try {
      await action();
      return true;
    } catch (failure) {
      setError(failure);
      notifyError(failure, { page: pathname });
      return false;
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  return { run, isBusy, error };
}
