import { pick } from '../seed/tools';
import { type FlowTurn, pickFlow } from './flows';
import type { GatherStep, SayStep, Step, Timeline } from './timeline';

const CACHED_MS = 14;
const MS_PER_LETTER = 62;
const TONE_MS = 110;
const TONE_EVERY_MS = 420;
/** A call that goes on for longer than the application talks is connected with somebody. */
const SHORTEST_DIAL_MS = 8000;

/**
 * A believable conversation of this length: the application talks and listens, then connects the
 * caller when much time is left. The caller hangs up in the middle when little is.
 */
export function makeConversation(durationMs: number, random: () => number): Timeline {
  const steps: Step[] = [];
  let now = 80;
  for (const turn of pickFlow(random)) {
    const step = turn.callers || turn.keys ? gather(turn, now, random) : say(turn.app, now, random);
    if (step.endMs > durationMs - 300) {
      steps.push(hungUp(step, durationMs));
      return { durationMs, steps };
    }
    steps.push(step);
    now = step.endMs;
  }
  if (durationMs - now > SHORTEST_DIAL_MS) {
    const answerMs = now + 2000 + Math.round(random() * 4000);
    const target = pick(random, ['queue:front-desk', 'user:reception', '+15552003000']);
    steps.push({ kind: 'dial', target, startMs: now, answerMs, endMs: durationMs - 60 });
  }
  return { durationMs, steps };
}

function say(text: string, startMs: number, random: () => number): SayStep {
  const cached = random() < 0.6;
  const ttsMs = cached ? CACHED_MS : Math.round(180 + random() ** 2 * 1300);
  const audioMs = startMs + ttsMs + 20;
  const endMs = audioMs + 300 + text.length * MS_PER_LETTER;
  return { kind: 'say', text, cached, ttsMs, startMs, audioMs, endMs };
}

function gather(turn: FlowTurn, startMs: number, random: () => number): GatherStep {
  const prompt = say(turn.app, startMs, random);
  const hookMs = Math.round(60 + random() ** 3 * 1900);
  const step = { kind: 'gather' as const, startMs, prompt, hookMs };
  // Now and then nobody says anything.
  if (random() < 0.06) return { ...step, endMs: prompt.endMs + 8000 + hookMs };
  let now = prompt.endMs + Math.round(400 + random() * 1500);
  if (turn.keys) {
    const digits = [...pick(random, turn.keys)].map((digit, index) => ({
      digit,
      startMs: now + index * TONE_EVERY_MS,
      durationMs: TONE_MS,
    }));
    now += digits.length * TONE_EVERY_MS;
    return { ...step, digits, endMs: now + hookMs };
  }
  const text = pick(random, turn.callers ?? []);
  const spoken = { text, startMs: now, endMs: now + 200 + text.length * MS_PER_LETTER };
  const confidence = Math.round((0.62 + random() * 0.37) * 100) / 100;
  const sttMs = Math.round(220 + random() ** 2 * 900);
  const endMs = spoken.endMs + sttMs + hookMs;
  return { ...step, speech: { ...spoken, confidence }, sttMs, endMs };
}

/** The step in whose middle the caller hung up: nothing was understood any more. */
function hungUp(step: SayStep | GatherStep, durationMs: number): SayStep | GatherStep {
  const { startMs } = step;
  const endMs = Math.max(startMs + 1, durationMs);
  if (step.kind === 'say') return { ...step, endMs };
  const prompt = { ...step.prompt, endMs: Math.min(step.prompt.endMs, endMs) };
  return { kind: 'gather', startMs, prompt, hookMs: 0, endMs };
}
