import { useEffect, useState } from 'react';
import { type ListedEntry, listLiveEntries, subscribeToJournal } from '../../../saving/journal';
import { idle } from '../../page/idle';

/** The drafts of an operator, kept fresh. */
export const useDrafts = (userSid: string): ListedEntry[] => {
  const [drafts, setDrafts] = useState<ListedEntry[]>([]);
  useEffect(() => {
    let isStale = false;
    const read = () =>
      listLiveEntries(userSid).then((found) => {
        if (!isStale) setDrafts((before) => (before.length + found.length === 0 ? before : found));
      });
    // A screen is drawn first: nobody waits for what they left behind.
    void idle().then(read);
    const stop = subscribeToJournal(read);
    return () => {
      isStale = true;
      stop();
    };
  }, [userSid]);
  return drafts;
};
