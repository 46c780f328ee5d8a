/** What an attribute of a span may hold; lists and maps come as their JSON text. */
export type SpanValue = string | number | boolean;

/** An event within a span, such as an exception. */
export interface SpanEvent {
  name: string;
  /** Nanoseconds since 1970. */
  time: bigint | null;
  attributes: ReadonlyMap<string, SpanValue>;
}

/** Another span that a span belongs with, of this trace or of another. */
export interface SpanLink {
  traceId: string;
  spanId: string;
  attributes: ReadonlyMap<string, SpanValue>;
}

/** One step of a call from the platform's trace store. */
export interface Span {
  /** Opaque; empty where the store gave none. */
  spanId: string;
  /** Empty for a span that has no parent. */
  parentSpanId: string;
  name: string;
  /** Nanoseconds since 1970; null where the time is missing, zero or unreadable. */
  start: bigint | null;
  end: bigint | null;
  /** In the order of the store. */
  attributes: ReadonlyMap<string, SpanValue>;
  /** The store says that this step failed. */
  hasFailed: boolean;
  /** Why, in the words of the service; empty where it said nothing. */
  statusMessage: string;
  events: readonly SpanEvent[];
  links: readonly SpanLink[];
  /** What the service says of itself, its name for one: the same object for all of its spans. */
  resource: ReadonlyMap<string, SpanValue>;
  /** What part a span has in a request, by OpenTelemetry: "server", "client"; empty where untold. */
  role: string;
}
