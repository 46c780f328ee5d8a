import type { Span } from '../../../types';

/** A span as the regions need it; times in milliseconds since 1970, fractions included. */
export interface RecordedSpan {
  id: string;
  parentId: string | null;
  name: string;
  start: number;
  end: number;
  /** The attributes of the trace itself: of a hundred thousand spans only a few are read. */
  attributes: Span['attributes'];
}

const milliseconds = (nanoseconds: bigint): number => Number(nanoseconds / 1000n) / 1000;

/** The spans that say when they were, in milliseconds; an end before its start counts as none. */
export const toRecordedSpans = (spans: readonly Span[]): RecordedSpan[] =>
  spans.flatMap(({ spanId, parentSpanId, name, start, end, attributes }) =>
    start === null || end === null || end < start
      ? []
      : [
          {
            id: spanId,
            parentId: parentSpanId || null,
            name,
            start: milliseconds(start),
            end: milliseconds(end),
            attributes,
          },
        ],
  );

const recordingSpanName = 'background-record:listen';

/** True for the span whose start is second zero of the recording. */
export const isRecordingStart = ({ name }: { name: string }): boolean =>
  name.includes(recordingSpanName);

/** When the recording begins: where its span starts, else where the call was answered; null when neither is known. */
export function recordingStart(
  spans: readonly RecordedSpan[] | undefined,
  answeredAt: string | null | undefined,
): number | null {
  const span = spans?.find(isRecordingStart);
  if (span) return span.start;
  const answered = Date.parse(answeredAt ?? '');
  return Number.isNaN(answered) ? null : answered;
}

/** True when the trace says where the recording begins: without it there are no regions. */
export const hasRecordingStart = (spans: readonly RecordedSpan[]): boolean =>
  spans.some(isRecordingStart);

/** An attribute as text; undefined when it is missing or empty. */
export const textAttribute = (span: RecordedSpan, key: string): string | undefined => {
  const value = span.attributes.get(key);
  return value === undefined || value === '' ? undefined : String(value);
};

/** An attribute as a number, "123ms" included; undefined when it is none. */
export const numberAttribute = (span: RecordedSpan, key: string): number | undefined => {
  const text = textAttribute(span, key);
  const number = text === undefined ? Number.NaN : Number.parseFloat(text);
  return Number.isFinite(number) ? number : undefined;
};

/** What a recognizer made of an utterance. */
export interface SpeechResult {
  vendor?: string;
  transcript?: string;
  confidence?: number;
  language?: string;
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The `stt.result` of a span; null when there is none that can be read. */
export function speechResult(span: RecordedSpan): SpeechResult | null {
  try {
    const result: unknown = JSON.parse(textAttribute(span, 'stt.result') ?? '');
    if (!result || typeof result !== 'object') return null;
    const { vendor, alternatives, language_code } = result as Record<string, unknown>;
    const [first] = Array.isArray(alternatives) ? (alternatives as unknown[]) : [];
    const best = (first && typeof first === 'object' ? first : {}) as Record<string, unknown>;
    const name = vendor && typeof vendor === 'object' && 'name' in vendor ? vendor.name : vendor;
    return {
      vendor: asText(name),
      transcript: asText(best.transcript),
      confidence: typeof best.confidence === 'number' ? best.confidence : undefined,
      language: asText(language_code),
    };
  } catch {
    return null;
  }
}
