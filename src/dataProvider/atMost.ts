/**
 * Runs tasks with no more than `limit` of them under way at the same time; the others wait for
 * their turn. A task whose `signal` aborts while it waits is never begun: it throws an AbortError.
 */
export function atMost(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const next = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return async function inTurn<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (running >= limit) await new Promise<void>((begin) => waiting.push(begin));
    running += 1;
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      next();
    }
  };
}
