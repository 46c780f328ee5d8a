import type { SpanTree } from './spanTree';

/** What can be searched of each span, in small letters, made once for a trace. */
export const buildSearchIndex = ({ nodes }: SpanTree): string[] =>
  nodes.map(({ span: { name, spanId, attributes } }) =>
    [name, spanId, ...[...attributes].map(([key, value]) => `${key}: ${value}`)]
      .join('\n')
      .toLocaleLowerCase(),
  );

/** The numbers of the nodes whose name, id or attributes contain a text, in the order of the tree. */
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
