/** What an attribute of a span may hold; lists and maps come as their JSON text. */
export type SpanValue = string | number | boolean;

/** One step of a call as the platform's trace store tells it. */
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
}
