import { useEvent } from 'ra-core';
import { useEffect, useRef } from 'react';

interface UrlSync {
  /** Whether this is what was written last, or what the URL had at first. */
  isLast: (text: string) => boolean;
  /** To be called with what is about to be written into the URL. */
  markWritten: (text: string) => void;
}

/**
 * Tells apart what a control wrote into the URL itself and what comes from elsewhere, as with the Back
 * button, for which `onOther` is called. The URL changes a moment after it was written, perhaps when
 * something newer was typed already, which that late change must not undo.
 */
export function useUrlSync(inUrl: string, onOther: (text: string) => void): UrlSync {
  const awaited = useRef<string[]>([]);
  const last = useRef(inUrl);
  const tell = useEvent(onOther);
  useEffect(() => {
    const place = awaited.current.indexOf(inUrl);
    if (place >= 0) awaited.current.splice(0, place + 1);
    else if (inUrl !== last.current) {
      awaited.current = [];
      last.current = inUrl;
      tell(inUrl);
    }
  }, [inUrl, tell]);
  const urlSync = useRef<UrlSync>({
    isLast: (text) => text === last.current,
    markWritten: (text) => {
      awaited.current.push(text);
      last.current = text;
    },
  });
  return urlSync.current;
}
