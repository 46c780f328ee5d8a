import type { Span } from '../../types';

/** What a step of a call is about, for its colour and its word. */
export const spanKinds = ['webhook', 'speech', 'tts', 'dtmf', 'other'] as const;
export type SpanKind = (typeof spanKinds)[number];

const patterns: [SpanKind, RegExp][] = [
  ['dtmf', /^(dtmf:|verb:dtmf)/],
  ['tts', /tts-generation|:say\b/],
  ['webhook', /^verb:hook|^performAppWebhook|^call-status:|webhook/i],
  ['speech', /:gather\b|^stt-listen|:transcribe\b/],
];

/** The kind of a span: by its name (as the platform names its steps), or as it called a webhook. */
export function spanKindOf({ name, attributes }: Pick<Span, 'name' | 'attributes'>): SpanKind {
  const found = patterns.find(([, pattern]) => pattern.test(name));
  return found?.[0] ?? (attributes.has('http.statusCode') ? 'webhook' : 'other');
}

/** Some services write what went wrong where others write that something did. */
const saysError = (value: unknown): boolean =>
  value !== undefined && !['', 'false', '0'].includes(String(value));

/**
 * A step that failed: the store says so, its webhook answered with an error, or it says so in the
 * attributes that older instrumentation has for it (OpenTracing's `error`, Zipkin's status code).
 */
export const isFailed = ({ hasFailed, attributes }: Span): boolean =>
  hasFailed ||
  Number(attributes.get('http.statusCode') ?? 0) >= 400 ||
  saysError(attributes.get('error')) ||
  attributes.get('otel.status_code') === 'ERROR';
