import {
  type RaRecord,
  useEvent,
  useLocation,
  useNotify,
  useRegisterMutationMiddleware,
  useSaveContext,
} from 'ra-core';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { here } from '../../routing/addresses';
import type { Conflict, Settled } from '../../saving/conflicts';
import type { OpenEntry } from '../../saving/openEntry';
import { isStopped } from '../../saving/plan';
import { useNotifyError } from '../page/useNotifyError';
import { useOwnSearch } from '../page/useOwnSearch';
import type { ShownPlan } from '../sent/useShownPlan';
import { endingAfter } from './drafts/useOpenEntry';
import { editedDuringSave } from './editedDuringSave';
import { focusFirstError } from './focusFirstError';

/** What a screen says and does about a save. */
export interface SaveOutcome {
  /** The success message, a key or a text. */
  successMessage: string;
  /** What follows a save, after the message. */
  onSaved?: (record: RaRecord, sent: Values) => void;
  /** A failed save that the screen wants to deal with; true when it did. */
  onFailed?: (error: unknown, values: Values) => boolean;
}

type Values = Record<string, unknown>;

/** The methods of the form, for code that is not inside of its provider. */
export type FormHandle = Pick<UseFormReturn, 'getValues' | 'reset' | 'setValue'>;

/**
 * Takes the saved record as the new starting point, so that the form is clean again but for what was
 * typed while the save was on its way. At once: nothing can be typed in between.
 */
function startFrom(record: RaRecord, sent: Values, { getValues, reset, setValue }: FormHandle) {
  const since = editedDuringSave(getValues(), sent, record);
  reset(record);
  for (const [name, value] of since) setValue(name, value, { shouldDirty: true });
}

/** What a save knows of its form. */
interface SavedForm {
  id: string;
  isNew: boolean;
  /** Its entry in the journal. */
  entry: Pick<OpenEntry, 'log' | 'run' | 'isLeft'>;
  /** Asks about what others changed too. */
  decide: (conflicts: Conflict[]) => Promise<Settled[] | null>;
  /** Takes the plan of a save that is only to be looked at. */
  shown: Pick<ShownPlan, 'isWanted' | 'show'>;
}

interface SaveParams {
  meta?: Record<string, unknown>;
}
type Save = (resource: string, params: SaveParams) => Promise<{ data: RaRecord }>;

/**
 * Stands before every save of the form around: its entry knows of it, whether the form stays open or not,
 * and what others changed since is asked.
 */
function useSavesNoted({ entry, decide, shown }: SavedForm): void {
  const middleware = useEvent((resource: string, params: SaveParams, next: Save) => {
    const meta = { ...params.meta, log: entry.log, decide };
    // What is only looked at is no save.
    if (shown.isWanted()) return next(resource, { ...params, meta: { ...meta, show: shown.show } });
    return entry.run({
      call: () => next(resource, { ...params, meta }),
      sidOf: ({ data }) => String(data.id),
      endingOf: endingAfter,
    });
  });
  // react-admin types its middlewares by the method that they wrap, which differs from form to form.
  useRegisterMutationMiddleware(middleware as Parameters<typeof useRegisterMutationMiddleware>[0]);
}

/**
 * Saves a form through the Create or Edit context around it, once at a time. `isLeaving` is true
 * while the form leaves by itself, so that nobody is asked about changes that are saved; `isDone` once a
 * new record is stored, whose page is on its way: what is typed here by then would be lost. `form` must
 * be set to the form; `error` is that of the last save. Whoever left the form is told elsewhere, and stays
 * there.
 */
export function useRecordSave(saved: SavedForm, outcome: SaveOutcome) {
  useSavesNoted(saved);
  const {
    id,
    isNew,
    entry: { isLeft },
  } = saved;
  const { successMessage, onSaved, onFailed } = outcome;
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { save, saving: isSaving = false } = useSaveContext();
  const { state, search } = useLocation();
  const changeSearch = useOwnSearch();
  // A create that succeeded in part continues here, with the errors that are left.
  const [error, setError] = useState<unknown>(state?.unsaved ?? null);
  const [isDone, setIsDone] = useState(false);
  const [isShowing, setIsShowing] = useState(false);
  const form = useRef<FormHandle | null>(null);
  const isLeaving = useRef(false);
  const isBusy = useRef(false);

  const succeed = (data: RaRecord, sent: Values) => {
    if (isLeft()) return;
    notify(successMessage, { type: 'success', messageArgs: { _: successMessage } });
    setError(null);
    if (form.current) startFrom(data, sent, form.current);
    isLeaving.current = true;
    if (isNew) setIsDone(true);
    // A reload must not bring back what the unfinished create had left to save.
    if (state?.unsaved) changeSearch(search, { replace: true, state: {} });
    onSaved?.(data, sent);
    setTimeout(() => {
      isLeaving.current = false;
    });
  };

  const fail = (failure: unknown, values: Values) => {
    if (isStopped(failure) || isLeft()) return;
    isLeaving.current = true;
    const isDealtWith = onFailed?.(failure, values) ?? false;
    isLeaving.current = isDealtWith;
    if (isDealtWith) return;
    setError(failure);
    notifyError(failure, { page: here().pathname });
    focusFirstError(document.getElementById(id) as HTMLFormElement | null);
  };

  const submit = async (values: Values) => {
    if (isBusy.current || !save) return;
    isBusy.current = true;
    setIsShowing(saved.shown.isWanted());
    let isSaved = false;
    try {
      return await save(values, {
        onSuccess: (data: RaRecord) => {
          isSaved = true;
          succeed(data, values);
        },
        onError: (failure: unknown) => fail(failure, values),
      });
    } finally {
      // A new record leads to another page: until that is open, the same form must not save again.
      isBusy.current = isNew && isSaved;
      setIsShowing(false);
    }
  };

  return {
    submit,
    isSaving,
    isShowing,
    isDone,
    error,
    forgetError: () => setError(null),
    form,
    isLeaving,
  };
}
