import { createRandom } from '../seed/tools';
import { makeConversation } from './conversation';
import type { CallFacts } from './facts';
import { readFixture } from './fixtures';
import { RECORDING_DELAY_MS, shiftStep, type Timeline } from './timeline';

/** One round of the hotline's recording in whole frames of 72 ms (576 samples at 8 kHz). */
export const ROUND_FRAMES = 139;
const ROUND_MS = ROUND_FRAMES * 72;
/** What the encoder puts before the sound, less the frame that is left out of each round. */
const ROUND_LAG_MS = 66;
/** Three hours of rounds. */
export const HOTLINE_ROUNDS = Math.ceil((3 * 3_600_000) / ROUND_MS);
const MANY_SPANS_ROUNDS = 1200;

const recorded = ['appointment', 'menu', 'balance', 'hotline'] as const;
type Recorded = (typeof recorded)[number];
/** Stories that differ in how their trace is written, not in what happens. */
const storyTemplates: Record<string, Recorded> = {
  'torn-trace': 'appointment',
  'new-store': 'menu',
};

/** How long the call of a story lasts, in ms; undefined when the story does not say. */
export function storyLength(story: string): number | undefined {
  if (story === 'hotline') return HOTLINE_ROUNDS * ROUND_MS;
  if (story === 'many-spans') return MANY_SPANS_ROUNDS * ROUND_MS;
  const template = storyTemplates[story] ?? story;
  return isRecorded(template) ? readTimeline(template).durationMs : undefined;
}

/**
 * What happens in an answered call: the timeline beside its recording, else a conversation that is
 * always the same for the same call.
 */
export function timelineOf({ call, story }: CallFacts): Timeline {
  if (story === 'hotline') return repeated(readTimeline('hotline'), HOTLINE_ROUNDS);
  if (story === 'many-spans') return repeated(readTimeline('hotline'), MANY_SPANS_ROUNDS);
  const template = story && (storyTemplates[story] ?? story);
  if (template && isRecorded(template)) return readTimeline(template);
  const at = (column: string) => Date.parse(String(call[column]));
  const durationMs = at('terminated_at') - at('answered_at') - RECORDING_DELAY_MS;
  return makeConversation(durationMs, randomOf(String(call.call_sid)));
}

/** Numbers that belong to this call. */
function randomOf(callSid: string): () => number {
  return createRandom(Number.parseInt(callSid.slice(0, 8), 16) || 1);
}

const isRecorded = (story: string): story is Recorded => recorded.some((name) => name === story);

const cache = new Map<string, Timeline>();

function readTimeline(name: Recorded): Timeline {
  const known = cache.get(name);
  if (known) return known;
  const file = readFixture('recordings', `${name}.json`);
  const timeline = JSON.parse(file.toString()) as Timeline;
  cache.set(name, timeline);
  return timeline;
}

/** The same again and again, as the recording that is made by repeating its frames. */
function repeated({ steps, durationMs }: Timeline, times: number): Timeline {
  const all = Array.from({ length: times }, (_, index) =>
    steps.map((step) => shiftStep(step, index * ROUND_MS + ROUND_LAG_MS)),
  );
  return { steps: all.flat(), durationMs: (times - 1) * ROUND_MS + durationMs };
}
