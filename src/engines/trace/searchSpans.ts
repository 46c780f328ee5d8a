import type { Span, SpanValue } from '../../types';
import type { SpanTree } from './spanTree';

const wordsOf = (attributes: ReadonlyMap<string, SpanValue>): string[] =>
  [...attributes].map(([key, value]) => `${key}: ${value}`);

/** What can be searched of each span, in small letters, made once for a trace. */
export function buildSearchIndex({ nodes }: SpanTree): string[] {
  // All spans of a service share its resource: its words are made once.
  const resources = new Map<Span['resource'], string[]>();
  return nodes.map(({ span }) => {
    const { name, spanId, attributes, statusMessage, events, links, resource, role } = span;
    const ofResource = resources.get(resource) ?? wordsOf(resource);
    resources.set(resource, ofResource);
    return [
      ...[name, spanId, role, statusMessage],
      ...wordsOf(attributes),
      ...events.flatMap((event) => [event.name, ...wordsOf(event.attributes)]),
      ...links.flatMap((link) => [link.traceId, link.spanId, ...wordsOf(link.attributes)]),
      ...ofResource,
    ]
      .join('\n')
      .toLocaleLowerCase();
  });
}

/** The numbers of the nodes of which something contains a text, in the order of the tree. */
export function findMatches(texts: readonly string[], searched: string): number[] {
  const wanted = searched.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  return texts.flatMap((text, index) => (text.includes(wanted) ? [index] : []));
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
