import { useNavigate } from 'ra-core';
import type { Change } from '../../engines/drafts';
import { soonWritten } from '../../saving/entrySave';
import type { HistoryEntry } from '../../saving/history';
import { writeEntry } from '../../saving/journal';
import { revertOf } from '../../saving/revert';
import { useConsole } from '../ConsoleContext';
import { useFormPath } from './useEntryWords';

/**
 * Opens the form of the record of an entry with values as they were before: unsaved, and with a question
 * about what somebody else changed since. Null where the record has no form.
 */
export function useRevert(entry: HistoryEntry): ((changes: Change[]) => Promise<void>) | null {
  const navigate = useNavigate();
  const { userSid } = useConsole().identity;
  const path = useFormPath()(entry);
  if (!path) return null;
  return async (changes) => {
    const now = Date.now();
    const wanted = revertOf(entry, changes, { id: `revert-${entry.id}-${now}`, path, now });
    const isWritten = await soonWritten(writeEntry(userSid, wanted));
    // What the browser does not keep goes with the way to the form.
    const state = { restores: wanted.id, ...(!isWritten && { entry: wanted }) };
    navigate(path, { state });
  };
}
