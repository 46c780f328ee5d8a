import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Form, type RaRecord, useLocation, useNotify, useSaveContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormErrors } from './FormErrors';
import { focusFirstError } from './focusFirstError';
import { SaveBar } from './SaveBar';
import { UnsavedGuard } from './UnsavedGuard';

export interface RecordFormProps {
  record?: Partial<RaRecord>;
  isNew?: boolean;
  canSave: boolean;
  /** The success message, a key or a text. */
  successMessage: string;
  /** What follows a save, after the message. */
  onSaved?: (record: RaRecord) => void;
  /** A failed save that the screen wants to deal with; true when it did. */
  onFailed?: (error: unknown, values: Record<string, unknown>) => boolean;
  onCancel?: () => void;
  /** The query parameter behind which another form stands, such as the open tab. */
  guardedParam?: string;
  children: ReactNode;
}

/** Takes the saved record as the new starting point, so that the form is clean again. */
const ResetWhenSaved = ({ saved }: { saved: RaRecord | null }) => {
  const { reset } = useFormContext();
  useEffect(() => {
    if (saved) reset(saved);
  }, [saved, reset]);
  return null;
};

/**
 * The form of one record: save bar, error messages, unsaved guard. It saves through the Create or
 * Edit context around it, once at a time, and keeps what was typed whatever happens.
 */
export const RecordForm = ({
  record,
  isNew,
  canSave,
  successMessage,
  onSaved,
  onFailed,
  onCancel,
  guardedParam,
  children,
}: RecordFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const formId = useId();
  const { save, saving = false } = useSaveContext();
  const { state } = useLocation();
  // A create of which only a part succeeded goes on here, and says so.
  const [error, setError] = useState<unknown>(state?.unsaved ?? null);
  const [saved, setSaved] = useState<RaRecord | null>(null);
  const isLeaving = useRef(false);
  const isBusy = useRef(false);

  const formElement = () => document.getElementById(formId) as HTMLFormElement | null;
  const succeed = (data: RaRecord) => {
    notify(successMessage, { type: 'success', messageArgs: { _: successMessage } });
    setError(null);
    setSaved(data);
    isLeaving.current = true;
    onSaved?.(data);
    setTimeout(() => {
      isLeaving.current = false;
    });
  };
  const fail = (failure: unknown, values: Record<string, unknown>) => {
    isLeaving.current = true;
    const isDealtWith = onFailed?.(failure, values) ?? false;
    isLeaving.current = isDealtWith;
    if (isDealtWith) return;
    setError(failure);
    const message = failure instanceof Error ? failure.message : 'app.errors.generic';
    const args = failure && typeof failure === 'object' && 'args' in failure ? failure.args : {};
    notify(message, { type: 'error', messageArgs: { ...(args ?? {}), _: message } });
    focusFirstError(formElement());
  };
  const submit = async (values: Record<string, unknown>) => {
    if (isBusy.current || !save) return;
    isBusy.current = true;
    try {
      return await save(values, {
        onSuccess: succeed,
        onError: (failure: unknown) => fail(failure, values),
      });
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <Form
      id={formId}
      record={record}
      onSubmit={submit}
      noValidate
      mode="onSubmit"
      reValidateMode="onChange"
      resetOptions={{ keepDirtyValues: true }}
    >
      <ResetWhenSaved saved={saved} />
      <UnsavedGuard isLeaving={isLeaving} guardedParam={guardedParam} />
      {canSave ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {translate('app.form.required')}
        </Typography>
      ) : (
        <Alert severity="info" variant="outlined" sx={{ mb: 4 }}>
          {translate('app.form.readOnly')}
        </Alert>
      )}
      {/* A fieldset, so that those who may not save see every input disabled. */}
      <fieldset disabled={!canSave} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        {children}
      </fieldset>
      <FormErrors error={error} />
      {canSave && (
        <SaveBar
          isSaving={saving}
          isNew={isNew}
          onCancel={onCancel}
          onDiscard={() => setError(null)}
        />
      )}
    </Form>
  );
};
