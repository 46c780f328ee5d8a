/** Traces: the trace store's answer in; a tree, a time axis and latencies out. See README.md. */

export { collectSpans } from './collectSpans';
export type { SpanCounts } from './countSpans';
export { formatDuration, formatSpanTime, spacedCommas } from './formatSpan';
export { hasTrace } from './hasTrace';
export { type LatencyFigures, type LatencySummary, type Measure, measures } from './latencies';
export { readTrace } from './readTrace';
export { nextMatch, type SpanMatches, spanSearch } from './searchSpans';
export { formatAttribute, spanAttributes, spanJson } from './spanDetails';
export { type SpanKind, spanKinds } from './spanKind';
export {
  ancestorsOf,
  nodesWithAncestors,
  type SpanNode,
  type SpanTree,
  visibleNodes,
} from './spanTree';
export { epochMs, msBetween } from './timeRange';
export {
  fullWindow,
  pan,
  positionInWindow,
  reveal,
  type TimeWindow,
  windowTicks,
  zoom,
} from './timeWindow';
export type { ReadTrace } from './types';
