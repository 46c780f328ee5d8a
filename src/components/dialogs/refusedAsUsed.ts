import { isLostAnswer, statusOf } from '../page/errorText';

/** Statuses that say nothing of the record: who asks, how often, and whether it is there at all. */
const ofWhoAsks = [401, 403, 404, 408, 429];

/**
 * True where the platform itself refused a deletion, so that what uses the record may be why: in its own
 * words (4xx), or as the database has said it (contract 7).
 */
export function isRefusedAsUsed(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  if (isLostAnswer(error) || ofWhoAsks.includes(status)) return false;
  const isInUse = error instanceof Error && error.message === 'app.errors.inUse';
  return isInUse || (status >= 400 && status < 500);
}
