import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { required, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useHoldUnsavedWork } from '../../../components/form/useHoldUnsavedWork';
import { AccountApplicationInput } from '../../../components/inputs/AccountApplicationInput';
import type { NumberOwner } from '../../../dataProvider';
import { monospace } from '../../../theme';
import { CarrierInput } from '../CarrierInput';
import { OwnerInput } from '../OwnerInput';
import { OutcomeTable } from './OutcomeTable';
import { RangeInputs } from './RangeInputs';
import { type ListedNumber, mostNumbers, readNumbers } from './readNumbers';

/** What the dialog holds. */
export type ManyValues = NumberOwner & { numbers: string };

const validateRequired = [required()];
const text = (name: string) => `resources.phone-numbers.many.${name}`;
const none: ReadonlySet<string> = new Set();

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
      {!isChecking && others.length > 0 && (
        <OutcomeTable outcomes={others.map(({ typed, state }) => ({ number: typed, state }))} />
      )}
    </>
  );
};

interface ManyInputsProps {
  /** The numbers that are there already, once they are known. */
  existing: ReadonlySet<string> | undefined;
  formId: string;
  onCancel: () => void;
}

/** The list, and what all of its numbers have in common. */
export const ManyInputs = ({ existing, formId, onCancel }: ManyInputsProps) => {
  const translate = useTranslate();
  const { setValue } = useFormContext<ManyValues>();
  const typed: string = useWatch({ name: 'numbers' }) ?? '';
  useHoldUnsavedWork(typed.trim() !== '', true);
  const listed = readNumbers(typed, existing ?? none);
  const count = listed.filter(({ state }) => state === 'new').length;
  const append = (numbers: string[]) => {
    const all = [typed.trimEnd(), ...numbers].filter(Boolean).join('\n');
    setValue('numbers', all, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <TextInput
        source="numbers"
        label={text('numbers')}
        helperText={text('help')}
        multiline
        minRows={4}
        maxRows={10}
        validate={validateRequired}
        autoFocus
        sx={{ '& textarea': { fontFamily: monospace } }}
      />
      <RangeInputs onAdd={append} />
      <Preview listed={listed} isChecking={!existing} />
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
          disabled={!existing || count === 0 || count > mostNumbers}
        >
          {translate(text('add'), { smart_count: count })}
        </Button>
      </Box>
    </Box>
  );
};
