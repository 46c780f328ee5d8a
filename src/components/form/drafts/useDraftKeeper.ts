import { useEvent, useLocation, useRecordContext, useResourceContext } from 'ra-core';
import { type MutableRefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import {
  changesOf,
  changesWithoutSecrets,
  type SecretField,
  secretTexts,
  withoutTexts,
} from '../../../engines/drafts';
import type { Draft } from '../../../saving/formOfEntry';
import type { OpenEntry } from '../../../saving/openEntry';
import { withoutPaths } from '../../../saving/secrets';
import { useRecordName } from '../../useRecordName';
import { countDirty } from '../dirtyFields';

/** How long typing pauses before it is kept (ms). */
const pauseOfTyping = 300;

export interface DraftKeeper {
  /** Where what the form holds is kept. */
  entry: OpenEntry;
  /** How the record is called; its representation unless given. */
  name?: string;
  isNew: boolean;
  /** Where the form is opened; the address of the page unless given. */
  path?: string;
  /** The query parameter that names the form of several on one page. */
  guardedParam?: string;
  secrets: MutableRefObject<Map<string, SecretField>>;
}

/** Where the form around is. */
const usePath = (guardedParam: string | undefined): string => {
  const { pathname, search } = useLocation();
  const value = guardedParam && new URLSearchParams(search).get(guardedParam);
  return value ? `${pathname}?${guardedParam}=${encodeURIComponent(value)}` : pathname;
};

type Values = Record<string, unknown>;

/** What the form around holds, without its secrets. */
const useDraft = ({ name, isNew, path, guardedParam, secrets }: DraftKeeper) => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const ownPath = usePath(guardedParam);
  const recordName = useRecordName();
  const { getValues } = useFormContext();
  const { defaultValues } = useFormState();
  const fields = () => [...secrets.current.values()];
  const draftNow = useEvent((): Draft => {
    const typed = changesOf(getValues(), defaultValues);
    // A copy that is saved as it is differs in nothing from what its form began with.
    const changes = typed.length === 0 && isNew ? changesOf(getValues(), {}) : typed;
    const { kept, missing } = changesWithoutSecrets(changes, fields());
    return {
      resource,
      sid: isNew || !record ? null : String(record.id),
      name:
        name ?? (isNew || !record ? '' : recordName(record as Parameters<typeof recordName>[0])),
      path: path ?? ownPath,
      savedAt: Date.now(),
      changes: kept,
      missing,
    };
  });
  const safe = useEvent((stored: Values): Values => {
    const columns = withoutPaths(
      stored,
      fields().map(({ path: at }) => at),
    );
    return withoutTexts(columns, secretTexts(getValues(), fields())) as Values;
  });
  const texts = useEvent(() => secretTexts(getValues(), fields()));
  return { draftNow, withoutSecrets: safe, secretTexts: texts };
};

/** Keeps what is typed into the form around in the browser, a moment after each change (decision 14). */
export function useDraftKeeper(keeper: DraftKeeper): void {
  const { entry } = keeper;
  const { watch } = useFormContext();
  const { dirtyFields } = useFormState();
  const isDirty = countDirty(dirtyFields) > 0;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { draftNow, withoutSecrets, secretTexts: texts } = useDraft(keeper);
  useLayoutEffect(() => {
    entry.connected = { draftNow, withoutSecrets, secretTexts: texts };
  }, [entry, draftNow, withoutSecrets, texts]);

  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const keep = useEvent(() => {
    stopWaiting();
    if (isDirty) entry.keep();
  });
  // A page that goes cannot wait for the database.
  const keepAtOnce = useEvent(() => {
    if (isDirty) entry.keepAtOnce();
  });
  const forget = useEvent(() => {
    stopWaiting();
    entry.forget();
  });

  // A form that is clean again was saved or discarded.
  useEffect(() => {
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
  }, [isDirty, watch, keep, keepAtOnce, forget]);

  // The page may unload between a key and the pause after it.
  useEffect(() => () => void (timer.current !== undefined && keep()), [keep]);
}
