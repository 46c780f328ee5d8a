import {
  isCached,
  isPrompt,
  isRecognition,
  isWebhook,
  parseNonNegative,
  promptMs,
} from './spanAttributes';
import type { BuiltTree, SpanNode } from './spanTree';
import { answerTimes, callerInputs } from './turns';

/** What a voice application is judged by. */
export const measures = ['turn', 'webhook', 'stt', 'tts'] as const;
export type Measure = (typeof measures)[number];

/** One measurement: which span it was taken at, and its milliseconds. */
export interface Sample {
  node: number;
  ms: number;
}

/** The measurements of one kind. */
export interface Latency {
  samples: Sample[];
  /** Steps of this kind without a measurement: some recognizers report no latency. */
  unknown: number;
}

/** The measurements of a call, by what was measured. */
export interface CallLatencies extends Record<Measure, Latency> {
  /** Prompts that came from the cache, of all prompts; they are no samples of `tts`. */
  cache: { hits: number; all: number };
}

function sample(nodes: readonly SpanNode[], read: (node: SpanNode) => number | null): Latency {
  const samples: Sample[] = [];
  for (const node of nodes) {
    const ms = read(node);
    if (ms !== null) samples.push({ node: node.index, ms });
  }
  return { samples, unknown: nodes.length - samples.length };
}

/**
 * The latencies of a call by its trace (attributes as in rule 14.5):
 *
 * | measure | taken at | milliseconds |
 * |---|---|---|
 * | webhook | `verb:hook`, `performAppWebhook` | of the span |
 * | stt | a gather or stt-listen with `stt.result` | `stt.latency_ms` |
 * | tts | `tts-generation` with `tts.vendor` that was not cached | `time_to_first_byte_ms`, else of the span |
 * | turn | the caller's words or digits | from their end to the first sound of the answer |
 */
export function measureLatencies(tree: BuiltTree): CallLatencies {
  const { nodes } = tree;
  const prompts = nodes.filter(({ span }) => isPrompt(span));
  const made = prompts.filter(({ span }) => !isCached(span));
  const webhooks = nodes.filter(({ span }) => isWebhook(span));
  const recognitions = nodes.filter(({ span }) => isRecognition(span));
  return {
    turn: turnLatency(tree),
    webhook: sample(webhooks, ({ durationMs }) => durationMs),
    stt: sample(recognitions, ({ span }) =>
      parseNonNegative(span.attributes.get('stt.latency_ms')),
    ),
    tts: sample(made, promptMs),
    cache: { hits: prompts.length - made.length, all: prompts.length },
  };
}

/** An input that nothing answers, because the call ended or the next one came first, is no turn. */
function turnLatency(tree: BuiltTree): Latency {
  const inputs = callerInputs(tree);
  const samples: Sample[] = [];
  let unknown = 0;
  answerTimes(tree, inputs).forEach((heardMs, index) => {
    const input = inputs[index];
    if (!input || heardMs === null) return;
    if (input.endMs === null) unknown += 1;
    else samples.push({ node: input.node, ms: Math.max(0, heardMs - input.endMs) });
  });
  return { samples, unknown };
}

/** The measurements of one kind in a few numbers: null for none. */
export interface LatencyFigures {
  count: number;
  unknown: number;
  /** Milliseconds below or at which half of them lie, and 95 of a hundred; the longest. */
  p50: number | null;
  p95: number | null;
  longest: number | null;
}

/** What is shown of the latencies of a call. */
export interface LatencySummary extends Record<Measure, LatencyFigures> {
  cache: CallLatencies['cache'];
  /** The slowest of all measurements, the slowest first. */
  slowest: (Sample & { measure: Measure })[];
}

/** As few numbers as are shown, of however many measurements; `most` are named one by one. */
export function summarizeLatencies(latencies: CallLatencies, most = 100): LatencySummary {
  const figuresOf = ({ samples, unknown }: Latency): LatencyFigures => {
    const values = samples.map(({ ms }) => ms);
    const at = (share: number) => percentile(values, share);
    return { count: values.length, unknown, p50: at(0.5), p95: at(0.95), longest: at(1) };
  };
  const slowest = measures
    .flatMap((measure) => latencies[measure].samples.map((sample) => ({ ...sample, measure })))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, most);
  const { turn, webhook, stt, tts, cache } = latencies;
  return {
    turn: figuresOf(turn),
    webhook: figuresOf(webhook),
    stt: figuresOf(stt),
    tts: figuresOf(tts),
    cache,
    slowest,
  };
}

/**
 * The value below or at which a share (0 to 1) of the values lies, by the nearest rank: always one
 * of the values. Null for none.
 */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
