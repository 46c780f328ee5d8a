import { useNotify } from 'ra-core';
import { useErrorSentence } from './errorText';

/** Tells as a toast what a call was rejected with (rule 4.2); of this page alone where its path is given. */
export function useNotifyError(): (error: unknown, page?: string) => void {
  const notify = useNotify();
  const sentence = useErrorSentence();
  return (error, page) => {
    const text = sentence(error);
    notify(text, { type: 'error', messageArgs: { _: text }, ...(page !== undefined && { page }) });
  };
}
