import type { SpanValue } from '../../types';
import type { SpanNode, SpanTree } from './spanTree';

/** What a prompt below a span repeats of the span itself, or what nobody asks for there (rule 14.2). */
const leftOut = new Set([
  'tts.vendor',
  'tts.language',
  'tts.voice',
  'tts.cached',
  'engine',
  'voice',
]);

/**
 * The attributes that a span is explained with: its own in their order, and those of the prompts
 * right below it, which are what it said (rule 14.2). Given one by one: a call may have said thousands
 * of things.
 */
export function* spanAttributes(
  { nodes, ends, prompts }: SpanTree,
  node: SpanNode,
): Generator<[string, SpanValue]> {
  yield* node.span.attributes;
  for (let child = node.index + 1; child < node.end; child = ends[child] ?? node.end) {
    const said = prompts[child] === 1 ? (nodes.at(child)?.span.attributes ?? []) : [];
    yield* [...said].filter(([key]) => !leftOut.has(key));
  }
}

/** A span as JSON text to paste elsewhere; nanoseconds as text, as the trace store writes them. */
export const spanJson = ({ span }: SpanNode): string =>
  JSON.stringify(
    {
      name: span.name,
      spanId: span.spanId,
      parentSpanId: span.parentSpanId,
      ...(span.role && { kind: span.role }),
      startTimeUnixNano: span.start?.toString() ?? null,
      endTimeUnixNano: span.end?.toString() ?? null,
      attributes: Object.fromEntries(span.attributes),
      ...((span.hasFailed || span.statusMessage) && {
        status: { code: span.hasFailed ? 'ERROR' : 'UNSET', message: span.statusMessage },
      }),
      ...(span.events.length > 0 && {
        events: span.events.map(({ name, time, attributes }) => ({
          name,
          timeUnixNano: time?.toString() ?? null,
          attributes: Object.fromEntries(attributes),
        })),
      }),
      ...(span.links.length > 0 && {
        links: span.links.map((link) => ({
          ...link,
          attributes: Object.fromEntries(link.attributes),
        })),
      }),
      ...(span.resource.size > 0 && { resource: Object.fromEntries(span.resource) }),
    },
    null,
    2,
  );

/** A value to be read: JSON on several lines, text as it is. */
export function formatAttribute(value: SpanValue): { text: string; isJson: boolean } {
  const text = String(value);
  if (!/^\s*[{[]/.test(text)) return { text, isJson: false };
  try {
    return { text: JSON.stringify(JSON.parse(text), null, 2), isJson: true };
  } catch {
    return { text, isJson: false };
  }
}
