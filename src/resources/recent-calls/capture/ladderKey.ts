import type { KeyboardEvent } from 'react';
import type { OpenMessage } from './useOpenMessage';

/** How many messages Page up and Page down pass over. */
const page = 10;

interface Keyed extends Pick<OpenMessage, 'active' | 'move' | 'open' | 'close'> {
  /** The place of the last message. */
  last: number;
}

/** What the keys do in a list of messages: move, open with Enter or Space, close with Escape. */
export const ladderKey =
  ({ active, last, move, open, close }: Keyed) =>
  (event: KeyboardEvent): void => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      PageDown: () => move(active + page),
      PageUp: () => move(active - page),
      Home: () => move(0),
      End: () => move(last),
      Enter: () => open(active),
      ' ': () => open(active),
      Escape: close,
    };
    const action = actions[event.key];
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  };
