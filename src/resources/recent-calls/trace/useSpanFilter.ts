import { useMemo, useState } from 'react';
import {
  nodesWithAncestors,
  type ReadTrace,
  type SpanKind,
  spanKinds,
} from '../../../engines/trace';

/** Which spans are shown: all, those that failed, those of a kind, those of the critical path. */
export type SpanChoice = 'all' | 'failed' | 'critical' | SpanKind;

export interface SpanFilter {
  choice: SpanChoice;
  choose: (choice: SpanChoice) => void;
  /** Those shown, with all above them; undefined for all. */
  kept: ReadonlySet<number> | undefined;
  /** How many there are of each choice. */
  counts: Record<SpanChoice, number>;
}

/** Narrows a trace to some of its spans; those above them stay, to say where they are. */
export function useSpanFilter({ tree, critical, counts: all }: ReadTrace): SpanFilter {
  const [choice, choose] = useState<SpanChoice>('all');
  const counts = { all: all.spans, failed: all.failed, critical: critical.size, ...all.kinds };
  const kept = useMemo(() => {
    if (choice === 'all') return undefined;
    if (choice === 'critical') return nodesWithAncestors(tree, critical.has);
    const [column, wanted] =
      choice === 'failed' ? [tree.failed, 1] : [tree.kinds, spanKinds.indexOf(choice)];
    return nodesWithAncestors(tree, (index) => column[index] === wanted);
  }, [tree, critical, choice]);
  return { choice, choose, kept, counts };
}
