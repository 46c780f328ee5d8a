import type { Span, SpanEvent, SpanLink, SpanValue } from '../../types';

/** The spans of a trace, and how many entries of the answer were no spans. */
export interface Trace {
  spans: Span[];
  unreadable: number;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Nanoseconds as text or number; zero means "never set". Nothing is rounded on the way. */
function nanosecondsOf(value: unknown): bigint | null {
  const isNumber = typeof value === 'number' && Number.isFinite(value) && value > 0;
  const text = isNumber ? BigInt(Math.round(value)).toString() : textOf(value).trim();
  // Twenty digits hold every 64-bit time; longer ones are no times.
  return /^0*[1-9]\d{0,19}$/.test(text) ? BigInt(text) : null;
}

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? '';

const integerOf = (value: unknown): SpanValue => {
  const number = Number(value);
  return Number.isSafeInteger(number) && textOf(value) !== '' ? number : textOf(value);
};

/** The value of an attribute in one of the forms of OpenTelemetry; undefined where there is none. */
function readValue(value: unknown): SpanValue | undefined {
  if (!isObject(value)) return undefined;
  const { stringValue, doubleValue, boolValue, intValue } = value;
  if (stringValue !== undefined) return textOf(stringValue);
  if (doubleValue !== undefined)
    return typeof doubleValue === 'number' ? doubleValue : textOf(doubleValue);
  if (boolValue !== undefined) return boolValue === true || boolValue === 'true';
  if (intValue !== undefined) return integerOf(intValue);
  const other = value.arrayValue ?? value.kvlistValue ?? value.bytesValue;
  return other === undefined ? undefined : jsonOf(other);
}

const isInternal = (key: string) => key.startsWith('telemetry') || key.startsWith('internal');

function attributesOf(value: unknown): Map<string, SpanValue> {
  const attributes = new Map<string, SpanValue>();
  for (const attribute of listOf(value)) {
    if (!isObject(attribute)) continue;
    const key = textOf(attribute.key);
    const read = readValue(attribute.value);
    if (key !== '' && read !== undefined && !isInternal(key)) attributes.set(key, read);
  }
  return attributes;
}

/** No parent is written as nothing or as an id of zeros, in hex or in base64. */
const parentOf = (value: unknown): string => {
  const id = textOf(value);
  return /^(0+|A+=*)$/.test(id) ? '' : id;
};

const failureCodes: unknown[] = [2, 'STATUS_CODE_ERROR'];

/** The roles of OpenTelemetry by their numbers. */
const roles = ['', 'internal', 'server', 'client', 'producer', 'consumer'];

const roleOf = (kind: unknown): string =>
  typeof kind === 'number'
    ? (roles[kind] ?? '')
    : textOf(kind)
        .replace(/^SPAN_KIND_/, '')
        .toLowerCase()
        .replace('unspecified', '');

const eventsOf = (value: unknown): SpanEvent[] =>
  listOf(value)
    .filter(isObject)
    .map(({ name, timeUnixNano, attributes }) => ({
      name: textOf(name),
      time: nanosecondsOf(timeUnixNano),
      attributes: attributesOf(attributes),
    }));

const linksOf = (value: unknown): SpanLink[] =>
  listOf(value)
    .filter(isObject)
    .map(({ traceId, spanId, attributes }) => ({
      traceId: textOf(traceId),
      spanId: textOf(spanId),
      attributes: attributesOf(attributes),
    }));

const toSpan = (fields: Fields, resource: Span['resource']): Span => {
  const status = isObject(fields.status) ? fields.status : {};
  return {
    spanId: textOf(fields.spanId),
    parentSpanId: parentOf(fields.parentSpanId),
    name: textOf(fields.name),
    start: nanosecondsOf(fields.startTimeUnixNano),
    end: nanosecondsOf(fields.endTimeUnixNano),
    attributes: attributesOf(fields.attributes),
    hasFailed: failureCodes.includes(status.code),
    statusMessage: textOf(status.message),
    events: eventsOf(fields.events),
    links: linksOf(fields.links),
    resource,
    role: roleOf(fields.kind),
  };
};

/**
 * The spans of what the trace store answered, in its order: those of `resourceSpans` (`batches` in
 * some stores) in `scopeSpans` or, of older stores, `instrumentationLibrarySpans` (contract 16.2).
 * Attributes of the instrumentation itself (`telemetry…`, `internal…`) are left out (rule 14.2).
 *
 * Never throws: null for an answer that is no trace at all; what is malformed within one is counted.
 */
export function parseTrace(answer: unknown): Trace | null {
  if (!isObject(answer)) return null;
  const resources = answer.resourceSpans ?? answer.batches;
  if (!Array.isArray(resources)) return null;
  let unreadable = 0;
  const spans = resources.filter(isObject).flatMap((entry) => {
    const resource = attributesOf(isObject(entry.resource) ? entry.resource.attributes : undefined);
    const entries = [...listOf(entry.scopeSpans), ...listOf(entry.instrumentationLibrarySpans)]
      .filter(isObject)
      .flatMap((scope) => listOf(scope.spans));
    const read = entries.filter(isObject);
    unreadable += entries.length - read.length;
    return read.map((fields) => toSpan(fields, resource));
  });
  return { spans, unreadable };
}
