/** The part of a Worker that is used here. */
export type WorkerLike = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

/** What a worker says: first that it has started. */
export type WorkerMessage<Said> = 'ready' | Said;

interface Dialogue<Said, Answer> {
  question: unknown;
  /** Takes what the worker says, until that makes the answer. */
  onMessage: (said: Said) => Answer | undefined;
  /** The answer when the worker is silent for too long; it may throw instead. */
  onTimeout: () => Answer;
  /** Why there is no answer when the worker does not start, or breaks. */
  onError: () => Error;
  /** Milliseconds that the worker may take to start, and for each thing that it says. */
  timeouts: { start: number; each: number };
  signal?: AbortSignal;
}

/**
 * Asks a worker one question and ends it, however that goes. Throws an AbortError when the signal
 * aborts, and what `broken` and `tooLong` give.
 */
export const callWorker = <Said extends object, Answer>(
  worker: WorkerLike,
  { question, onMessage, onTimeout, onError, timeouts, signal }: Dialogue<Said, Answer>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const finish = (end: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
      try {
        end();
      } catch (error) {
        reject(error);
      }
    };
    const wait = (time: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(() => finish(then), time);
    };
    const stop = () => finish(() => reject(new DOMException('Stopped', 'AbortError')));
    const fail = () => reject(onError());
    worker.onerror = () => finish(fail);
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Said>>) => {
      if (data === 'ready') worker.postMessage(question);
      const answer = data === 'ready' ? undefined : onMessage(data);
      if (answer === undefined) wait(timeouts.each, () => resolve(onTimeout()));
      else finish(() => resolve(answer));
    };
    signal?.addEventListener('abort', stop);
    wait(timeouts.start, fail);
  });
