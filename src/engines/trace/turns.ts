import {
  isGather,
  isHook,
  isPrompt,
  parseNonNegative,
  promptMs,
  spanEndMs,
} from './spanAttributes';
import type { BuiltTree, SpanNode } from './spanTree';

/** What a caller said or pressed. All times in milliseconds since the trace began. */
export interface Input {
  /** The number of the gather's node. */
  node: number;
  /** When the caller was done; null when the recognizer reports no latency. */
  endMs: number | null;
  /** From when on something may be the answer to it. */
  decidedMs: number;
}

/** The first webhook right below a span. */
function hookBelow({ nodes }: BuiltTree, parent: SpanNode): SpanNode | undefined {
  for (let child = nodes[parent.index + 1]; child && child.index < parent.end; ) {
    if (isHook(child.span)) return child;
    child = nodes[child.end];
  }
  return undefined;
}

const reasonOf = (gather: SpanNode, hook: SpanNode | undefined): unknown => {
  const body = String(hook?.span.attributes.get('http.body') ?? '');
  if (/"reason":\s*"speechDetected"/.test(body)) return 'speech';
  if (/"reason":\s*"dtmfDetected"/.test(body)) return 'dtmf';
  return gather.span.attributes.get('stt.resolve');
};

function callerInput(tree: BuiltTree, gather: SpanNode): Input[] {
  const hook = hookBelow(tree, gather);
  const reason = reasonOf(gather, hook);
  const end = spanEndMs(gather);
  if (end === null || (reason !== 'speech' && reason !== 'dtmf')) return [];
  // A webhook that began within the gather is part of it (rule 14.7); a later one is not.
  const within = hook?.startMs != null && hook.startMs < end ? hook : undefined;
  const decidedMs = Math.max(end, (hook && spanEndMs(hook)) ?? end);
  if (reason === 'dtmf') return [{ node: gather.index, endMs: within?.startMs ?? end, decidedMs }];
  const latency = parseNonNegative(gather.span.attributes.get('stt.latency_ms'));
  const endMs = latency === null ? null : end - latency - (within?.durationMs ?? 0);
  return [
    { node: gather.index, endMs, decidedMs: within ? (spanEndMs(within) ?? end) : decidedMs },
  ];
}

/** What the caller said and pressed, in the order in which it was understood. */
export function callerInputs(tree: BuiltTree): Input[] {
  return tree.nodes
    .filter(({ span }) => isGather(span))
    .flatMap((gather) => callerInput(tree, gather))
    .sort((a, b) => a.decidedMs - b.decidedMs);
}

/** Where sound begins: prompts with their first sound, files that are played, words that needed no prompt. */
function soundsOf({ nodes }: BuiltTree): { startMs: number; soundMs: number }[] {
  // How many prompts come before each place, so that no subtree is walked through.
  const before = [0];
  for (const { span } of nodes) before.push((before.at(-1) ?? 0) + (isPrompt(span) ? 1 : 0));
  const hasPrompt = ({ index, end }: SpanNode) => before[end] !== before[index];
  return nodes
    .flatMap((node) => {
      const { span, startMs } = node;
      if (startMs === null) return [];
      if (isPrompt(span)) return [{ startMs, soundMs: startMs + (promptMs(node) ?? 0) }];
      const isPlayed = /^verb:play/.test(span.name);
      const isSaid = /:say\b/.test(span.name) && !hasPrompt(node);
      return isPlayed || isSaid ? [{ startMs, soundMs: startMs }] : [];
    })
    .sort((a, b) => a.startMs - b.startMs);
}

/**
 * For each input, in their order, when the caller heard the answer's first sound: the first sound
 * that was begun after the application had decided and before the caller's next input. Null when
 * there is none.
 */
export function answerTimes(tree: BuiltTree, inputs: readonly Input[]): (number | null)[] {
  const sounds = soundsOf(tree);
  let at = 0;
  return inputs.map(({ decidedMs }, index) => {
    while (at < sounds.length && (sounds[at]?.startMs ?? 0) < decidedMs) at += 1;
    const sound = sounds[at];
    const next = inputs[index + 1]?.decidedMs ?? Number.POSITIVE_INFINITY;
    return sound && sound.startMs < next ? sound.soundMs : null;
  });
}
