import { createHash } from 'node:crypto';

export type AttributeValue = string | number | boolean;
export type Attributes = Record<string, AttributeValue | undefined>;

/** One span in the form of the trace store: times are nanoseconds as text. */
export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, AttributeValue> }[];
  status?: Record<string, string>;
  events?: { name: string; timeUnixNano: string; attributes: Span['attributes'] }[];
}

/** The value of an attribute, whatever its type. */
export function attributeOf(span: Span, key: string): AttributeValue | undefined {
  const found = span.attributes.find((attribute) => attribute.key === key);
  return found && Object.values(found.value)[0];
}

/** Replaces an attribute in the form that it had, adds it, or removes it when there is no value. */
export function setAttribute(span: Span, key: string, value: AttributeValue | undefined): void {
  const old = span.attributes.find((attribute) => attribute.key === key);
  span.attributes = span.attributes.filter((attribute) => attribute !== old);
  if (value === undefined) return;
  const isWhole = old !== undefined && 'intValue' in old.value;
  const form = isWhole ? { intValue: String(value) } : wrap(value, 'base64');
  span.attributes.push({ key, value: form });
}

/** Marks a span as failed, with what the service said and the exception that it caught. */
export function failSpan(span: Span, type: string, message: string): void {
  span.status = { code: 'STATUS_CODE_ERROR', message };
  const attribute = (key: string, text: string) => ({ key, value: { stringValue: text } });
  span.events = [
    {
      name: 'exception',
      timeUnixNano: span.endTimeUnixNano,
      attributes: [
        attribute('exception.type', type),
        attribute('exception.message', message),
        attribute(
          'exception.stacktrace',
          `${type}: ${message}\n    at callSession (session.js:118)`,
        ),
      ],
    },
  ];
}

/** A value in the form of the store. */
function wrap(value: AttributeValue, idForm: 'base64' | 'hex'): Record<string, AttributeValue> {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'string') return { stringValue: value };
  // The newer store writes whole numbers as text, as OTLP's JSON does.
  if (idForm === 'hex' && Number.isInteger(value)) return { intValue: String(value) };
  return { doubleValue: value };
}

/** Collects the spans of one trace, parents before their children. */
export class SpanRecorder {
  readonly spans: Span[] = [];

  constructor(
    private readonly traceId: string,
    /** The moment, in ms since 1970, that times are counted from. */
    private readonly originMs: number,
    private readonly idForm: 'base64' | 'hex',
  ) {}

  /** Adds a span from `startMs` to `endMs` after the origin and answers its id. */
  add(
    name: string,
    parentSpanId: string | undefined,
    [startMs, endMs]: readonly [number, number],
    attributes: Attributes = {},
  ): string {
    const spanId = this.id(`${this.traceId} ${this.spans.length}`, 16);
    const kind = this.idForm === 'hex' ? 'SPAN_KIND_INTERNAL' : undefined;
    this.spans.push({
      traceId: this.id(this.traceId, 32),
      spanId,
      ...(parentSpanId ? { parentSpanId } : {}),
      name,
      ...(kind ? { kind } : {}),
      startTimeUnixNano: this.nanoseconds(startMs),
      endTimeUnixNano: this.nanoseconds(Math.max(startMs, endMs)),
      attributes: Object.entries(attributes).flatMap(([key, value]) =>
        value === undefined ? [] : [{ key, value: wrap(value, this.idForm) }],
      ),
      ...(this.idForm === 'hex' ? { status: {} } : {}),
    });
    return spanId;
  }

  /** An opaque id of so many hexadecimal digits in the form of this store. */
  private id(name: string, digits: number): string {
    const isTrace = digits === 32;
    const hex = isTrace ? name : createHash('sha256').update(name).digest('hex').slice(0, digits);
    return this.idForm === 'hex' ? hex : Buffer.from(hex, 'hex').toString('base64');
  }

  private nanoseconds(ms: number): string {
    const whole = BigInt(Math.round((this.originMs + ms) * 1000));
    return String(whole * 1000n + BigInt((this.spans.length * 317) % 1000));
  }
}
