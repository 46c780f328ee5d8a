import { useNotify } from 'ra-core';

/**
 * Copies a text and says so. A secret is never repeated in a message: `shownAs` stands for it.
 */
export function useCopy(): (text: string, shownAs?: string) => Promise<void> {
  const notify = useNotify();
  return async (text, shownAs) => {
    try {
      await navigator.clipboard.writeText(text);
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
