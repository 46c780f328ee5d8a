import { useEffect, useMemo, useState } from 'react';
import { nextMatch, type SpanMatches, type SpanTree, spanSearch } from '../../../engines/trace';

export interface SpanSearch {
  text: string;
  setText: (text: string) => void;
  /** Some spans have not been searched yet; the results are those of the search before. */
  isSearching: boolean;
  matches: number[];
  /** Which match a node is, from 1; 0 where it is none. */
  placeOf: (node: number) => number;
  /** The match after or before a node. */
  next: (from: number | null, direction: 1 | -1) => number | null;
}

/** Searching the names, ids and attributes of all spans, open or closed. */
export function useSpanSearch(tree: SpanTree): SpanSearch {
  const [text, setText] = useState('');
  const search = useMemo(() => spanSearch(tree), [tree]);
  const [found, setFound] = useState<SpanMatches | null>(null);
  useEffect(() => search(text, setFound), [search, text]);
  const matches = found?.matches ?? [];
  return {
    text,
    setText,
    isSearching: found?.searched !== text,
    matches,
    placeOf: (node) => found?.places[node] ?? 0,
    next: (from, direction) => nextMatch(matches, from, direction),
  };
}
