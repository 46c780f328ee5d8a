import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type MutableRefObject, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import {
  type Change,
  type Conflict,
  type Draft,
  holdsValue,
  isSameValue,
  type SecretField,
  valueAt,
  withChange,
  withoutSecrets,
  withPasswordsOf,
} from '../../../engines/drafts';
import type { LostSave } from '../../../types/lostSave';
import { useTimes } from '../../fields/useTimes';
import { ConflictDialog, type Settled } from '../conflicts/ConflictDialog';
import { useDraftKeeper } from './useDraftKeeper';
import { type FoundDraft, useFoundDraft } from './useFoundDraft';

interface FormDraftsProps {
  /** Which form: the resource and its record, or `new`. */
  form: string;
  /** How the record is called; its representation unless given. */
  name?: string;
  isNew: boolean;
  /** Where the form is opened; the address of the page unless given. */
  path?: string;
  /** The query parameter that names the form of several on one page. */
  guardedParam?: string;
  secrets: MutableRefObject<Map<string, SecretField>>;
  /** What a POST sent whose answer got lost. */
  lost: MutableRefObject<LostSave | null>;
}

/** Changes of a draft, which holds no secrets, to values that somebody else changed since. */
const conflictsWith = (now: unknown, changes: Change[], secrets: SecretField[]): Conflict[] =>
  changes.flatMap(({ path, from, to }) => {
    const theirs = valueAt(now, path) ?? null;
    const { kept } = withoutSecrets([{ path, from: theirs, to: theirs }], secrets);
    const known = kept[0]?.to;
    const isFree = isSameValue(known, from) || isSameValue(known, to);
    return isFree ? [] : [{ path, mine: to, theirs }];
  });

/** True when a save that came late has stored all that a draft holds: there is nothing to offer. */
const isStored = ({ changes, missing, lost }: Draft, now: unknown, secrets: SecretField[]) => {
  if (missing.length > 0 || lost) return false;
  return changes.every(({ path, to }) => {
    const stored = valueAt(now, path) ?? null;
    const { kept } = withoutSecrets([{ path, from: stored, to: stored }], secrets);
    return holdsValue(kept[0]?.to, to);
  });
};

/** Puts a draft back into the form around, but for what the operator gives up. */
const useRestore = (found: FoundDraft, { isNew, lost, secrets }: FormDraftsProps) => {
  const { getValues, setValue } = useFormContext();
  const { defaultValues } = useFormState();
  const [restored, setRestored] = useState<Draft | null>(null);
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const putBack = (draft: Draft, givenUp: Conflict[]) => {
    const gone = new Set(givenUp.map(({ path }) => path.join('\n')));
    const changes = draft.changes.filter(({ path }) => !gone.has(path.join('\n')));
    const next = changes.reduce(
      (values, { path, to }) =>
        withChange(values, path, withPasswordsOf(valueAt(values, path), to)),
      getValues(),
    );
    for (const key of new Set(changes.map(({ path }) => path[0] ?? ''))) {
      setValue(key, next[key], { shouldDirty: true, shouldTouch: true });
    }
    lost.current = draft.lost ?? null;
    setConflicts([]);
    setRestored(draft);
    found.take();
  };
  const restore = () => {
    if (!found.draft) return;
    // A new record is nobody else's to change.
    const against = isNew
      ? []
      : conflictsWith(defaultValues, found.draft.changes, [...secrets.current.values()]);
    if (against.length > 0) setConflicts(against);
    else putBack(found.draft, []);
  };
  const settle = (settled: Settled) => {
    if (found.draft) {
      putBack(
        found.draft,
        settled.filter(({ keepsMine }) => !keepsMine),
      );
    }
  };
  return { restored, restore, conflicts, settle, cancel: () => setConflicts([]) };
};

/** Offers what was typed here before and not saved, and keeps what is typed now. */
export const FormDrafts = (props: FormDraftsProps) => {
  const { form, name, isNew, path, guardedParam, secrets, lost } = props;
  const translate = useTranslate();
  const times = useTimes();
  const { defaultValues } = useFormState();
  const found = useFoundDraft(form, (draft) =>
    isStored(draft, defaultValues, [...secrets.current.values()]),
  );
  const { restored, restore, conflicts, settle, cancel } = useRestore(found, props);
  const [earlier, isReady] = [found.draft, found.isLooked];
  useDraftKeeper({ form, name, isNew, path, guardedParam, secrets, lost, earlier, isReady });
  const missing = restored?.missing.map((label) => translate(label, { _: label })).join(', ');
  return (
    <>
      {found.draft && (
        <Alert
          severity="info"
          role="status"
          variant="outlined"
          sx={{ mb: 4 }}
          action={
            <>
              <Button color="inherit" size="small" onClick={found.discard}>
                {translate('app.drafts.discard')}
              </Button>
              <Button size="small" onClick={restore}>
                {translate('app.drafts.restore')}
              </Button>
            </>
          }
        >
          {translate('app.drafts.found', { time: times.moment(found.draft.savedAt) })}
        </Alert>
      )}
      {missing && (
        <Alert severity="warning" role="status" variant="outlined" sx={{ mb: 4 }}>
          {translate('app.drafts.typeAgain', { fields: missing })}
        </Alert>
      )}
      {conflicts.length > 0 && (
        <ConflictDialog
          conflicts={conflicts}
          secrets={[...secrets.current.values()]}
          onSettled={settle}
          onCancel={cancel}
        />
      )}
    </>
  );
};
