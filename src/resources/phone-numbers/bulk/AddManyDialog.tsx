import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { BulkProgress } from '../../../components/bulk/BulkProgress';
import { OutcomeTable } from '../../../components/bulk/OutcomeTable';
import { StopButton } from '../../../components/bulk/StopButton';
import { useHoldUnsavedWork } from '../../../components/form/useHoldUnsavedWork';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { useAccounts } from '../../../components/useAccounts';
import { serves } from '../phoneNumberRules';
import { useCarrierChoices } from '../useCarrierChoices';
import { ManyDrafts, useManyDrafts } from './ManyDrafts';
import { ManyInputs, type ManyValues } from './ManyInputs';
import { readNumbers } from './readNumbers';
import { useAddition } from './useAddition';
import { useExisting } from './useExisting';

interface ListFilter {
  account_sid?: string;
  voip_carrier_sid?: string;
}

interface AddManyDialogProps {
  /** What the list is narrowed to. */
  filter: ListFilter;
  onClose: () => void;
}

const text = (name: string) => `resources.phone-numbers.many.${name}`;
const numberLabel = 'resources.phone-numbers.fields.number';

/** What the form begins with; null until it is known, and why it cannot be. */
interface Beginning {
  values: ManyValues | null;
  error?: unknown;
  retry?: () => void;
}

/** An owner or a carrier is chosen from the start where the list is narrowed to it, and where there is no other. */
function useNewValues(filter: ListFilter): Beginning {
  const { data: accounts, ...ofAccounts } = useAccounts();
  const { account_sid, voip_carrier_sid } = filter;
  const { carriers, ...ofCarriers } = useCarrierChoices({
    accountSid: account_sid,
    chosen: voip_carrier_sid,
  });
  if (!accounts || !carriers) {
    const failed = [!accounts && ofAccounts, !carriers && ofCarriers].find(
      (one) => one && Boolean(one.error),
    );
    if (!failed) return { values: null };
    return { values: null, error: failed.error, retry: () => void failed.refetch() };
  }
  const startOf = (all: { id: string }[], named: string | undefined) =>
    (all.find(({ id }) => id === named) ?? (all.length === 1 ? all[0] : undefined))?.id ?? '';
  const accountSid = startOf(accounts, filter.account_sid);
  const serving = carriers.filter((carrier) => serves(carrier, accountSid));
  const voipCarrierSid = startOf(serving, filter.voip_carrier_sid);
  return {
    values: {
      ...{ numbers: '', account_sid: accountSid, voip_carrier_sid: voipCarrierSid },
      application_sid: null,
    },
  };
}

/** In the place of a form that cannot begin. */
const NotBegun = ({ beginning, onCancel }: { beginning: Beginning; onCancel: () => void }) => {
  const translate = useTranslate();
  if (!beginning.error) return null;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <ErrorPanel error={beginning.error} onRetry={beginning.retry} />
      <Button color="inherit" sx={{ justifySelf: 'end' }} onClick={onCancel}>
        {translate('app.form.cancel')}
      </Button>
    </Box>
  );
};

/** Adds a list of numbers to one account, checked before anything is sent; then what became of each. */
export const AddManyDialog = ({ filter, onClose }: AddManyDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const formId = useId();
  const looked = useExisting();
  const fresh = useNewValues(filter);
  const [begun, setBegun] = useState<ManyValues | null>(null);
  if (!begun && fresh.values) setBegun(fresh.values);
  const addition = useAddition();
  const { run, outcomes, open } = addition;
  const isRunning = run !== null && run.state !== 'done';
  useHoldUnsavedWork(isRunning || open.length > 0, !isRunning);
  const entry = useManyDrafts(run?.state === 'done' && open.length === 0);
  const close = () => {
    entry.forget();
    onClose();
  };
  const submit = async (values: object) => {
    if (run) return;
    const owner = values as ManyValues;
    const unknown = looked.unknown(readNumbers(owner.numbers, looked.existing));
    const existing = await looked.find(unknown).catch(() => null);
    const numbers = existing ? readNumbers(owner.numbers, existing) : [];
    if (numbers.some(({ state }) => state === 'new')) await addition.start(numbers, owner);
  };
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : run ? close : onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>{translate(text('title'))}</DialogTitle>
      <DialogContent>
        {!begun && <NotBegun beginning={fresh} onCancel={onClose} />}
        {!run && looked.error !== null && (
          <ErrorPanel error={looked.error} onRetry={looked.retry} />
        )}
        {!run && begun && (
          <Form id={formId} record={begun} onSubmit={submit} noValidate>
            <ManyDrafts entry={entry} />
            <ManyInputs looked={looked} formId={formId} onCancel={onClose} />
          </Form>
        )}
        {run && isRunning && <BulkProgress run={run} titleId={titleId} />}
        {run && !isRunning && (
          <Box role="status" sx={{ display: 'grid', gap: 3 }}>
            <div>
              {translate(text('done'), {
                smart_count: outcomes.filter(({ state }) => state === 'done').length,
              })}
            </div>
            <OutcomeTable rows={outcomes} nameLabel={translate(numberLabel)} isMono />
          </Box>
        )}
      </DialogContent>
      {run && (
        <DialogActions>
          {isRunning ? (
            <StopButton run={run} onStop={addition.stop} />
          ) : (
            <Button color="inherit" onClick={close}>
              {translate('app.confirm.close')}
            </Button>
          )}
          {!isRunning && open.length > 0 && (
            <Button variant="contained" autoFocus onClick={() => addition.retry(run.change)}>
              <span>{translate(text('retry'), { smart_count: open.length })}</span>
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
};
