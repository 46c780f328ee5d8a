import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { listViews, type SavedView, subscribeToViews } from '../../../engines/views';
import { useConsole } from '../../ConsoleContext';

/** The views of the operator in the current service provider, of every list, and how to change them. */
export function useSavedViews() {
  const { identity, providerSid } = useConsole();
  const notify = useNotify();
  const owner = `${identity.userSid} ${providerSid}`;
  const [views, setViews] = useState<SavedView[]>([]);
  useEffect(() => {
    let isStale = false;
    const read = () =>
      void listViews(owner).then((found) => {
        if (!isStale) setViews(found);
      });
    read();
    const stop = subscribeToViews(read);
    return () => {
      isStale = true;
      stop();
    };
  }, [owner]);
  /** Returns whether it was done; a failure is shown. */
  const change = (work: (owner: string) => Promise<void>): Promise<boolean> =>
    work(owner).then(
      () => true,
      () => {
        notify('app.views.failed', { type: 'error' });
        return false;
      },
    );
  return { views, change };
}
