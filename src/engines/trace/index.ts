/** Traces: the trace store's answer in; a tree, a time axis and latencies out. See README.md. */
export { formatDuration, formatSpanTime, spacedCommas } from './formatSpan';
export { hasTrace } from './hasTrace';
export {
  type Latencies,
  type Latency,
  type Measure,
  measures,
  percentile,
} from './latencies';
export { type ReadTrace, readTrace } from './readTrace';
export { buildSearchIndex, findMatches, nextMatch } from './searchSpans';
export { formatAttribute, spanAttributes, spanJson } from './spanDetails';
export { isFailed, type SpanKind, spanKindOf, spanKinds } from './spanKind';
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
