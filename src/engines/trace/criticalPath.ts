import { spanEndMs } from './spanAttributes';
import type { BuiltTree, SpanNode } from './spanTree';

interface Timed {
  node: SpanNode;
  start: number;
  end: number;
}

/** The children of a node that lie on the time axis and have an end, none after `until`; the last to end first. */
function timedChildren({ nodes }: BuiltTree, parent: SpanNode, until: number): Timed[] {
  const children: Timed[] = [];
  for (let child = nodes[parent.index + 1]; child && child.index < parent.end; ) {
    const end = spanEndMs(child);
    if (child.startMs !== null && end !== null) {
      children.push({ node: child, start: child.startMs, end: Math.min(end, until) });
    }
    child = nodes[child.end];
  }
  return children.sort((a, b) => b.end - a.end || a.node.index - b.node.index);
}

/**
 * The numbers of the spans that made the call last as long as it did: walking back from the end of the
 * longest span at the top, whatever was running last below it, then what had ended before that began,
 * and so on, in each of them alike. Making any other span shorter would have made nothing end earlier.
 * A child that ends after its parent is counted up to the parent's end.
 */
export function criticalPath(tree: BuiltTree): ReadonlySet<number> {
  const path = new Set<number>();
  const top = tree.nodes
    .filter(
      ({ depth, startMs, durationMs }) => depth === 0 && startMs !== null && durationMs !== null,
    )
    .sort((a, b) => (b.durationMs ?? 0) - (a.durationMs ?? 0) || a.index - b.index)[0];
  const open = top ? [{ node: top, until: spanEndMs(top) ?? 0 }] : [];
  for (let step = open.pop(); step; step = open.pop()) {
    path.add(step.node.index);
    let { until } = step;
    for (const { node, start, end } of timedChildren(tree, step.node, until)) {
      // What takes no time keeps nobody waiting.
      if (end > until || start >= end) continue;
      open.push({ node, until: end });
      until = start;
    }
  }
  return path;
}
