import { useNotify } from 'ra-core';
import { useErrorSentence } from './errorText';

/**
 * Tells as a toast what a call was rejected with (rule 4.2); of this page alone where its path is given. `what`
 * says before it what failed, where that is not plain from what the operator sees.
 */
export function useNotifyError(): (error: unknown, page?: string, what?: string) => void {
  const notify = useNotify();
  const sentence = useErrorSentence();
  return (error, page, what) => {
    const text = [what, sentence(error)].filter(Boolean).join(' ');
    notify(text, { type: 'error', messageArgs: { _: text }, ...(page !== undefined && { page }) });
  };
}
