import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import { isOfProvider } from '../../../saving/isOfProvider';
import {
  type Entry,
  listLiveEntries,
  removeEntry,
  subscribeToJournal,
} from '../../../saving/journal';
import { useConsole } from '../../ConsoleContext';

interface FoundEntries {
  /** What forms like this one left behind, the newest first, until it is restored or discarded. */
  found: Entry[];
  discard: (entry: Entry) => void;
}

/**
 * Entries that forms like this one left behind, in any tab, unless their form is open or their save is
 * running; those of a new record under the same service provider. Removes entries of which everything is
 * stored.
 */
export function useFoundEntries(form: string, isStored: (entry: Entry) => boolean): FoundEntries {
  const { identity, providerSid } = useConsole();
  const { userSid } = identity;
  const [found, setFound] = useState<Entry[]>([]);
  const removeStored = useEvent((entries: Entry[]): Entry[] => {
    const stored = entries.filter(isStored);
    for (const entry of stored) void removeEntry(userSid, entry);
    return entries.filter((entry) => !stored.includes(entry));
  });
  useEffect(() => {
    let isStale = false;
    const read = async () => {
      const entries = await listLiveEntries(userSid);
      if (isStale) return;
      const own = entries.filter(
        (entry) => entry.form === form && !entry.isLive && isOfProvider(entry, providerSid),
      );
      const left = removeStored(own);
      setFound((before) => (before.length + left.length === 0 ? before : left));
    };
    void read();
    const stop = subscribeToJournal(read);
    return () => {
      isStale = true;
      stop();
      setFound([]);
    };
  }, [userSid, form, providerSid, removeStored]);
  return {
    found,
    discard: (entry) => {
      setFound((all) => all.filter(({ id }) => id !== entry.id));
      void removeEntry(userSid, entry);
    },
  };
}
