import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import { type Draft, readDraft, removeDraft } from '../../../engines/drafts';
import { useConsole } from '../../ConsoleContext';

export interface FoundDraft {
  /** False while it is not known yet whether there is one. */
  isLooked: boolean;
  /** A draft of this form from before, until it is restored or discarded. */
  draft: Draft | null;
  /** It is in the form now. */
  take: () => void;
  discard: () => void;
}

/**
 * The draft that this form left behind the last time it was open, if any; one of which everything is stored
 * by now is none.
 */
export function useFoundDraft(form: string, isStored: (draft: Draft) => boolean): FoundDraft {
  const { userSid } = useConsole().identity;
  const [found, setFound] = useState<{ form: string; draft: Draft | null } | null>(null);
  const keepIfNeeded = useEvent((draft: Draft | null): Draft | null => {
    if (!draft || !isStored(draft)) return draft;
    void removeDraft(userSid, form);
    return null;
  });
  useEffect(() => {
    let isStale = false;
    readDraft(userSid, form).then((draft) => {
      if (!isStale) setFound({ form, draft: keepIfNeeded(draft) });
    });
    return () => {
      isStale = true;
    };
  }, [userSid, form, keepIfNeeded]);
  const isLooked = found?.form === form;
  const take = () => setFound({ form, draft: null });
  return {
    isLooked,
    draft: isLooked ? found.draft : null,
    take,
    discard: () => {
      take();
      void removeDraft(userSid, form);
    },
  };
}
