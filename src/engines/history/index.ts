/** What a user did from this browser: entries of whatever kind, the newest 1,000 of each user. See README.md. */
import { promisifyRequest } from 'idb-keyval';
import { takeHasty } from './haste';
import { type Kept, ofUser, store } from './store';

export { subscribeToHistory } from './changes';
export { takeHasty } from './haste';
export { mostKept } from './store';
export {
  clearHistory,
  followInHistory,
  isHistoryKept,
  keepAtOnce,
  keepInHistory,
} from './writes';

/** The entries of a user, the newest first. Rejects where the browser has no storage. */
export async function listHistory<Entry extends Kept>(user: string): Promise<Entry[]> {
  await takeHasty();
  const found = await store()('readonly', (entries) =>
    promisifyRequest<Entry[]>(entries.getAll(ofUser(user))),
  );
  return found.reverse();
}
