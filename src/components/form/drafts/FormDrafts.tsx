import Alert from '@mui/material/Alert';
import { useEvent, useLocation, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { listWords } from '../../../domain/listWords';
import {
  type Change,
  changesWithoutSecrets,
  holdsValue,
  isSameValue,
  type SecretField,
  valueAt,
  withChange,
  withPasswordsOf,
} from '../../../engines/drafts';
import type { Conflict, Settled } from '../../../saving/conflicts';
import type { Entry } from '../../../saving/journal';
import { ConflictDialog } from '../conflicts/ConflictDialog';
import { FoundNotice } from './FoundNotice';
import { type DraftKeeper, useDraftKeeper } from './useDraftKeeper';
import { useFoundEntries } from './useFoundEntries';

interface FormDraftsProps extends DraftKeeper {
  /** Which form: the resource and its record, or `new`. */
  form: string;
}

/** Changes of a draft, which holds no secrets, to values that somebody else changed since. */
const conflictsWith = (now: unknown, changes: Change[], secrets: SecretField[]): Conflict[] =>
  changes.flatMap(({ path, from, to }) => {
    const theirs = valueAt(now, path) ?? null;
    const { kept } = changesWithoutSecrets([{ path, from: theirs, to: theirs }], secrets);
    const known = kept[0]?.to;
    const isFree = isSameValue(known, from) || isSameValue(known, to);
    return isFree ? [] : [{ path, mine: to, theirs }];
  });

/** True when a save that came late has stored all that an entry holds: there is nothing to offer. */
const isStored = (entry: Entry, now: unknown, secrets: SecretField[], isNew: boolean) => {
  const { changes, missing, save } = entry;
  // What a new form shows is not what is stored.
  if (missing.length > 0 || (isNew && save)) return false;
  return changes.every(({ path, to }) => {
    const stored = valueAt(now, path) ?? null;
    const { kept } = changesWithoutSecrets([{ path, from: stored, to: stored }], secrets);
    return holdsValue(kept[0]?.to, to);
  });
};

/** Restores an entry into the form, except what the operator discards. */
const useRestore = ({ entry: own, isNew, secrets }: FormDraftsProps) => {
  const { getValues, setValue } = useFormContext();
  const { defaultValues } = useFormState();
  const [restored, setRestored] = useState<Entry | null>(null);
  const [asked, setAsked] = useState<{ entry: Entry; conflicts: Conflict[] } | null>(null);
  const putBack = (entry: Entry, givenUp: Conflict[]) => {
    const gone = new Set(givenUp.map(({ path }) => path.join('\n')));
    const changes = entry.changes.filter(({ path }) => !gone.has(path.join('\n')));
    const next = changes.reduce(
      (values, { path, to }) =>
        withChange(values, path, withPasswordsOf(valueAt(values, path), to)),
      getValues(),
    );
    for (const key of new Set(changes.map(({ path }) => path[0] ?? ''))) {
      setValue(key, next[key], { shouldDirty: true, shouldTouch: true });
    }
    own.adopt(entry);
    setAsked(null);
    setRestored(entry);
  };
  const restore = (entry: Entry) => {
    // A new record is nobody else's to change, and a deletion has changed what is restored.
    const conflicts =
      isNew || entry.isDeletion
        ? []
        : conflictsWith(defaultValues, entry.changes, [...secrets.current.values()]);
    if (conflicts.length > 0) setAsked({ entry, conflicts });
    else putBack(entry, []);
  };
  const settle = (settled: Settled[]) => {
    if (asked) {
      putBack(
        asked.entry,
        settled.filter(({ keepsMine }) => !keepsMine),
      );
    }
  };
  return { restored, restore, asked, settle, cancel: () => setAsked(null) };
};

/** The entry that the page was opened to restore, by its id, until that has begun; it is restored once. */
const useWanted = (found: Entry[], restore: (entry: Entry) => void): string | undefined => {
  const { state } = useLocation();
  const id: string | undefined = state?.restores;
  const given: Entry | undefined = state?.entry;
  const entry = found.find((one) => one.id === id) ?? given;
  const [begun, setBegun] = useState<string | undefined>(undefined);
  const begin = useEvent(restore);
  useEffect(() => {
    if (!entry || begun === entry.id) return;
    setBegun(entry.id);
    begin(entry);
  }, [entry, begun, begin]);
  return begun === id ? undefined : id;
};

/** As many as are offered at once: the others follow when one of these is taken or given up. */
const mostOffered = 3;

/** Offers what was typed here before and not saved, and keeps what is typed now. */
export const FormDrafts = (props: FormDraftsProps) => {
  const { form, isNew, secrets } = props;
  const translate = useTranslate();
  const { defaultValues } = useFormState();
  const { found, discard } = useFoundEntries(form, (entry) =>
    isStored(entry, defaultValues, [...secrets.current.values()], isNew),
  );
  const { restored, restore, asked, settle, cancel } = useRestore(props);
  useDraftKeeper(props);
  const wanted = useWanted(found, restore);
  const missing = listWords(
    restored?.missing.map((label) => translate(label, { _: label })) ?? [],
    translate,
  );
  return (
    <>
      {found
        .filter(({ id }) => id !== wanted && id !== restored?.id)
        .slice(0, mostOffered)
        .map((entry) => (
          <FoundNotice
            key={entry.id}
            entry={entry}
            withWords={isNew || found.length > 1}
            onRestore={() => restore(entry)}
            onDiscard={() => discard(entry)}
          />
        ))}
      {missing && (
        <Alert severity="warning" role="status" variant="outlined" sx={{ mb: 4 }}>
          {translate('app.drafts.typeAgain', { fields: missing })}
        </Alert>
      )}
      {asked && (
        <ConflictDialog
          conflicts={asked.conflicts}
          secrets={[...secrets.current.values()]}
          onSettled={settle}
          onCancel={cancel}
        />
      )}
    </>
  );
};
