import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Form, required, type TranslateFunction, useNotify, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useId, useState } from 'react';
import { focusFirstError } from '../../../components/form/focusFirstError';
import { PasswordInput } from '../../../components/inputs/PasswordInput';
import { useErrorText } from '../../../components/page/errorText';
import { useOneAtATime } from '../../../components/page/useOneAtATime';
import { listWords } from '../../../domain/listWords';
import type { Used } from '../../../types';
import type { splitUsage } from './deletionUsage';

/** What has to be typed, in every language (rule 16.5). */
const words = 'delete my account';
const validateRequired = [required()];
const mismatch = 'pages.billing.deletion.mismatch';

interface Typed {
  password?: string;
  message?: string;
}

interface SelfDeletionFormProps {
  asksPassword: boolean;
  /** While the account is being deleted. */
  isHidden: boolean;
  /** Undefined until it is known what goes with the account. */
  leaving: ReturnType<typeof splitUsage>['leaving'] | undefined;
  /** Why it is not known. */
  error: unknown;
  /** A deletion failed on its way. */
  isHalfWay: boolean;
  /** Answers false for a wrong password. */
  onDelete: (password: string | undefined) => Promise<boolean>;
  onClose: () => void;
}

/** A few of their names. A key has none. */
const firstNames = (records: Used[], translate: TranslateFunction) => {
  const names = records.slice(0, 5).map(({ name }) => name);
  return listWords(names, translate) + (records.length > 5 ? ' …' : '');
};

const Leaving = ({ leaving }: { leaving: NonNullable<SelfDeletionFormProps['leaving']> }) => {
  const translate = useTranslate();
  return (
    <>
      {leaving.length > 0 && (
        <>
          <Typography>{translate('pages.billing.deletion.deleted')}</Typography>
          <Box
            component="ul"
            sx={{ mt: 1, mb: 2, paddingInlineStart: 5, overflowWrap: 'anywhere' }}
          >
            {leaving.map(({ kind, records }) => {
              const name = translate(`pages.billing.deletion.deletedKinds.${kind}`);
              const label = `${name} (${records.length})`;
              return (
                <li key={kind}>
                  {kind === 'apiKeys'
                    ? label
                    : translate('app.labelled', { label, value: firstNames(records, translate) })}
                </li>
              );
            })}
          </Box>
        </>
      )}
      <Typography sx={{ mb: 4 }}>{translate('pages.billing.deletion.nothing')}</Typography>
    </>
  );
};

/** Deletes once at a time; answers what is wrong with what was typed, for the inputs. */
const useDelete = (formId: string, onDelete: SelfDeletionFormProps['onDelete']) => {
  const notify = useNotify();
  const { isBusy, run } = useOneAtATime();
  const [failure, setFailure] = useState<unknown>(null);
  const attempt = async ({ message, password }: Typed) => {
    const showError = () =>
      focusFirstError(document.getElementById(formId) as HTMLFormElement | null);
    if (message !== words) {
      notify(mismatch, { type: 'error' });
      showError();
      return { message: mismatch };
    }
    setFailure(null);
    try {
      if (await onDelete(password)) return;
      showError();
      return { password: 'pages.billing.deletion.wrongPassword' };
    } catch (error) {
      setFailure(error);
    }
  };
  const submit = (typed: Typed) => run(() => attempt(typed));
  return { submit, isBusy, failure };
};

/** Asks for the words, and for the password where there is one. */
export const SelfDeletionForm = (props: SelfDeletionFormProps) => {
  const { asksPassword, isHidden, isHalfWay, leaving, error, onDelete, onClose } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const formId = useId();
  const titleId = useId();
  const { submit, isBusy, failure } = useDelete(formId, onDelete);
  const shownError = failure ?? error;
  return (
    <Dialog
      open={!isHidden}
      keepMounted
      onClose={() => isBusy || onClose()}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>{translate('pages.billing.deletion.dialogTitle')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 3 }}>{translate('pages.billing.deletion.purpose')}</Typography>
        {leaving && <Leaving leaving={leaving} />}
        <Form id={formId} onSubmit={submit} noValidate disableInvalidFormNotification>
          <Box sx={{ display: 'grid', gap: 4 }}>
            {asksPassword && (
              <PasswordInput
                source="password"
                label="pages.billing.deletion.password"
                validate={validateRequired}
                autoComplete="current-password"
                fullWidth
              />
            )}
            <TextInput
              source="message"
              label="pages.billing.deletion.message"
              validate={validateRequired}
              helperText={translate('pages.billing.deletion.messageHelp', { words })}
              autoComplete="off"
              fullWidth
            />
          </Box>
        </Form>
        {shownError !== null && (
          <Alert severity="error" variant="outlined" sx={{ mt: 4 }}>
            {isHalfWay && <div>{translate('pages.billing.deletion.halfWay')}</div>}
            <div>{errorText(shownError).join(' ')}</div>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isBusy} autoFocus>
          {translate('app.form.cancel')}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          color="error"
          disabled={isBusy || !leaving}
        >
          <span>
            {translate(leaving || error ? 'pages.billing.deletion.submit' : 'app.confirm.checking')}
          </span>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
