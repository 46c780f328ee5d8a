import { spanEndMs } from './spanAttributes';
import type { SpanNode, SpanTree } from './spanTree';

/** The children of a node that lie on the time axis and have an end, the last to end first. */
function timedChildren({ nodes }: SpanTree, parent: SpanNode): SpanNode[] {
  const children: SpanNode[] = [];
  for (let child = nodes[parent.index + 1]; child && child.index < parent.end; ) {
    if (child.startMs !== null && child.durationMs !== null) children.push(child);
    child = nodes[child.end];
  }
  return children.sort((a, b) => (spanEndMs(b) ?? 0) - (spanEndMs(a) ?? 0) || a.index - b.index);
}

/**
 * The numbers of the spans that made the call last as long as it did: walking back from the end of the
 * longest span at the top, whatever was running last below it, then what had ended before that began,
 * and so on, in each of them alike. Making any other span shorter would have made nothing end earlier.
 * A child that ends after its parent is counted up to the parent's end.
 */
export function criticalPath(tree: SpanTree): ReadonlySet<number> {
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
    for (const child of timedChildren(tree, step.node)) {
      const start = child.startMs ?? 0;
      const end = Math.min(spanEndMs(child) ?? 0, step.until);
      // What takes no time keeps nobody waiting.
      if (end > until || start >= end) continue;
      open.push({ node: child, until: end });
      until = start;
    }
  }
  return path;
}
