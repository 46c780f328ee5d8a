type Listener = () => void;
const listeners = new Set<Listener>();
let resumesAt: number | null = null;

const set = (time: number | null) => {
  resumesAt = time;
  for (const listener of listeners) listener();
};

/** Calls back when calls start or stop waiting for the platform's rate limit. */
export function subscribeToRateLimit(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When calls go on (milliseconds since 1970), or null while none is waiting. */
export const rateLimitEnd = (): number | null => resumesAt;

/**
 * Notes that the platform asked to wait and answers for how many milliseconds. `retryAfter` is the
 * header in seconds or as an HTTP date; without a readable one it is 5 s. The platform allows 600
 * requests in 5 minutes for all its users together (contract 1.1).
 */
export function noteRateLimit(retryAfter: string | null, now = Date.now()): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  const date = retryAfter ? Date.parse(retryAfter) : Number.NaN;
  const wait = Number.isFinite(seconds)
    ? Math.max(seconds, 1) * 1000
    : Number.isFinite(date)
      ? Math.max(date - now, 1000)
      : 5000;
  set(Math.max(resumesAt ?? 0, now + wait));
  return wait;
}

/** Notes that an answer came through again. */
export function clearRateLimit(): void {
  if (resumesAt !== null) set(null);
}
