import type { Span, SpanValue } from '../../types';
import type { SpanNode, SpanTree } from './spanTree';

const wordsOf = (attributes: ReadonlyMap<string, SpanValue>): string[] =>
  [...attributes].map(([key, value]) => `${key}: ${value}`);

/** What can be searched of a span, in small letters. */
function searchedText({ span }: SpanNode, ofResource: string[]): string {
  const { name, spanId, attributes, statusMessage, events, links, role } = span;
  return [
    ...[name, spanId, role, statusMessage],
    ...wordsOf(attributes),
    ...events.flatMap((event) => [event.name, ...wordsOf(event.attributes)]),
    ...links.flatMap((link) => [link.traceId, link.spanId, ...wordsOf(link.attributes)]),
    ...ofResource,
  ]
    .join('\n')
    .toLocaleLowerCase();
}

/** What a search found. */
export interface SpanMatches {
  searched: string;
  /** The numbers of the nodes that contain the text, in the order of the tree. */
  matches: number[];
  /** For each node, which match it is, from 1; 0 for none. */
  places: Int32Array;
}

/** How many spans are put into words in one turn of the event loop, and how many are searched. */
export const perTurn = { put: 300, searched: 6000 };

/**
 * Searches a trace. Each call looks for a text, a few spans in each turn of the event loop so that the
 * page stays responsive, and reports what it found at the end; it returns a function that cancels the
 * search. If the first turn is enough, as in most traces, it reports at once. The words of spans are
 * prepared once.
 */
export function spanSearch({
  nodes,
}: SpanTree): (text: string, tell: (found: SpanMatches) => void) => () => void {
  const texts: string[] = [];
  // All spans of a service share its resource: its words are made once.
  const resources = new Map<Span['resource'], string[]>();
  const textOf = (node: SpanNode): string => {
    const { resource } = node.span;
    const words = resources.get(resource) ?? wordsOf(resource);
    resources.set(resource, words);
    return searchedText(node, words);
  };
  return (text, tell) => {
    const wanted = text.trim().toLocaleLowerCase();
    const found = { searched: text, matches: [] as number[], places: new Int32Array(nodes.length) };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at = 0;
    const go = () => {
      let left = perTurn.searched;
      for (; at < nodes.length && left > 0; at += 1) {
        const node = at === texts.length ? nodes.at(at) : undefined;
        if (node) {
          texts.push(textOf(node));
          left -= perTurn.searched / perTurn.put;
        }
        left -= 1;
        if (texts[at]?.includes(wanted)) found.places[at] = found.matches.push(at);
      }
      if (at < nodes.length) timer = setTimeout(go);
      else tell(found);
    };
    if (wanted === '') tell(found);
    else go();
    return () => clearTimeout(timer);
  };
}

/** The match after (or before) a node, going on at the other end after the last one. */
export function nextMatch(
  matches: readonly number[],
  from: number | null,
  direction: 1 | -1,
): number | null {
  const later = direction === 1 ? matches : [...matches].reverse();
  const found = later.find((match) => from === null || (match - from) * direction > 0);
  return found ?? later[0] ?? null;
}
