import type { Span } from '../../types';
import type { SpanNode } from './spanTree';
import type { ReadTrace } from './types';

/** All of a trace but its spans. */
type TraceHead = Omit<ReadTrace, 'spans' | 'tree' | 'critical'> & Pick<ReadTrace['tree'], 'range'>;

/** Some spans of a trace, as many as a page takes in without being felt. */
export interface TraceSlice {
  nodes: SpanNode[];
  /** Where each of them stands in the answer. */
  places: number[];
  /** The numbers of those on the critical path. */
  critical: number[];
}

/** What a worker posts of a trace, in this order; `null` is what is no trace. */
export type TraceMessage =
  | { trace: null }
  | { head: TraceHead }
  | { slice: TraceSlice; isLast: boolean };

/** How much one slice holds: its spans, events and links, and the letters of what they tell. */
export const fullSlice = { parts: 100, letters: 60_000 };

const lettersOf = ({ name, attributes, statusMessage }: Span): number => {
  let letters = name.length + statusMessage.length;
  for (const [key, value] of attributes) {
    letters += key.length + (typeof value === 'string' ? value.length : 8);
  }
  return letters;
};

/**
 * A trace in messages, each of them small (`fullSlice`, or a single span that is larger): what arrives
 * at once is copied at once, and nothing else happens in the page meanwhile.
 */
export function* sliceTrace(trace: ReadTrace | null): Generator<TraceMessage> {
  if (!trace) {
    yield { trace };
    return;
  }
  const { spans, tree, critical, ...head } = trace;
  yield { head: { ...head, range: tree.range } };
  const placeOf = new Map(spans.map((span, place) => [span, place]));
  const begin = (): TraceSlice => ({ nodes: [], places: [], critical: [] });
  let slice = begin();
  let parts = 0;
  let letters = 0;
  for (const node of tree.nodes) {
    if (parts >= fullSlice.parts || letters >= fullSlice.letters) {
      yield { slice, isLast: false };
      slice = begin();
      parts = 0;
      letters = 0;
    }
    slice.nodes.push(node);
    slice.places.push(placeOf.get(node.span) ?? 0);
    if (critical.has(node.index)) slice.critical.push(node.index);
    parts += 1 + node.span.events.length + node.span.links.length;
    letters += lettersOf(node.span);
  }
  yield { slice, isLast: true };
}

/** Takes the messages of `sliceTrace` one by one; gives the trace, or null for none, with the last. */
export function takeTrace(): (message: TraceMessage) => { trace: ReadTrace | null } | undefined {
  let head: TraceHead | undefined;
  const spans: Span[] = [];
  const nodes: SpanNode[] = [];
  const critical = new Set<number>();
  return (message) => {
    if ('trace' in message) return message;
    if ('head' in message) {
      head = message.head;
      return undefined;
    }
    const { slice, isLast } = message;
    for (const [at, node] of slice.nodes.entries()) {
      nodes.push(node);
      spans[slice.places[at] ?? 0] = node.span;
    }
    for (const index of slice.critical) critical.add(index);
    if (!isLast || !head) return undefined;
    const { range, ...rest } = head;
    return { trace: { ...rest, spans, tree: { nodes, range }, critical } };
  };
}
