import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog';
import { countDirty } from '../../components/form/dirtyFields';
import { FormSection } from '../../components/form/FormSection';
import { narrowInput } from '../../components/inputs/inputStyle';
import type { PredefinedCarrier } from '../../types';
import { usePredefinedCarriers } from './usePredefinedCarriers';
import { useTemplate } from './useTemplate';

/** Shown late, so that it does not flash up when the answer is quick. */
const shownLate = { transition: { style: { transitionDelay: '400ms' } } };

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

/** The name in the form is the predefined carrier's as long as nobody typed another one. */
const useFollowName = () => {
  const { getValues, setValue } = useFormContext();
  return (before: PredefinedCarrier | undefined, next: PredefinedCarrier | undefined) => {
    const typed = String(getValues('name') ?? '').trim();
    if (typed && typed !== before?.name) return;
    setValue('name', next?.name ?? null, { shouldDirty: true });
  };
};

/** Whether something was typed that a predefined carrier does not keep. */
const useHasMore = () => {
  const { dirtyFields } = useFormState();
  const { name: _name, template_sid: _template, ...others } = dirtyFields;
  return countDirty(others) > 0;
};

/** Takes a predefined carrier, or none, into the form; `create` is set once the form is to be sent with it. */
const useStart = () => {
  const { field } = useInput({ source: 'template_sid', defaultValue: '' });
  const template = useTemplate();
  const followName = useFollowName();
  const section = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    setIsWanted(false);
    // The button that Enter presses, so that nothing is asked or left out that it would not.
    section.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click();
  }, [isWanted]);
  const start = (next: PredefinedCarrier | undefined) => {
    followName(template, next);
    field.onChange(next?.predefined_carrier_sid ?? '');
    setIsWanted(next !== undefined);
  };
  return { template, section, start };
};

/**
 * Makes the carrier of the one that is picked at once (rule 9.4), under the name that was typed, and
 * asks first when more was (decision 40).
 */
export const PredefinedInput = () => {
  const translate = useTranslate();
  const { data: templates = [], isPending } = usePredefinedCarriers();
  const { template, section, start } = useStart();
  const { isSubmitting } = useFormState();
  const hasMore = useHasMore();
  const [asked, setAsked] = useState<PredefinedCarrier | null>(null);
  if (!isPending && templates.length === 0) return null;
  const choose = (sid: string) => {
    const next = templates.find(({ predefined_carrier_sid }) => predefined_carrier_sid === sid);
    if (next && hasMore) setAsked(next);
    else start(next);
  };
  return (
    <FormSection
      title={translate('resources.carriers.predefined.section')}
      purpose={translate('resources.carriers.predefined.purpose')}
    >
      <TextField
        ref={section}
        select
        label={translate('resources.carriers.fields.predefined')}
        value={template?.predefined_carrier_sid ?? ''}
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
      {template && isSubmitting && <MakingDialog name={template.name} />}
      {asked && (
        <ConfirmDialog
          isOpen
          title={translate('resources.carriers.predefined.title', { name: asked.name })}
          confirmLabel={translate('resources.carriers.predefined.confirm')}
          onConfirm={async () => start(asked)}
          onClose={() => setAsked(null)}
        >
          {translate('resources.carriers.predefined.text')}
        </ConfirmDialog>
      )}
    </FormSection>
  );
};
