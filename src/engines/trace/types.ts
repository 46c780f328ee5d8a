import type { Span } from '../../types';
import type { SpanCounts } from './countSpans';
import type { LatencySummary } from './latencies';
import type { SpanTree } from './spanTree';

/** A trace as it is shown. */
export interface ReadTrace {
  /** In the order of the answer. */
  spans: readonly Span[];
  tree: SpanTree;
  latencies: LatencySummary;
  counts: SpanCounts;
  /** The numbers of the spans that made the call last as long as it did. */
  critical: ReadonlySet<number>;
  /** How many entries of the answer were no spans. */
  unreadable: number;
}
