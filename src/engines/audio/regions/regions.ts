import { endOfSpeech, type Loudness } from './endOfSpeech';
import {
  hasRecordingStart,
  numberAttribute,
  type RecordedSpan,
  recordingStart,
  type SpeechResult,
  speechResult,
  textAttribute,
} from './recordedSpan';

/** Seconds: the least width of a marker, and that of a pressed key (rule 14.5). */
const leastWidth = 0.05;
const leastKeyWidth = 0.1;
/** Seconds after the start of a recognition at which its region begins. */
const recognitionLead = 0.05;

interface Place {
  /** The id of its span. */
  spanId: string;
  /** 0 is the caller's side, the upper half; 1 is ours. */
  channel: number;
  /** Seconds of the recording. */
  start: number;
  end: number;
}

/** What is known of the words: the result, or why there is none. */
export type SpeechOutcome = SpeechResult | 'timeout' | 'ended';

/** A stretch of the recording that means something (rule 14.5). Latencies are in seconds. */
export type Region = Place &
  (
    | { kind: 'speech'; outcome: SpeechOutcome; latency: number | null }
    | { kind: 'speechLatency'; latency: number }
    | { kind: 'dtmf'; digit: string; duration: string }
    | { kind: 'synthesisLatency'; latency: number; vendor: string }
    | { kind: 'applicationLatency'; latency: number; status: string }
  );

interface RegionContext {
  /** Milliseconds since 1970 at second zero. */
  zero: number;
  /** Of each channel, as far as it is known. */
  loudness: Loudness[];
  /** Milliseconds of the webhooks inside of a span, by the span's id. */
  hooks: ReadonlyMap<string, number>;
}

const seconds = (time: number, { zero }: RegionContext) => (time - zero) / 1000;

/** The channel of a recognition, null for any other span: `stt-listen:2` is the second side of a call. */
function recognitionChannel(name: string): number | null {
  if (name.includes(':gather{')) return 0;
  const leg = /stt-listen:(\d+)/.exec(name)?.[1];
  return leg === undefined ? null : Math.max(0, Number(leg) - 1);
}

/** How long the webhooks inside of each span took: within a recognition they are the application's. */
function hookTimes(spans: readonly RecordedSpan[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { parentId, name, start, end } of spans) {
    if (parentId === null || !name.startsWith('verb:hook')) continue;
    times.set(parentId, (times.get(parentId) ?? 0) + end - start);
  }
  return times;
}

/** When the caller had finished and how long the words took from there, or null where that is unknown. */
function speechLatency(span: RecordedSpan, channel: number, context: RegionContext) {
  if (!textAttribute(span, 'stt.result') || textAttribute(span, 'stt.resolve') !== 'speech')
    return null;
  const end = seconds(span.end, context);
  const hook = (context.hooks.get(span.id) ?? 0) / 1000;
  const measured = numberAttribute(span, 'stt.latency_ms');
  if (measured !== undefined)
    return { from: end - measured / 1000 - hook, latency: measured / 1000 };
  const loudness = context.loudness[channel];
  const from = loudness && endOfSpeech(loudness, seconds(span.start, context), end);
  if (from === null || from === undefined || end - from - hook < 0) return null;
  return { from, latency: end - from - hook };
}

function recognition(span: RecordedSpan, context: RegionContext): Region[] {
  const channel = recognitionChannel(span.name);
  if (channel === null) return [];
  const place = { spanId: span.id, channel, end: seconds(span.end, context) };
  const measured = speechLatency(span, channel, context);
  const none = textAttribute(span, 'stt.resolve') === 'timeout' ? 'timeout' : 'ended';
  const regions: Region[] = [
    {
      ...place,
      kind: 'speech',
      start: seconds(span.start, context) + recognitionLead,
      outcome: speechResult(span) ?? none,
      latency: measured?.latency ?? null,
    },
  ];
  if (measured) {
    const { from, latency } = measured;
    regions.push({ ...place, kind: 'speechLatency', start: from, latency });
  }
  return regions;
}

function pressedKey(span: RecordedSpan, context: RegionContext): Region[] {
  const digit = textAttribute(span, 'dtmf');
  const duration = textAttribute(span, 'duration');
  if (!span.name.startsWith('dtmf:') || digit === undefined || duration === undefined) return [];
  const start = seconds(span.start, context);
  const width = Math.max((numberAttribute(span, 'duration') ?? 0) / 1000, leastKeyWidth);
  return [
    { kind: 'dtmf', spanId: span.id, channel: 0, start, end: start + width, digit, duration },
  ];
}

function synthesis(span: RecordedSpan, context: RegionContext): Region[] {
  const vendor = textAttribute(span, 'tts.vendor');
  if (!span.name.includes('tts-generation') || vendor === undefined) return [];
  if (textAttribute(span, 'tts.cached') !== 'false') return [];
  const start = seconds(span.start, context);
  const firstByte =
    numberAttribute(span, 'time_to_first_byte_ms') ??
    numberAttribute(span, 'tts.time_to_first_byte_ms');
  const latency =
    firstByte === undefined ? seconds(span.end, context) - start : Math.max(0, firstByte) / 1000;
  const end = start + latency;
  return [{ kind: 'synthesisLatency', spanId: span.id, channel: 1, start, end, latency, vendor }];
}

function application(span: RecordedSpan, context: RegionContext): Region[] {
  if (!span.name.startsWith('verb:hook')) return [];
  const body = textAttribute(span, 'http.body') ?? '';
  if (!/"reason"\s*:\s*"(speech|dtmf)Detected"/.test(body)) return [];
  const start = seconds(span.start, context);
  const latency = seconds(span.end, context) - start;
  const status = textAttribute(span, 'http.statusCode') ?? '404';
  const end = start + latency;
  return [{ kind: 'applicationLatency', spanId: span.id, channel: 0, start, end, latency, status }];
}

const readers = [recognition, pressedKey, synthesis, application];

/** A region as wide as it may be drawn inside of the recording; null when it lies outside. */
function inside(region: Region, duration: number): Region | null {
  const end = Math.max(region.end, region.start + leastWidth);
  if (end <= 0 || region.start >= duration) return null;
  return { ...region, start: Math.max(0, region.start), end: Math.min(duration, end) };
}

/**
 * The regions of a recording of `duration` seconds in the order of their start (rule 14.5).
 * There are none unless the trace says when the recording began. A latency that cannot be measured
 * is left out, never guessed.
 */
export function findRegions(
  spans: readonly RecordedSpan[],
  duration: number,
  loudness: Loudness[],
): Region[] {
  const zero = recordingStart(spans, null);
  if (zero === null || !hasRecordingStart(spans)) return [];
  const context = { zero, loudness, hooks: hookTimes(spans) };
  return spans
    .flatMap((span) => readers.flatMap((read) => read(span, context)))
    .map((region) => inside(region, duration))
    .filter((region) => region !== null)
    .sort((a, b) => a.start - b.start);
}
