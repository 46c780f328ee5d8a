import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { required, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { OutcomeTable } from '../../../components/bulk/OutcomeTable';
import { useHoldUnsavedWork } from '../../../components/form/useHoldUnsavedWork';
import { AccountApplicationInput } from '../../../components/inputs/AccountApplicationInput';
import type { NumberOwner } from '../../../dataProvider';
import { ownLine } from '../../../theme';
import { CarrierInput } from '../CarrierInput';
import { OwnerInput } from '../OwnerInput';
import { RangeInputs } from './RangeInputs';
import { type ListedNumber, mostNumbers, readNumbers } from './readNumbers';
import type { Existing } from './useExisting';

/** What the dialog holds. */
export type ManyValues = NumberOwner & { numbers: string };

const validateRequired = [required()];
const text = (name: string) => `resources.phone-numbers.many.${name}`;
/** How long typing has to pause before the numbers are looked for (ms). */
const typingPause = 400;

/** How many of the list can be added, and what is the matter with the others. */
const Preview = ({ listed, isChecking }: { listed: ListedNumber[]; isChecking: boolean }) => {
  const translate = useTranslate();
  const others = listed.filter(({ state }) => state !== 'new');
  const count = listed.length - others.length;
  const say = () => {
    if (isChecking) return translate(text('checking'));
    if (count > mostNumbers) return translate(text('problem.many'), { most: mostNumbers });
    return translate(text('ready'), { smart_count: count });
  };
  return (
    <>
      <Typography role="status" variant="body2" color={count > mostNumbers ? 'error' : undefined}>
        {listed.length > 0 && say()}
      </Typography>
      {others.length > 0 && (
        <OutcomeTable
          rows={others.map(({ typed, state, fault }) => ({
            ...{ id: typed, name: typed, state },
            ...(fault && { reason: translate(fault) }),
          }))}
          nameLabel={translate('resources.phone-numbers.fields.number')}
          isMono
        />
      )}
    </>
  );
};

/** Looks for numbers once typing pauses. */
function useWhenPaused(unknown: string[], lookFor: Existing['lookFor']): void {
  const list = unknown.join();
  useEffect(() => {
    if (list === '') return;
    const timer = setTimeout(() => lookFor(list.split(',')), typingPause);
    return () => clearTimeout(timer);
  }, [list, lookFor]);
}

interface ManyInputsProps {
  /** What is known of the numbers. */
  looked: Existing;
  formId: string;
  onCancel: () => void;
}

/** The list, and what all of its numbers have in common. */
export const ManyInputs = ({ looked, formId, onCancel }: ManyInputsProps) => {
  const translate = useTranslate();
  const { setValue, formState } = useFormContext<ManyValues>();
  const { isSubmitting } = formState;
  const typed: string = useWatch({ name: 'numbers' }) ?? '';
  useHoldUnsavedWork(typed.trim() !== '', true);
  const listed = readNumbers(typed, looked.existing);
  const unknown = looked.unknown(listed);
  useWhenPaused(unknown, looked.lookFor);
  const isChecking = unknown.length > 0;
  const count = listed.filter(({ state }) => state === 'new').length;
  const append = (numbers: string[]) => {
    const all = [typed.trimEnd(), ...numbers].filter(Boolean).join('\n');
    setValue('numbers', all, { shouldDirty: true });
  };
  return (
    // A dialog is as wide as its fields.
    <Box sx={{ display: 'grid', gap: 4, '&& .MuiInputBase-root': { maxWidth: 'none' } }}>
      <TextInput
        source="numbers"
        label={text('numbers')}
        helperText={text('help')}
        multiline
        minRows={4}
        maxRows={10}
        validate={validateRequired}
        autoFocus
        sx={{ '& textarea': ownLine }}
      />
      <RangeInputs onAdd={append} />
      <Preview listed={listed} isChecking={isChecking} />
      <OwnerInput />
      <CarrierInput />
      <AccountApplicationInput helperText="resources.phone-numbers.helper.application_sid" />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
        <Button color="inherit" onClick={onCancel}>
          {translate('app.form.cancel')}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          disabled={isSubmitting || count === 0 || count > mostNumbers}
        >
          <span>{translate(text(count > 0 ? 'add' : 'addNone'), { smart_count: count })}</span>
        </Button>
      </Box>
    </Box>
  );
};
