import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useDataProvider, useNotify, useRedirect, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog';
import { countDirty } from '../../components/form/dirtyFields';
import { skipUnsavedGuard } from '../../components/form/UnsavedGuard';
import { narrowInput } from '../../components/inputs/inputStyle';
import { useErrorText } from '../../components/page/errorText';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { PredefinedCarrier } from '../../types';
import { usePredefinedCarriers } from './usePredefinedCarriers';

/** Shown late, so that it does not flash up when the answer is quick. */
const shownLate = { transition: { style: { transitionDelay: '400ms' } } };

/** Makes a carrier from a template and opens it; the message is that of any new carrier. */
const useMakeCarrier = () => {
  const notify = useNotify();
  const redirect = useRedirect();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return async ({ predefined_carrier_sid }: PredefinedCarrier) => {
    const sid = await dataProvider.createPredefinedCarrier(predefined_carrier_sid);
    notify('resources.carriers.notifications.created', { type: 'success' });
    redirect('edit', 'carriers', sid, undefined, skipUnsavedGuard);
  };
};

/** Covers the form while the carrier is made, since what is typed now would be lost. */
const MakingDialog = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth slotProps={shownLate}>
      <DialogTitle id={titleId}>
        {translate('resources.carriers.predefined.making', { name })}
      </DialogTitle>
      <DialogContent>
        <LinearProgress aria-labelledby={titleId} />
      </DialogContent>
    </Dialog>
  );
};

/**
 * Makes the carrier from a template at once (rule 9.4), but asks first when
 * something was typed (decision 40).
 */
export const PredefinedInput = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const make = useMakeCarrier();
  const { data: templates = [], isPending } = usePredefinedCarriers();
  const { dirtyFields } = useFormState();
  const [chosen, setChosen] = useState<PredefinedCarrier | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const choose = async (sid: string) => {
    const template = templates.find(({ predefined_carrier_sid }) => predefined_carrier_sid === sid);
    const mustAsk = countDirty(dirtyFields) > 0;
    setChosen(template ?? null);
    setIsAsked(mustAsk);
    if (!template || mustAsk) return;
    try {
      await make(template);
    } catch (error) {
      setChosen(null);
      const message = errorText(error).join(' ');
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
  };
  return (
    <>
      <TextField
        select
        label={translate('resources.carriers.fields.predefined')}
        value={chosen?.predefined_carrier_sid ?? ''}
        disabled={isPending}
        onChange={(event) => choose(event.target.value)}
        helperText={translate('resources.carriers.helper.predefined')}
        slotProps={{ select: { displayEmpty: true, name: 'predefined' } }}
        sx={narrowInput}
      >
        <MenuItem value="">{translate('resources.carriers.predefined.none')}</MenuItem>
        {templates.map(({ predefined_carrier_sid, name }) => (
          <MenuItem key={predefined_carrier_sid} value={predefined_carrier_sid}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {chosen && !isAsked && <MakingDialog name={chosen.name} />}
      {chosen && isAsked && (
        <ConfirmDialog
          isOpen
          title={translate('resources.carriers.predefined.title', { name: chosen.name })}
          confirmLabel={translate('resources.carriers.predefined.confirm')}
          onConfirm={() => make(chosen)}
          onClose={() => setChosen(null)}
        >
          {translate('resources.carriers.predefined.text')}
        </ConfirmDialog>
      )}
    </>
  );
};
