import { useMemo, useState } from 'react';
import {
  isFailed,
  nodesWithAncestors,
  type ReadTrace,
  type SpanKind,
  spanKindOf,
} from '../../../engines/trace';

/** Which spans are shown: all, those that failed, those of a kind, those of the critical path. */
export type SpanChoice = 'all' | 'failed' | 'critical' | SpanKind;

export interface SpanFilter {
  choice: SpanChoice;
  choose: (choice: SpanChoice) => void;
  /** Those shown, with all above them; undefined for all. */
  kept: ReadonlySet<number> | undefined;
  /** How many there are of each choice. */
  counts: ReadonlyMap<SpanChoice, number>;
}

/** Narrows a trace to some of its spans; those above them stay, to say where they are. */
export function useSpanFilter({ tree, critical }: ReadTrace): SpanFilter {
  const [choice, choose] = useState<SpanChoice>('all');
  const counts = useMemo(() => {
    const found = new Map<SpanChoice, number>([
      ['all', tree.nodes.length],
      ['critical', critical.size],
    ]);
    const count = (one: SpanChoice) => found.set(one, (found.get(one) ?? 0) + 1);
    for (const { span } of tree.nodes) {
      count(spanKindOf(span));
      if (isFailed(span)) count('failed');
    }
    return found;
  }, [tree, critical]);
  const kept = useMemo(() => {
    if (choice === 'all') return undefined;
    return nodesWithAncestors(tree, ({ span, index }) => {
      if (choice === 'failed') return isFailed(span);
      if (choice === 'critical') return critical.has(index);
      return spanKindOf(span) === choice;
    });
  }, [tree, critical, choice]);
  return { choice, choose, kept, counts };
}
