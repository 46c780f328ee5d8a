import type { Span } from '../../types';
import { isRecordingStart } from '../audio';
import { type PackedTexts, packTexts, textAt } from './packedTexts';
import { packNode, packResource, unpackNode, unpackResource } from './packSpan';
import { spanKinds } from './spanKind';
import type { BuiltTree, SpanNode, SpanTree } from './spanTree';
import type { BuiltTrace, ReadTrace } from './types';

/**
 * A trace in a few buffers, whatever its length, which a worker transfers to the page at once. The page
 * creates spans from it one by one, on request.
 */
export interface PackedTrace extends Omit<ReadTrace, 'tree' | 'critical'>, Omit<SpanTree, 'nodes'> {
  nodes: PackedTexts;
  resources: PackedTexts;
  /** For each node 1 when it is on the critical path, else 0. */
  critical: Uint8Array<ArrayBuffer>;
  criticalSize: number;
}

/** Of more spans than these nobody asks when the recording began. */
const mostRecordings = 100;
/** How many requested nodes are kept: more than a page shows. */
const mostKept = 1000;

const flagsOf = (count: number, flagged: ReadonlySet<number>) => {
  const flags = new Uint8Array(count);
  for (const index of flagged) flags[index] = 1;
  return flags;
};

function orderOf(spans: readonly Span[], { nodes }: BuiltTree): Int32Array<ArrayBuffer> {
  const numberOf = new Map(nodes.map(({ span, index }) => [span, index]));
  return Int32Array.from(spans, (span) => numberOf.get(span) ?? 0);
}

function* nodeTexts({ nodes }: BuiltTree, resources: Map<Span['resource'], number>) {
  for (const node of nodes) {
    const { resource } = node.span;
    const known = resources.get(resource) ?? resources.size;
    resources.set(resource, known);
    yield packNode(node, known);
  }
}

/** Packs a trace that was read. */
export function packTrace({ spans, tree, critical, ...rest }: BuiltTrace): PackedTrace {
  const { nodes, ...columns } = tree;
  const resources = new Map<Span['resource'], number>();
  const packed = packTexts(nodeTexts(tree, resources), nodes.length);
  const starts = nodes.filter(({ span }) => isRecordingStart(span)).slice(0, mostRecordings);
  return {
    ...rest,
    ...columns,
    nodes: packed,
    resources: packTexts(
      Array.from(resources, ([resource]) => packResource(resource)),
      resources.size,
    ),
    order: orderOf(spans, tree),
    recordings: starts.map(({ index }) => index),
    critical: flagsOf(nodes.length, critical),
    criticalSize: critical.size,
  };
}

/** The buffers of a packed trace: a worker that posts it need not copy them. */
export const buffersOf = (packed: PackedTrace): ArrayBuffer[] => {
  const { nodes, resources, order, parents, ends, kinds, failed, prompts, critical } = packed;
  const columns = [order, parents, ends, kinds, failed, prompts, critical];
  const texts = [nodes, resources].flatMap(({ bytes, starts }) => [bytes, starts]);
  return [...columns, ...texts].map(({ buffer }) => buffer);
};

/** The packed trace. Its nodes are created on request and kept for a while. */
export function unpackTrace(packed: PackedTrace): ReadTrace {
  const { nodes: texts, resources, critical, criticalSize, ...rest } = packed;
  const { range, parents, ends, kinds, failed, prompts, ...trace } = rest;
  const knownResources = new Map<number, Span['resource']>();
  const resourceOf = (at: number) => {
    const resource = knownResources.get(at) ?? unpackResource(textAt(resources, at));
    knownResources.set(at, resource);
    return resource;
  };
  const kept = new Map<number, SpanNode>();
  const nodeAt = (index: number): SpanNode => {
    const columns = {
      index,
      parent: parents[index] ?? -1,
      end: ends[index] ?? index + 1,
      isFailed: failed[index] === 1,
      kind: kinds[index] ?? spanKinds.length,
    };
    return unpackNode(textAt(texts, index), columns, resourceOf);
  };
  const at = (index: number): SpanNode | undefined => {
    if (ends[index] === undefined) return undefined;
    const node = kept.get(index) ?? nodeAt(index);
    // The least recently requested one goes first.
    kept.delete(index);
    kept.set(index, node);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return node;
  };
  return {
    ...trace,
    tree: { nodes: { length: ends.length, at }, range, parents, ends, kinds, failed, prompts },
    critical: { size: criticalSize, has: (index) => critical[index] === 1 },
  };
}
