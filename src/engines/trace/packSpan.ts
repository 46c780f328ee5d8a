import type { Span, SpanValue } from '../../types';
import { type SpanKind, spanKinds } from './spanKind';
import type { SpanNode } from './spanTree';

/** JSON has no number for what is not finite: such a value is a list of its name. */
type PackedValue = SpanValue | [string];
type PackedAttributes = [string, PackedValue][];
type PackedTime = string | null;

type PackedEvent = [name: string, time: PackedTime, PackedAttributes];
type PackedLink = [traceId: string, spanId: string, PackedAttributes];
type PackedSpan = [
  ids: [string, string],
  name: string,
  times: [PackedTime, PackedTime],
  attributes: PackedAttributes,
  status: [boolean, string],
  events: PackedEvent[],
  links: PackedLink[],
  resource: number,
  role: string,
];
type PackedNode = [
  places: [depth: number, position: number, siblings: number],
  times: [startMs: number | null, durationMs: number | null],
  problems: [SpanNode['placeProblem'], SpanNode['timeProblem']],
  span: PackedSpan,
];

/** The columns of nodes that are read for all nodes at once, separate from their text. */
export type NodeColumns = Pick<SpanNode, 'index' | 'parent' | 'end' | 'isFailed'> & {
  /** The place of its kind in `spanKinds`. */
  kind: number;
};

const packValue = (value: SpanValue): PackedValue =>
  typeof value === 'number' && !Number.isFinite(value) ? [String(value)] : value;
const packAttributes = (attributes: Span['attributes']): PackedAttributes =>
  Array.from(attributes, ([key, value]) => [key, packValue(value)]);
const packTime = (time: bigint | null): PackedTime => (time === null ? null : String(time));

const unpackAttributes = (attributes: PackedAttributes): Map<string, SpanValue> =>
  new Map(attributes.map(([key, value]) => [key, Array.isArray(value) ? Number(value[0]) : value]));
const unpackTime = (time: PackedTime): bigint | null => (time === null ? null : BigInt(time));

/** The attributes of a resource as text. */
export const packResource = (resource: Span['resource']): string =>
  JSON.stringify(packAttributes(resource));

/** The attributes of a resource from the text of `packResource`. */
export const unpackResource = (text: string): Span['resource'] =>
  unpackAttributes(JSON.parse(text) as PackedAttributes);

/** A node of a tree as text, but for its columns; its resource by number. */
export function packNode(node: SpanNode, resource: number): string {
  const { span } = node;
  const packed: PackedNode = [
    [node.depth, node.position, node.siblings],
    [node.startMs, node.durationMs],
    [node.placeProblem, node.timeProblem],
    [
      [span.spanId, span.parentSpanId],
      span.name,
      [packTime(span.start), packTime(span.end)],
      packAttributes(span.attributes),
      [span.hasFailed, span.statusMessage],
      span.events.map(({ name, time, attributes }) => [
        name,
        packTime(time),
        packAttributes(attributes),
      ]),
      span.links.map(({ traceId, spanId, attributes }) => [
        traceId,
        spanId,
        packAttributes(attributes),
      ]),
      resource,
      span.role,
    ],
  ];
  return JSON.stringify(packed);
}

/** The node whose text and columns these are; `resourceOf` gives a resource by its number. */
export function unpackNode(
  text: string,
  columns: NodeColumns,
  resourceOf: (resource: number) => Span['resource'],
): SpanNode {
  const [places, times, problems, packed] = JSON.parse(text) as PackedNode;
  const [depth, position, siblings] = places;
  const [startMs, durationMs] = times;
  const [placeProblem, timeProblem] = problems;
  const [ids, name, [start, end], attributes, status, events, links, resource, role] = packed;
  const span: Span = {
    spanId: ids[0],
    parentSpanId: ids[1],
    name,
    start: unpackTime(start),
    end: unpackTime(end),
    attributes: unpackAttributes(attributes),
    hasFailed: status[0],
    statusMessage: status[1],
    events: events.map(([eventName, time, told]) => ({
      name: eventName,
      time: unpackTime(time),
      attributes: unpackAttributes(told),
    })),
    links: links.map(([traceId, spanId, told]) => ({
      traceId,
      spanId,
      attributes: unpackAttributes(told),
    })),
    resource: resourceOf(resource),
    role,
  };
  const kind: SpanKind = spanKinds[columns.kind] ?? 'other';
  const own = { startMs, durationMs, placeProblem, timeProblem };
  return { ...columns, ...{ span, depth, position, siblings, kind }, ...own };
}
