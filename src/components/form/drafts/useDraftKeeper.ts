import { useEvent, useLocation, useRecordContext, useResourceContext } from 'ra-core';
import { type MutableRefObject, useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import {
  changesOf,
  type Draft,
  keepDraft,
  keepDraftAtOnce,
  removeDraft,
  type SecretField,
  withoutPasswords,
  withoutSecrets,
} from '../../../engines/drafts';
import type { LostSave } from '../../../types/lostSave';
import { useConsole } from '../../ConsoleContext';
import { useRecordName } from '../../useRecordName';
import { countDirty } from '../dirtyFields';

/** How long typing pauses before it is kept (ms). */
const pauseOfTyping = 300;

interface DraftKeeper {
  form: string;
  /** How the record is called; its representation unless given. */
  name?: string;
  isNew: boolean;
  /** Where the form is opened; the address of the page unless given. */
  path?: string;
  /** The query parameter that names the form of several on one page. */
  guardedParam?: string;
  secrets: MutableRefObject<Map<string, SecretField>>;
  /** An older draft of this form that is neither restored nor discarded yet. */
  earlier: Draft | null;
  /** It is known whether there is an older draft. */
  isReady: boolean;
  /** What a POST sent whose answer got lost. */
  lost: MutableRefObject<LostSave | null>;
}

/** The changes of two drafts, of which the second is the newer. */
const joined = (earlier: Draft['changes'], later: Draft['changes']): Draft['changes'] => {
  const places = new Set(later.map(({ path }) => path.join('\n')));
  return [...earlier.filter(({ path }) => !places.has(path.join('\n'))), ...later];
};

/** Where the form around is. */
const usePath = (guardedParam: string | undefined): string => {
  const { pathname, search } = useLocation();
  const value = guardedParam && new URLSearchParams(search).get(guardedParam);
  return value ? `${pathname}?${guardedParam}=${encodeURIComponent(value)}` : pathname;
};

/** Whether an older draft was found, also once it is in the form. */
const useHadEarlier = (earlier: Draft | null) => {
  const had = useRef(false);
  useEffect(() => {
    if (earlier) had.current = true;
  }, [earlier]);
  return had;
};

/** Keeps what is typed into the form around in the browser, a moment after each change (decision 14). */
export function useDraftKeeper(keeper: DraftKeeper): void {
  const { form, name, isNew, guardedParam, secrets, earlier, isReady, lost } = keeper;
  const { identity } = useConsole();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const ownPath = usePath(guardedParam);
  const recordName = useRecordName();
  const { getValues, watch } = useFormContext();
  const { dirtyFields, defaultValues } = useFormState();
  const isDirty = countDirty(dirtyFields) > 0;
  const isKept = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const draftNow = (): Draft => {
    const { kept, missing } = withoutSecrets(changesOf(getValues(), defaultValues), [
      ...secrets.current.values(),
    ]);
    return {
      form,
      resource,
      name:
        name ?? (isNew || !record ? '' : recordName(record as Parameters<typeof recordName>[0])),
      path: keeper.path ?? ownPath,
      savedAt: Date.now(),
      changes: joined(earlier?.changes ?? [], kept),
      missing: [...new Set([...(earlier?.missing ?? []), ...missing])],
      ...(lost.current ? { lost: withoutPasswords(lost.current) as LostSave } : {}),
    };
  };

  const keep = useEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!isDirty || !isReady) return;
    isKept.current = true;
    void keepDraft(identity.userSid, draftNow());
  });

  // A page that goes cannot wait for the database.
  const keepAtOnce = useEvent(() => {
    if (!isDirty || !isReady) return;
    isKept.current = true;
    keepDraftAtOnce(identity.userSid, draftNow());
  });

  const hadEarlier = useHadEarlier(earlier);

  const forget = useEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const isRestored = hadEarlier.current && !earlier;
    if (!isKept.current && !isRestored) return;
    hadEarlier.current = false;
    isKept.current = false;
    void removeDraft(identity.userSid, form);
  });

  // A form that is clean again was saved or discarded.
  useEffect(() => {
    if (!isReady) return;
    if (!isDirty) {
      forget();
      return;
    }
    const later = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, pauseOfTyping);
    };
    later();
    const { unsubscribe } = watch(later);
    window.addEventListener('pagehide', keepAtOnce);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepAtOnce);
    };
  }, [isDirty, isReady, watch, keep, keepAtOnce, forget]);

  // The page may be taken away between a key and the pause after it.
  useEffect(() => () => void (timer.current !== undefined && keep()), [keep]);
}
