import { lastBudget } from '../http/budget';
import { pause } from '../http/pause';
import { pauseAfter } from './newestRows';

/** How many are sent without a pause where nobody knows the platform's rate limit. */
const unknownShare = 150;

/**
 * For work on many: waits before each as long as leaves others room in the platform's rate limit, and not at
 * all while more than half of that is left, or where there is none. Once stopped, nobody waits any more.
 */
export function pacer(signal: AbortSignal | undefined): () => Promise<void> {
  let free = unknownShare;
  let next = 0;
  return async () => {
    const budget = lastBudget();
    if (budget === 'none') return;
    const isFree = budget === 'unknown' && free-- > 0;
    const wait = isFree ? 0 : pauseAfter(budget === 'unknown' ? new Headers() : budget);
    if (wait === 0) return;
    // Not by the clock of the day: that may be set back meanwhile, and nothing would be sent for as long.
    next = Math.max(performance.now(), next) + wait;
    await pause(next - performance.now(), signal).catch(() => undefined);
  };
}
