import { useNotify } from 'ra-core';
import { withoutIsolates } from '../../domain/withoutIsolates';

/** Copies a text and confirms it. A message never repeats a secret: it shows `shownAs` instead. */
export function useCopy(): (text: string, shownAs?: string) => Promise<void> {
  const notify = useNotify();
  return async (text, shownAs) => {
    try {
      await navigator.clipboard.writeText(withoutIsolates(text));
      if (shownAs === undefined) {
        notify('app.clipboard.copied', { type: 'success', messageArgs: { text } });
      } else notify('app.clipboard.copiedSecret', { type: 'success' });
    } catch {
      notify('app.clipboard.failed', {
        type: 'error',
        messageArgs: { text: shownAs ?? text },
      });
    }
  };
}
