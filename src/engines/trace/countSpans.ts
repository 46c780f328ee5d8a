import type { SpanKind } from './spanKind';
import type { BuiltTree } from './spanTree';

/** How many spans of a trace are what: one that failed is of a kind as well. */
export interface SpanCounts {
  spans: number;
  failed: number;
  orphans: number;
  cycles: number;
  /** Those whose start or end is wrong or missing. */
  times: number;
  kinds: Record<SpanKind, number>;
}

/** Counts the spans of a trace once, for everything that shows a count. */
export function countSpans({ nodes }: BuiltTree): SpanCounts {
  const kinds = { webhook: 0, speech: 0, tts: 0, dtmf: 0, other: 0 };
  const counts = { spans: nodes.length, failed: 0, orphans: 0, cycles: 0, times: 0, kinds };
  for (const { kind, isFailed, placeProblem, timeProblem } of nodes) {
    kinds[kind] += 1;
    if (isFailed) counts.failed += 1;
    if (placeProblem === 'orphan') counts.orphans += 1;
    if (placeProblem === 'cycle') counts.cycles += 1;
    if (timeProblem) counts.times += 1;
  }
  return counts;
}
