import type { Span } from '../../types';
import type { ReadTrace } from './types';

/** How many spans are made in one turn of the event loop. */
const perTurn = 500;

/**
 * Creates the spans with these numbers, a few in each turn of the event loop so that the page stays
 * responsive, and passes them on at the end; at once if one turn is enough. Returns a function that
 * cancels it.
 */
export function collectSpans(
  { tree }: Pick<ReadTrace, 'tree'>,
  numbers: ArrayLike<number>,
  tell: (spans: Span[]) => void,
): () => void {
  const spans: Span[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at = 0;
  const go = () => {
    for (const end = Math.min(at + perTurn, numbers.length); at < end; at += 1) {
      const node = tree.nodes.at(numbers[at] ?? -1);
      if (node) spans.push(node.span);
    }
    if (at < numbers.length) timer = setTimeout(go);
    else tell(spans);
  };
  go();
  return () => clearTimeout(timer);
}
