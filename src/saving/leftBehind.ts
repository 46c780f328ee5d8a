import { inTime } from '../engines/database';
import { type ListedEntry, listLiveEntries } from './journal';

/** How long an action waits for what is known of earlier ones (ms): a storage that hangs holds back none. */
const patience = 1000;

/** What forms of this name left behind, in any tab, and no form holds now; none where that takes too long. */
export async function leftBehind(user: string, form: string): Promise<ListedEntry[]> {
  const found = await inTime(listLiveEntries(user), patience).catch(() => []);
  return found.filter((entry) => entry.form === form && !entry.isLive);
}
