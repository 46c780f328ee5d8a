import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useMemo, useState } from 'react';
import { readableNumber } from '../../../components/fields/phoneNumber';
import { useConflicts } from '../../../components/form/conflicts/useConflicts';
import { useAccountApplications } from '../../../components/inputs/AccountApplicationInput';
import { Combobox } from '../../../components/inputs/Combobox';
import type { RowActionProps } from '../../../components/list/column';
import { useErrorText } from '../../../components/page/errorText';
import { useSides } from '../../../components/plain/sides';
import type { PhoneNumber } from '../../../types';

interface Choice {
  /** The sid of an application; '' for none. */
  id: string;
  name: string;
}

/** The applications of the number's account, none before them; what it has now may be of another one. */
function useChoices({ account_sid, application_sid }: PhoneNumber) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useAccountApplications(account_sid);
  const none = translate('app.form.none');
  const choices = useMemo(() => {
    const own = (data ?? []).map(({ id, name }) => ({ id: String(id), name }));
    const isForeign = data && application_sid && !own.some(({ id }) => id === application_sid);
    const foreign = isForeign ? [{ id: application_sid, name: application_sid }] : [];
    return [{ id: '', name: none }, ...foreign, ...own];
  }, [data, application_sid, none]);
  const current = useMemo(() => {
    const found = choices.find(({ id }) => id === (application_sid ?? ''));
    // Not the same object: the field tells of a choice only where it is another one.
    return found ? { ...found } : null;
  }, [choices, application_sid]);
  return { choices, current, error, isPending, refetch };
}

/** Saves the choice as a form would: what somebody else changed meanwhile is asked about. */
function useRoute(number: PhoneNumber, onDone: () => void) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<PhoneNumber>();
  const [failed, setFailed] = useState<{ error: unknown; choice: Choice } | null>(null);
  const { decide, dialog, isStopped } = useConflicts(undefined, 'app.confirm.cancel');
  const route = (choice: Choice) => {
    const { id: sid, name } = choice;
    setFailed(null);
    const data = { ...number, application_sid: sid || null };
    const onSuccess = (saved: PhoneNumber) => {
      const isRouted = saved.application_sid === data.application_sid;
      const key = isRouted ? (sid ? 'routed' : 'unrouted') : 'kept';
      notify(`resources.phone-numbers.routing.${key}`, {
        type: isRouted ? 'success' : 'info',
        messageArgs: { number: readableNumber(number.number), name },
      });
      onDone();
    };
    update(
      'phone-numbers',
      { id: number.id, data, previousData: number, meta: { decide } },
      {
        mutationMode: 'pessimistic',
        onSuccess,
        onError: (error: unknown) => setFailed(isStopped(error) ? null : { error, choice }),
      },
    );
  };
  return { route, failed, isSaving: isPending, dialog };
}

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('app.errors.retry')}
        </Button>
      }
    >
      {errorText(error).join(' ')}
    </Alert>
  );
};

/** As high as with its choices, which load later, so that it keeps its place. */
const boxStyle = {
  width: '18.75rem',
  minHeight: 360,
  p: 3,
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  '& .combobox-list': { maxHeight: 260 },
} as const;

/** Beside the row: the application that answers its number. A choice is saved at once. */
export const RouteNumber = ({ record, anchor, onClose }: RowActionProps<PhoneNumber>) => {
  const translate = useTranslate();
  const { choices, current, error, isPending, refetch } = useChoices(record);
  const { route, failed, isSaving, dialog } = useRoute(record, onClose);
  const leave = () => isSaving || onClose();
  const choose = (choice: Choice | null) => {
    if (!choice || choice.id === current?.id) leave();
    else route(choice);
  };
  const { start } = useSides();
  const label = translate('resources.phone-numbers.fields.application_sid');
  const title = translate('app.labelled', { label, value: readableNumber(record.number) });
  // Begun from the menu, it stands at the value all the same.
  const place = anchor.closest('tr')?.querySelector<HTMLElement>('.changeable') ?? anchor;
  return (
    <Popover
      open
      anchorEl={place}
      onClose={leave}
      anchorOrigin={{ vertical: 'bottom', horizontal: start }}
      transformOrigin={{ vertical: 'top', horizontal: start }}
      // A click elsewhere leaves: the field must not take what was typed for a choice.
      slotProps={{
        backdrop: { onMouseDown: (event) => event.preventDefault() },
        paper: { role: 'dialog', 'aria-label': title },
      }}
    >
      <Box sx={boxStyle}>
        <span aria-hidden="true" className="muted">
          {title}
        </span>
        <Combobox
          label={label}
          choices={choices}
          value={current}
          onChange={choose}
          isReadOnly={isSaving || isPending}
          startsOpen
          onEscape={leave}
        />
        <span role="status" className="muted">
          {isPending ? translate('app.loading') : isSaving && translate('app.form.saving')}
        </span>
        {error && <Failed error={error} onRetry={() => refetch()} />}
        {failed && <Failed error={failed.error} onRetry={() => route(failed.choice)} />}
      </Box>
      {dialog}
    </Popover>
  );
};
