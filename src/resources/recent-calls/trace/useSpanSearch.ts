import { useMemo, useState } from 'react';
import { buildSearchIndex, findMatches, nextMatch, type SpanTree } from '../../../engines/trace';

export interface SpanSearch {
  text: string;
  setText: (text: string) => void;
  matches: number[];
  isMatch: ReadonlySet<number>;
  /** Which match a node is, from 1; 0 where it is none. */
  placeOf: (node: number) => number;
  /** The match after or before a node. */
  next: (from: number | null, direction: 1 | -1) => number | null;
}

/** Searching the names, ids and attributes of all spans, open or closed. */
export function useSpanSearch(tree: SpanTree): SpanSearch {
  const [text, setText] = useState('');
  // Not deferred: a recording that plays renders often enough to keep what is deferred waiting.
  const isSearching = text.trim() !== '';
  const texts = useMemo(() => (isSearching ? buildSearchIndex(tree) : []), [isSearching, tree]);
  const matches = useMemo(() => findMatches(texts, text), [texts, text]);
  const isMatch = useMemo(() => new Set(matches), [matches]);
  const places = useMemo(() => new Map(matches.map((node, at) => [node, at + 1])), [matches]);
  return {
    text,
    setText,
    matches,
    isMatch,
    placeOf: (node) => places.get(node) ?? 0,
    next: (from, direction) => nextMatch(matches, from, direction),
  };
}
