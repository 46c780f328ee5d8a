import type { Span } from '../../types';
import { isFailed, type SpanKind, spanKindOf, spanKinds } from './spanKind';
import { compareTimes, msBetween, type TimeRange, traceRange } from './timeRange';

/** Why a span is at the top although it names a parent: that is not in the trace, or it is its own ancestor. */
export type PlaceProblem = 'orphan' | 'cycle';

/** What is wrong with the times of a span. */
export type TimeProblem = 'noStart' | 'unfinished' | 'backwards' | 'outside';

/** A span in its place. Nodes are numbered from top to bottom of the whole, opened tree. */
export interface SpanNode {
  span: Span;
  /** Its number. */
  index: number;
  /** 0 for those at the top. */
  depth: number;
  /** The number of its parent, -1 at the top. */
  parent: number;
  /** The number after its last descendant. */
  end: number;
  /** Its place among its siblings, from 1, and how many they are. */
  position: number;
  siblings: number;
  /** Milliseconds since the trace began; null when it cannot be placed on the time axis. */
  startMs: number | null;
  /** Milliseconds; null when it did not end, or ended before it began. */
  durationMs: number | null;
  placeProblem: PlaceProblem | null;
  timeProblem: TimeProblem | null;
  /** What `spanKindOf` and `isFailed` say of the span, which the page asks of all spans at once. */
  kind: SpanKind;
  isFailed: boolean;
}

/**
 * All spans of a trace from top to bottom, and from when to when they last. Each column holds one thing
 * of all nodes by their numbers: what is asked of a hundred thousand at once is read there, and a node
 * only where it is shown.
 */
export interface SpanTree {
  nodes: { readonly length: number; at: (index: number) => SpanNode | undefined };
  range: TimeRange;
  parents: Int32Array<ArrayBuffer>;
  ends: Int32Array<ArrayBuffer>;
  /** Places in `spanKinds`. */
  kinds: Uint8Array<ArrayBuffer>;
  /** 1 for those that failed, else 0. */
  failed: Uint8Array<ArrayBuffer>;
  /** 1 for speech that was made, else 0. */
  prompts: Uint8Array<ArrayBuffer>;
}

/** A tree with all of its nodes. */
export interface BuiltTree extends SpanTree {
  nodes: SpanNode[];
}

/** By start; what has none comes last; what is equal keeps the order of the answer. */
const byStart = (spans: readonly Span[]) => (a: number, b: number) =>
  compareTimes(spans[a]?.start ?? null, spans[b]?.start ?? null) || a - b;

/** The place of each span's parent in the list: -1 for none, -2 where it is missing. */
function parentsOf(spans: readonly Span[]): number[] {
  const places = new Map<string, number>();
  spans.forEach(({ spanId }, place) => {
    // Of several with the same id, the first one has the children.
    if (spanId !== '' && !places.has(spanId)) places.set(spanId, place);
  });
  return spans.map(({ parentSpanId }) =>
    parentSpanId === '' ? -1 : (places.get(parentSpanId) ?? -2),
  );
}

/** Cuts every circle before its earliest member, and answers those members. */
function cutCycles(parents: number[], compare: (a: number, b: number) => number): Set<number> {
  const cut = new Set<number>();
  // 0: not seen; otherwise the number of the walk that saw it first.
  const seen = new Array<number>(parents.length).fill(0);
  parents.forEach((_parent, start) => {
    const walk = start + 1;
    let place = start;
    while (place >= 0 && seen[place] === 0) {
      seen[place] = walk;
      place = parents[place] ?? -1;
    }
    if (place < 0 || seen[place] !== walk) return;
    let earliest = place;
    for (let at = parents[place] ?? -1; at !== place && at >= 0; at = parents[at] ?? -1) {
      if (compare(at, earliest) < 0) earliest = at;
    }
    parents[earliest] = -1;
    cut.add(earliest);
  });
  return cut;
}

/**
 * Where the spans at the top come from. The first of them needs no remark when the trace has no
 * span without a parent: then its parent belongs to a service that does not report to this store.
 */
function markOrphans(
  parents: number[],
  cut: Set<number>,
  compare: (a: number, b: number) => number,
) {
  const orphans = parents.flatMap((parent, place) => (parent === -2 ? [place] : [])).sort(compare);
  const hasRoot = parents.some((parent, place) => parent === -1 && !cut.has(place));
  return new Set(hasRoot ? orphans : orphans.slice(1));
}

function timesOf({ start, end }: Span, range: TimeRange) {
  if (start === null) return { startMs: null, durationMs: null, timeProblem: 'noStart' as const };
  if (start < range.from || start > range.to) {
    return { startMs: null, durationMs: null, timeProblem: 'outside' as const };
  }
  const startMs = msBetween(range.from, start);
  if (end === null || end > range.to) {
    return { startMs, durationMs: null, timeProblem: 'unfinished' as const };
  }
  if (end < start) return { startMs, durationMs: null, timeProblem: 'backwards' as const };
  return { startMs, durationMs: msBetween(start, end), timeProblem: null };
}

/**
 * Builds the tree of spans in the order in which they are shown: every span exactly once, children below
 * their parents in order of start. A span whose parent is missing becomes a root, marked; a circle of
 * parents is cut before its earliest span, which becomes a root too, marked.
 */
export function buildTree(spans: readonly Span[]): BuiltTree {
  const compare = byStart(spans);
  const parents = parentsOf(spans);
  const cut = cutCycles(parents, compare);
  const orphans = markOrphans(parents, cut, compare);
  const range = traceRange(spans);

  const children = spans.map((): number[] => []);
  const top: number[] = [];
  parents.forEach((parent, place) => {
    (children[parent] ?? top).push(place);
  });

  const nodes: SpanNode[] = [];
  // Without recursion: a trace may be one chain of ten thousand spans.
  const open: { list: number[]; next: number; depth: number; parent: number }[] = [
    { list: top.sort(compare), next: 0, depth: 0, parent: -1 },
  ];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const place = level.list[level.next];
    const span = place === undefined ? undefined : spans[place];
    if (place === undefined || span === undefined) {
      open.pop();
      const closed = nodes[level.parent];
      if (closed) closed.end = nodes.length;
      continue;
    }
    level.next += 1;
    const index = nodes.length;
    nodes.push({
      span,
      index,
      depth: level.depth,
      parent: level.parent,
      end: index + 1,
      position: level.next,
      siblings: level.list.length,
      ...timesOf(span, range),
      placeProblem: cut.has(place) ? 'cycle' : orphans.has(place) ? 'orphan' : null,
      kind: spanKindOf(span),
      isFailed: isFailed(span),
    });
    const below = children[place];
    if (below?.length) {
      open.push({ list: below.sort(compare), next: 0, depth: level.depth + 1, parent: index });
    }
  }
  return {
    ...{ nodes, range },
    parents: Int32Array.from(nodes, ({ parent }) => parent),
    ends: Int32Array.from(nodes, ({ end }) => end),
    kinds: Uint8Array.from(nodes, ({ kind }) => spanKinds.indexOf(kind)),
    failed: Uint8Array.from(nodes, (node) => Number(node.isFailed)),
    prompts: Uint8Array.from(nodes, ({ span }) => Number(/tts-generation/.test(span.name))),
  };
}

/**
 * The numbers of the nodes that are shown when some are closed, from top to bottom; of those in `kept`
 * alone where that is given.
 */
export function visibleNodes(
  { ends }: SpanTree,
  closed: ReadonlySet<number>,
  kept?: ReadonlySet<number>,
): number[] {
  const shown: number[] = [];
  for (let at = 0; at < ends.length; ) {
    if (!kept || kept.has(at)) shown.push(at);
    at = closed.has(at) ? (ends[at] ?? at + 1) : at + 1;
  }
  return shown;
}

/** The numbers of the nodes that pass a test, and of all above them, which say where they are. */
export function nodesWithAncestors(
  { parents }: SpanTree,
  test: (index: number) => boolean,
): ReadonlySet<number> {
  const kept = new Set<number>();
  for (let index = 0; index < parents.length; index += 1) {
    if (!test(index)) continue;
    for (let at = index; at >= 0 && !kept.has(at); at = parents[at] ?? -1) kept.add(at);
  }
  return kept;
}

/** The numbers of all above a node, the nearest first. */
export function ancestorsOf({ parents }: SpanTree, index: number): number[] {
  const above: number[] = [];
  for (let at = parents[index] ?? -1; at >= 0; at = parents[at] ?? -1) above.push(at);
  return above;
}
