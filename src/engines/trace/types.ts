import type { Span } from '../../types';
import type { SpanCounts } from './countSpans';
import type { LatencySummary } from './latencies';
import type { BuiltTree, SpanTree } from './spanTree';

interface Told {
  latencies: LatencySummary;
  counts: SpanCounts;
  /** How many entries of the answer were no spans. */
  unreadable: number;
}

/** A trace with all of its spans. */
export interface BuiltTrace extends Told {
  /** In the order of the answer. */
  spans: readonly Span[];
  tree: BuiltTree;
  /** The numbers of the spans that made the call last as long as it did. */
  critical: ReadonlySet<number>;
}

/** A trace for the screen: its spans are created on request. */
export interface ReadTrace extends Told {
  tree: SpanTree;
  /** The numbers of the spans in the order of the answer. */
  order: Int32Array<ArrayBuffer>;
  /** The numbers of the first spans that show when a recording began, a hundred at most. */
  recordings: readonly number[];
  /** Which spans made the call last as long as it did, by their numbers. */
  critical: Pick<ReadonlySet<number>, 'size' | 'has'>;
}
