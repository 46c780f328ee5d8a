import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import {
  type RaRecord,
  useNotify,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { type MutableRefObject, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { listWords } from '../../domain/listWords';
import { type SecretField, secretTexts } from '../../engines/drafts';
import { here } from '../../routing/addresses';
import { useConsole } from '../ConsoleContext';
import { useShownPlan } from '../sent/useShownPlan';
import { useConflicts } from './conflicts/useConflicts';
import { FormDrafts } from './drafts/FormDrafts';
import { FormSecrets } from './drafts/FormSecrets';
import { useOpenEntry } from './drafts/useOpenEntry';
import { FocusFirstField } from './FocusFirstField';
import { FormErrors } from './FormErrors';
import { focusFirstError } from './focusFirstError';
import { InputsFieldset } from './InputsFieldset';
import { SaveBar } from './SaveBar';
import { useSaveBlockers } from './SaveBlocker';
import { SteadyForm } from './SteadyForm';
import { UnsavedGuard } from './UnsavedGuard';
import { type FormHandle, type SaveOutcome, useRecordSave } from './useRecordSave';

export interface RecordFormProps extends SaveOutcome {
  record?: Partial<RaRecord>;
  /** How a draft of the record is called; its representation unless given. */
  name?: string;
  isNew?: boolean;
  canSave: boolean;
  onCancel?: () => void;
  /** Told before each save of a new record whether the form for another one follows it. */
  onAnother?: (isWanted: boolean) => void;
  /** What follows when changes are discarded after a save that failed: a part may be stored. */
  onDiscarded?: () => void;
  /** What reads the form without being part of it, as a tester; also for those who may only look. */
  tools?: ReactNode;
  /** The query parameter that switches to another form, such as the open tab. */
  guardedParam?: string;
  children: ReactNode;
}

/** The same object at each render: a new one would reset the form with its errors. */
const keepTyped = { keepDirtyValues: true };

const TakeForm = ({ form }: { form: MutableRefObject<FormHandle | null> }) => {
  const { getValues, reset, setValue } = useFormContext();
  useEffect(() => {
    form.current = { getValues, reset, setValue };
  }, [form, getValues, reset, setValue]);
  return null;
};

const FormNote = ({ canSave }: { canSave: boolean }) => {
  const translate = useTranslate();
  const { isViewOnly, scope } = useConsole().identity;
  return canSave ? (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {translate('app.form.required')}
    </Typography>
  ) : (
    <Alert severity="info" role="note" variant="outlined" sx={{ mb: 4 }}>
      <strong>{translate('app.form.readOnly')}</strong>{' '}
      {translate(`app.form.readOnlyFor.${isViewOnly ? 'viewOnly' : scope}`)}
    </Alert>
  );
};

/** Says which values of the record could not be read. */
const UnreadableNote = ({ columns }: { columns: string[] | undefined }) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  if (!columns?.length) return null;
  const sources = new Set(columns.map((path) => path.split('.', 1)[0]));
  const labels = [...sources].map((source) => String(labelOf({ source, resource })));
  return (
    <Alert severity="warning" role="status" variant="outlined" sx={{ mb: 4 }}>
      {translate('app.errors.unreadableFields', { fields: listWords(labels, translate) })}
    </Alert>
  );
};

/** How many fields have an error; a list of rows has those of its rows. */
const countErrors = (errors: object): number =>
  Object.values(errors).reduce<number>((sum, error) => {
    if (!error || typeof error !== 'object') return sum;
    return sum + ('type' in error && typeof error.type === 'string' ? 1 : countErrors(error));
  }, 0);

/**
 * After a refused save the first invalid input of the page has the focus, whichever was mounted
 * first, and a toast says how many there are.
 */
const FocusFirstError = ({ formId }: { formId: string }) => {
  const { submitCount, errors } = useFormState();
  const notify = useNotify();
  const hasErrors = Object.keys(errors).length > 0;
  const handled = useRef(submitCount);
  useEffect(() => {
    if (handled.current === submitCount) return;
    handled.current = submitCount;
    if (!hasErrors) return;
    notify('app.errors.formTitle', {
      type: 'error',
      messageArgs: { smart_count: countErrors(errors) },
      page: here().pathname,
    });
    focusFirstError(document.getElementById(formId) as HTMLFormElement | null);
  }, [submitCount, hasErrors, errors, notify, formId]);
  return null;
};

/** The saves of the form: each is in the journal, and looks before it overwrites what others changed. */
function useSaves(formId: string, draftName: string, isNew: boolean, outcome: SaveOutcome) {
  const entry = useOpenEntry(draftName);
  const secrets = useRef(new Map<string, SecretField>());
  const fields = () => [...secrets.current.values()];
  const { decide, dialog: conflicts } = useConflicts(fields);
  const shown = useShownPlan(() => ({
    paths: fields().map(({ path }) => path),
    texts: secretTexts(saving.form.current?.getValues(), fields()),
  }));
  const saving = useRecordSave({ id: formId, isNew, entry, decide, shown }, outcome);
  const dialogs = (
    <>
      {conflicts}
      {shown.dialog}
    </>
  );
  const { isSaving, isShowing } = saving;
  const bar = { isSaving, isShowing, onShown: shown.want };
  return { ...saving, isSaving: isSaving && !isShowing, entry, secrets, dialogs, bar };
}

/**
 * The form of one record: save bar, error messages, unsaved guard. It saves through the Create or
 * Edit context around it, once at a time, and keeps what was typed whatever happens.
 */
export const RecordForm = ({
  record,
  name,
  isNew = false,
  canSave,
  onCancel,
  onAnother,
  onDiscarded,
  tools,
  guardedParam,
  children,
  ...outcome
}: RecordFormProps) => {
  const formId = useId();
  const { isHeld, hold, SaveHold } = useSaveBlockers();
  const draftName = `${useResourceContext()}/${isNew ? 'new' : record?.id}`;
  const saves = useSaves(formId, draftName, isNew, outcome);
  const { submit, isSaving, isDone, error, forgetError, form, isLeaving, entry, secrets } = saves;
  const discarded = () => {
    if (error) onDiscarded?.();
    forgetError();
  };
  return (
    <SteadyForm
      id={formId}
      record={record}
      onSubmit={submit}
      noValidate
      mode="onSubmit"
      reValidateMode="onChange"
      shouldFocusError={false}
      disableInvalidFormNotification
      resetOptions={keepTyped}
    >
      <TakeForm form={form} />
      <FocusFirstError formId={formId} />
      {isNew && <FocusFirstField formId={formId} />}
      <UnsavedGuard
        isLeaving={isLeaving}
        isKept={canSave}
        isSaving={isSaving}
        onLeave={entry.leave}
        guardedParam={guardedParam}
      />
      {canSave && (
        <FormDrafts
          key={draftName}
          form={draftName}
          entry={entry}
          name={name}
          isNew={isNew}
          guardedParam={guardedParam}
          secrets={secrets}
        />
      )}
      {saves.dialogs}
      <FormNote canSave={canSave} />
      <UnreadableNote columns={record?.unreadable} />
      <SaveHold value={hold}>
        <FormSecrets value={secrets}>
          <InputsFieldset {...{ isDisabled: !canSave, isDone }}>{children}</InputsFieldset>
        </FormSecrets>
      </SaveHold>
      {tools}
      <FormErrors error={isSaving ? null : error} />
      {canSave && (
        <SaveBar
          formId={formId}
          {...saves.bar}
          isHeld={isHeld}
          hasFailed={Boolean(error)}
          isNew={isNew}
          onCancel={onCancel}
          onAnother={onAnother}
          onDiscard={discarded}
        />
      )}
    </SteadyForm>
  );
};
