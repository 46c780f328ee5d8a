import type { LadderMessage } from './ladder';

/** How many messages are searched in one turn of the event loop. */
const messagesPerTurn = 1_000;

/**
 * Finds the messages whose text contains another one, whatever the case; a few of them in each turn of the
 * event loop, so that the page answers meanwhile. Tells what it found at the end, at once where the first
 * turn is enough. Returns a function that ends the search.
 */
export function searchMessages(
  messages: LadderMessage[],
  wanted: string,
  tell: (found: LadderMessage[]) => void,
): () => void {
  const searched = wanted.toLowerCase();
  const found: LadderMessage[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at = 0;
  const go = () => {
    for (const message of messages.slice(at, at + messagesPerTurn)) {
      if (message.text.toLowerCase().includes(searched)) found.push(message);
    }
    at += messagesPerTurn;
    if (at < messages.length) timer = setTimeout(go);
    else tell(found);
  };
  go();
  return () => clearTimeout(timer);
}
