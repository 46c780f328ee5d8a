import { callWorker, type WorkerLike } from '../worker';
import type { TableAnswer } from './types';

const defaultLimits = { size: 20_000_000, start: 10_000, message: 30_000 };

const createWorker = (): WorkerLike =>
  new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });

/**
 * Reads a file as a table in a worker. A file that is too large is refused before any of it is read.
 * Rejects with an AbortError when `signal` aborts, and where the worker's script cannot be had.
 */
export async function readTable(
  file: Blob,
  signal?: AbortSignal,
  limits = defaultLimits,
  start: () => WorkerLike = createWorker,
): Promise<TableAnswer> {
  if (file.size > limits.size) return { fault: 'tooLarge' };
  if (file.size === 0) return { fault: 'empty' };
  signal?.throwIfAborted();
  return callWorker<TableAnswer, TableAnswer>(start(), {
    request: file,
    onMessage: (answer) => answer,
    onTimeout: () => ({ fault: 'stopped' }),
    onError: () => new Error('The worker did not start or broke'),
    timeouts: limits,
    signal,
  });
}
