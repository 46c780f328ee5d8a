import type { ByteSource } from '../packets';
import { paced } from '../worker';
import { callLadder } from './callLadder';
import { type LadderRest, type LadderSlice, ladderSlices } from './ladderSlices';
import { defaultLimits, type SipLimits } from './limits';
import { parseCapture } from './parseCapture';

/**
 * What the worker posts: which part of its work is done, from 0 to 1, then the ladder in slices, and at the
 * end what it has once.
 */
export type LadderAnswer = { part: number } | { slice: LadderSlice } | { rest: LadderRest };

/** The part of the work that reading the files is; the rest is making a ladder of their messages. */
const reading = 0.6;

/** Reads captures and answers with the ladder of them, in small messages. */
export function answerLadder(
  files: (Uint8Array | ByteSource)[],
  post: (answer: LadderAnswer) => void,
  limits: SipLimits = defaultLimits,
): void {
  const tell = paced((part) => post({ part }));
  const captures = files.map((file, place) =>
    parseCapture(file, limits, (part) => tell((reading * (place + part)) / files.length)),
  );
  const { messages, legs, parties, facts, ...rest } = callLadder(captures, (part) =>
    tell(reading + (1 - reading) * part),
  );
  for (const slice of ladderSlices({ messages, legs, parties, facts })) post({ slice });
  post({ rest });
}
