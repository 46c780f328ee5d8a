import { useDeferredValue, useMemo, useState } from 'react';
import { matchesOf, nextMatch, searchTexts } from './searchSpans';
import type { SpanTree } from './spanTree';

export interface SpanSearch {
  text: string;
  setText: (text: string) => void;
  /** What the matches belong to: typing goes before searching. */
  searched: string;
  matches: number[];
  isMatch: ReadonlySet<number>;
  /** The match after or before a node. */
  next: (from: number | null, direction: 1 | -1) => number | null;
}

/** Searching the names, ids and attributes of all spans, open or closed. */
export function useSpanSearch(tree: SpanTree): SpanSearch {
  const [text, setText] = useState('');
  const searched = useDeferredValue(text);
  const isSearching = searched.trim() !== '';
  const texts = useMemo(() => (isSearching ? searchTexts(tree) : []), [isSearching, tree]);
  const matches = useMemo(() => matchesOf(texts, searched), [texts, searched]);
  const isMatch = useMemo(() => new Set(matches), [matches]);
  return {
    text,
    setText,
    searched,
    matches,
    isMatch,
    next: (from, direction) => nextMatch(matches, from, direction),
  };
}
