import { callWorker, type WorkerLike } from '../worker';
import type { Media } from './types';

/** A request to the worker: the streams of a file, or the sound of some of them. */
export type MediaRequest =
  | { file: Blob; descriptions: string[] }
  | { file: Blob; streamIds: string[] };
/**
 * What it posts: the fraction of the file that it has read, from 0 to 1, and finally the result.
 */
export type MediaAnswer = { part: number } | { media: Media } | { sound: Blob | null };

/** Bytes of the largest file that is read. */
const largestFile = 500_000_000;
/** Milliseconds that the worker may take to start, and then between two of its messages. */
const timeouts = { start: 10_000, message: 20_000 };

const createWorker = (): WorkerLike =>
  new Worker(new URL('./mediaWorker.ts', import.meta.url), { type: 'module' });

/** Why the media of a capture were not read: as with its SIP messages. */
export class MediaError extends Error {
  constructor(readonly code: 'tooLarge' | 'tooLong' | 'stopped') {
    super(`The media were not read: ${code}`);
  }
}

function ask<Result>(
  request: MediaRequest,
  onMessage: (answer: MediaAnswer) => Result | undefined,
  signal?: AbortSignal,
  start: () => WorkerLike = createWorker,
): Promise<Result> {
  if (request.file.size > largestFile) return Promise.reject(new MediaError('tooLarge'));
  if (signal?.aborted) return Promise.reject(signal.reason);
  return callWorker<MediaAnswer, Result>(start(), {
    request,
    onMessage,
    onTimeout: () => {
      throw new MediaError('tooLong');
    },
    onError: () => new MediaError('stopped'),
    timeouts,
    signal,
  });
}

/**
 * Reads the RTP streams of a capture file in a worker. `descriptions` are texts with SDP in them, the
 * capture's own SIP messages for one. `onProgress` is told now and then which part of the file has been
 * read, from 0 to 1. Rejects with an AbortError when `signal` aborts, else with a
 * MediaError; a damaged file is no error.
 */
export const readMedia = (
  file: Blob,
  descriptions: string[],
  signal?: AbortSignal,
  onProgress?: (part: number) => void,
  start?: () => WorkerLike,
): Promise<Media> =>
  ask(
    { file, descriptions },
    (answer) => {
      if ('part' in answer) onProgress?.(answer.part);
      return 'media' in answer ? answer.media : undefined;
    },
    signal,
    start,
  );

/**
 * The sound of streams of G.711 as a WAV file of 8,000 samples a second, made in a worker: a channel for
 * each, in the order of `streamIds`, which are those of the same file. Null when nothing can be decoded.
 * Rejects as `readMedia` does.
 */
export const readSound = (
  file: Blob,
  streamIds: string[],
  signal?: AbortSignal,
  start?: () => WorkerLike,
): Promise<Blob | null> =>
  ask(
    { file, streamIds },
    (answer) => ('sound' in answer ? answer.sound : undefined),
    signal,
    start,
  );
