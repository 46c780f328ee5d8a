import { useNotify } from 'ra-core';
import { withoutIsolates } from '../../domain/withoutIsolates';
import { copyText } from '../copyText';

/** Copies a text and confirms it. A message never repeats a secret: it shows `shownAs` instead. */
export function useCopy(): (text: string, shownAs?: string) => Promise<void> {
  const notify = useNotify();
  return async (text, shownAs) => {
    const messageArgs = { text: shownAs ?? text };
    if (!(await copyText(withoutIsolates(text)))) {
      notify('app.clipboard.failed', { type: 'error', messageArgs });
    } else if (shownAs === undefined) {
      notify('app.clipboard.copied', { type: 'success', messageArgs });
    } else notify('app.clipboard.copiedSecret', { type: 'success' });
  };
}
