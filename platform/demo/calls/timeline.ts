/** From the answer of a call until its recording begins. */
export const RECORDING_DELAY_MS = 60;

/**
 * What happens in the audio of an answered call, in ms after its recording began. Traces, logs and
 * recordings of the embedded platform follow the same timeline.
 */
export interface Timeline {
  durationMs: number;
  steps: Step[];
}

export type Step = SayStep | GatherStep | DialStep;

/** The application speaks: generated (or taken from the cache) from `startMs`, heard from `audioMs`. */
export interface SayStep {
  kind: 'say';
  text: string;
  cached: boolean;
  ttsMs: number;
  startMs: number;
  audioMs: number;
  endMs: number;
}

/** The application asks, and listens for words or keys; nothing comes when both are missing. */
export interface GatherStep {
  kind: 'gather';
  startMs: number;
  prompt: SayStep;
  speech?: { text: string; startMs: number; endMs: number; confidence: number };
  /** From the last word to the recogniser's result. */
  sttMs?: number;
  digits?: { digit: string; startMs: number; durationMs: number }[];
  /** How long the application's server took for its answer. */
  hookMs: number;
  endMs: number;
}

/** The application connects the caller with somebody. */
export interface DialStep {
  kind: 'dial';
  target: string;
  startMs: number;
  answerMs: number;
  endMs: number;
}

/** The same timeline later by `ms`. */
export function shiftStep<T extends Step>(step: T, ms: number): T {
  const moved: Record<string, unknown> = { ...step };
  for (const key of ['startMs', 'audioMs', 'answerMs', 'endMs']) {
    if (typeof moved[key] === 'number') moved[key] += ms;
  }
  if (step.kind === 'gather') {
    const { prompt, speech, digits } = step;
    moved.prompt = shiftStep(prompt, ms);
    if (speech) {
      moved.speech = { ...speech, startMs: speech.startMs + ms, endMs: speech.endMs + ms };
    }
    if (digits) {
      moved.digits = digits.map((digit) => ({ ...digit, startMs: digit.startMs + ms }));
    }
  }
  return moved as unknown as T;
}
