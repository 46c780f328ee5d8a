import type { Span } from '../../types';
import type { SpanNode } from './spanTree';

/** A number that an attribute holds, also as text ("123ms" too); null for none or a negative one. */
export function parseNonNegative(value: unknown): number | null {
  if (value === undefined || value === '' || typeof value === 'boolean') return null;
  const number = typeof value === 'number' ? value : Number.parseFloat(String(value));
  return Number.isFinite(number) && number >= 0 ? number : null;
}

const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** True for a step that waited for the caller's words or digits. */
export const isGather = ({ name }: Span): boolean => /:gather\b/.test(name);

/** A step that listened and understood something. */
export const isRecognition = (span: Span): boolean =>
  (isGather(span) || /stt-listen:/.test(span.name)) && span.attributes.has('stt.result');

/** True for a webhook that a step of the call caused. */
export const isHook = ({ name }: Span): boolean => /^verb:hook/.test(name);

/** The webhooks that hold a caller: what the application does next. Status reports hold nobody. */
export const isWebhook = (span: Span): boolean =>
  isHook(span) || span.name.startsWith('performAppWebhook');

/** True for speech that was made, or taken from the cache, to be played. */
export const isPrompt = ({ name, attributes }: Span): boolean =>
  name.includes('tts-generation') && attributes.has('tts.vendor');

/** True when a prompt came from the cache. */
export const isCached = ({ attributes }: Span): boolean => isTrue(attributes.get('tts.cached'));

/** Milliseconds from asking for a prompt to its first sound. */
export const promptMs = ({ span, durationMs }: SpanNode): number | null =>
  (isCached(span) ? null : parseNonNegative(span.attributes.get('time_to_first_byte_ms'))) ??
  durationMs;

/** When a span ended, in milliseconds since the trace began. */
export const spanEndMs = ({ startMs, durationMs }: SpanNode): number | null =>
  startMs === null || durationMs === null ? null : startMs + durationMs;
