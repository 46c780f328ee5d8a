import { useEffect, useState } from 'react';
import { isHistoryKept, listHistory, subscribeToHistory } from '../../engines/history';
import type { HistoryEntry } from '../../saving/history';
import { useConsole } from '../ConsoleContext';

/** What this browser keeps of the operator's plans. */
export interface History {
  /** Undefined until they are read. */
  entries: HistoryEntry[] | undefined;
  /** False where the browser keeps nothing: its storage is full, blocked or missing. */
  isKept: boolean;
}

/** The history of the operator in this browser, the newest first, kept up to date. */
export function useHistory(): History {
  const { userSid } = useConsole().identity;
  const [history, setHistory] = useState<History>({ entries: undefined, isKept: true });
  useEffect(() => {
    let isStale = false;
    const read = () =>
      listHistory<HistoryEntry>(userSid).then(
        (entries) => {
          if (!isStale) setHistory({ entries, isKept: isHistoryKept() });
        },
        () => {
          if (!isStale) setHistory({ entries: [], isKept: false });
        },
      );
    void read();
    const stop = subscribeToHistory(read);
    return () => {
      isStale = true;
      stop();
    };
  }, [userSid]);
  return history;
}
