import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { useAccounts } from '../../../components/useAccounts';
import { BulkProgress } from '../BulkProgress';
import { StopButton } from '../StopButton';
import { useCarrierChoices } from '../useCarrierChoices';
import { type ManyDraft, ManyInputs } from './ManyInputs';
import { OutcomeTable } from './OutcomeTable';
import { readNumbers } from './readNumbers';
import { useAddition, useExistingNumbers } from './useAddition';

interface AddManyDialogProps {
  /** The account that the list is narrowed to. */
  accountSid: string | undefined;
  /** What was typed before the dialog was closed. */
  draft: ManyDraft | null;
  onClose: (draft: ManyDraft | null) => void;
}

const text = (name: string) => `resources.phone-numbers.many.${name}`;
const none: ReadonlySet<string> = new Set();

/** An owner or a carrier is chosen from the start only where there is no other; null until it is known. */
function useNewDraft(accountSid: string | undefined): ManyDraft | null {
  const { data: accounts } = useAccounts();
  const { data: carriers } = useCarrierChoices();
  if (!accounts || !carriers) return null;
  const onlyOf = (all: { id: string }[]) => (all.length === 1 ? all[0]?.id : undefined);
  return {
    numbers: '',
    account_sid: accounts.find(({ id }) => id === accountSid)?.id ?? onlyOf(accounts) ?? '',
    voip_carrier_sid: onlyOf(carriers) ?? '',
    application_sid: null,
  };
}

/** Adds a list of numbers to one account, checked before anything is sent; then what became of each. */
export const AddManyDialog = ({ accountSid, draft, onClose }: AddManyDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const formId = useId();
  const existing = useExistingNumbers();
  const fresh = useNewDraft(accountSid);
  const [begun, setBegun] = useState(draft);
  if (!begun && fresh) setBegun(fresh);
  const addition = useAddition(existing.refetch);
  const { run, outcomes, open } = addition;
  const isRunning = run !== null && run.state !== 'done';
  const submit = (values: object) => {
    const owner = values as ManyDraft;
    const numbers = readNumbers(owner.numbers, existing.data ?? none);
    if (run || !existing.data) return;
    return addition.start(numbers, owner);
  };
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate(text('title'))}</DialogTitle>
      <DialogContent>
        {existing.error && !existing.data && (
          <ErrorPanel error={existing.error} onRetry={() => existing.refetch()} />
        )}
        {!run && begun && (
          <Form id={formId} record={begun} onSubmit={submit} noValidate>
            <ManyInputs
              existing={existing.data}
              formId={formId}
              onCancel={(typed) => onClose(typed)}
            />
          </Form>
        )}
        {run && isRunning && <BulkProgress run={run} titleId={titleId} />}
        {run && !isRunning && (
          <Box role="status" sx={{ display: 'grid', gap: 3 }}>
            <div>
              {translate(text('done'), {
                smart_count: outcomes.filter(({ state }) => state === 'added').length,
              })}
            </div>
            <OutcomeTable outcomes={outcomes} />
          </Box>
        )}
      </DialogContent>
      {run && (
        <DialogActions>
          {isRunning ? (
            <StopButton run={run} onStop={addition.stop} />
          ) : (
            <Button color="inherit" onClick={() => onClose(null)}>
              {translate('app.confirm.close')}
            </Button>
          )}
          {!isRunning && open.length > 0 && (
            <Button variant="contained" autoFocus onClick={() => addition.retry(run.change)}>
              {translate(text('retry'), { smart_count: open.length })}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
};
