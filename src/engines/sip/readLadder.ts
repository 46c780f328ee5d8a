import { callWorker, type WorkerLike } from '../worker';
import type { LadderAnswer } from './answerLadder';
import type { CallLadder } from './callLadder';
import { ladderJoiner } from './ladderSlices';

interface Limits {
  /** Bytes of the files that are read, together. */
  size: number;
  /** Milliseconds that the worker may take to start, and then between two of its messages. */
  start: number;
  message: number;
}

const defaultLimits: Limits = { size: 500_000_000, start: 10_000, message: 10_000 };

const createWorker = (): WorkerLike =>
  new Worker(new URL('./captureWorker.ts', import.meta.url), { type: 'module' });

/**
 * Why a capture was not read: the file is too large, reading it took too long, or the worker did not
 * start or broke.
 */
export class CaptureError extends Error {
  constructor(readonly code: 'tooLarge' | 'tooLong' | 'stopped') {
    super(`The capture was not read: ${code}`);
  }
}

/**
 * Reads capture files in a worker, one or those of all legs of a call, and resolves with one ladder of
 * them. `onProgress` is told now and then which part of the work is done, from 0 to 1. Rejects with an
 * AbortError when `signal` aborts, else with a CaptureError. A file that is damaged is no error: the ladder
 * says so in `problems`.
 */
export async function readLadder(
  files: Blob[],
  signal?: AbortSignal,
  onProgress?: (part: number) => void,
  limits: Limits = defaultLimits,
  start: () => WorkerLike = createWorker,
): Promise<CallLadder> {
  const size = files.reduce((total, file) => total + file.size, 0);
  if (size > limits.size) throw new CaptureError('tooLarge');
  signal?.throwIfAborted();
  const ladder = ladderJoiner();
  return callWorker<LadderAnswer, CallLadder>(start(), {
    request: files,
    onMessage: (answer) => {
      if ('rest' in answer) return ladder.whole(answer.rest);
      if ('slice' in answer) ladder.take(answer.slice);
      else onProgress?.(answer.part);
      return undefined;
    },
    onTimeout: () => {
      throw new CaptureError('tooLong');
    },
    onError: () => new CaptureError('stopped'),
    timeouts: limits,
    signal,
  });
}
