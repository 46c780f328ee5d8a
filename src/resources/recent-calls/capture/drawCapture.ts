import type { Ladder } from './ladder';

/** What the worker says: that it has started, then what is in the file it was given. */
export type Told = 'ready' | Ladder;

/** The part of a Worker that is used here. */
export type CaptureWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

interface Limits {
  /** Bytes of the largest file that is read. */
  size: number;
  /** Milliseconds that the worker may take to start, and then to read the file. */
  start: number;
  read: number;
}

const usual: Limits = { size: 64_000_000, start: 10_000, read: 10_000 };

const createWorker = (): CaptureWorker =>
  new Worker(new URL('./captureWorker.ts', import.meta.url), { type: 'module' });

/** Why a file is not drawn: a message of `resources.recent-calls.capture.failed`. */
const refusal = (why: 'tooLarge' | 'tooLong' | 'stopped') =>
  new Error(`resources.recent-calls.capture.failed.${why}`);

/**
 * Reads a capture away from the page and answers its ladder. The worker is stopped when it takes too
 * long. Throws an AbortError when `signal` aborts, else an Error whose message is a key: the file is
 * too large, it took too long, or the worker broke.
 */
export async function drawCapture(
  file: Blob,
  signal?: AbortSignal,
  limits: Limits = usual,
  start: () => CaptureWorker = createWorker,
): Promise<Ladder> {
  if (file.size > limits.size) throw refusal('tooLarge');
  signal?.throwIfAborted();
  const worker = start();
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const finish = (end: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
      end();
    };
    const stop = () => finish(() => reject(new DOMException('Stopped', 'AbortError')));
    const fail = (why: 'tooLong' | 'stopped') => finish(() => reject(refusal(why)));
    signal?.addEventListener('abort', stop);
    worker.onerror = () => fail('stopped');
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      clearTimeout(timer);
      if (data !== 'ready') return finish(() => resolve(data));
      worker.postMessage(file);
      timer = setTimeout(() => fail('tooLong'), limits.read);
    };
    timer = setTimeout(() => fail('stopped'), limits.start);
  });
}
