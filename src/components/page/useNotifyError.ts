import { useNotify } from 'ra-core';
import { useErrorSentence } from './errorText';

/**
 * What a toast is about: `what` failed, as a sentence of its own, or all that a page, by its path, says besides; it
 * is shown on that page alone.
 */
export type FailedAction = { what: string } | { page: string };

/** Tells as a toast what a call was rejected with (rule 4.2), which by itself does not say what failed. */
export function useNotifyError(): (error: unknown, about: FailedAction) => void {
  const notify = useNotify();
  const sentence = useErrorSentence();
  return (error, about) => {
    const { what, page } = { what: '', page: undefined, ...about };
    const text = [what, sentence(error)].filter(Boolean).join(' ');
    notify(text, { type: 'error', messageArgs: { _: text }, ...(page !== undefined && { page }) });
  };
}
