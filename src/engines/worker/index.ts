export { paced } from './pace';

/** The part of a Worker that a call uses; tests pass their own. */
export type WorkerLike = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

/** What a worker posts: `'ready'` once it has started, then messages of its own. */
export type WorkerMessage<Message> = 'ready' | Message;

/** A worker broke before it had begun: its script could not be had. */
export class MissingWorkerError extends Error {
  constructor() {
    super('The script of a worker could not be loaded');
  }
}

interface WorkerCall<Message, Result> {
  /** Posted to the worker as soon as it is ready. */
  request: unknown;
  /** Called with each message of the worker. A result other than undefined ends the call. */
  onMessage: (message: Message) => Result | undefined;
  /** Gives the result when no message came in time; it may throw instead. */
  onTimeout: () => Result;
  /** The error to reject with when the worker does not start in time, or breaks once it has. */
  onError: () => Error;
  /** Milliseconds to wait for the worker to start, and for each of its messages after that. */
  timeouts: { start: number; message: number };
  signal?: AbortSignal;
}

/**
 * Sends one request to a worker and resolves with the result that `onMessage` makes of its messages.
 * The worker is terminated at the end in every case: result, timeout, error or abort.
 *
 * Rejects with an AbortError when `signal` aborts, with a MissingWorkerError when its script does not
 * load, with `onError()` when the worker does not start in time or breaks later, and with whatever
 * `onTimeout` throws.
 */
export const callWorker = <Message extends object, Result>(
  worker: WorkerLike,
  { request, onMessage, onTimeout, onError, timeouts, signal }: WorkerCall<Message, Result>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
      try {
        settle();
      } catch (error) {
        reject(error);
      }
    };
    const restartTimer = (ms: number, settle: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(() => finish(settle), ms);
    };
    const abort = () => finish(() => reject(new DOMException('Aborted', 'AbortError')));
    let isReady = false;
    const fail = () => reject(onError());
    worker.onerror = () => finish(isReady ? fail : () => reject(new MissingWorkerError()));
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Message>>) => {
      if (data === 'ready') {
        isReady = true;
        worker.postMessage(request);
      }
      const result = data === 'ready' ? undefined : onMessage(data);
      if (result === undefined) restartTimer(timeouts.message, () => resolve(onTimeout()));
      else finish(() => resolve(result));
    };
    signal?.addEventListener('abort', abort);
    restartTimer(timeouts.start, fail);
  });
