import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate, type Validator } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';
import { narrowInput } from './inputStyle';

interface ChoiceInputProps {
  source: string;
  /** A key or a text. */
  label: string;
  /** Texts as they are. An id of '' is a choice of its own, "none", and is sent as null. */
  choices: readonly { id: string; name: string }[];
  defaultValue?: string;
  validate?: Validator | Validator[];
  helperText?: string;
  isDisabled?: boolean;
  /** The choice shown for an empty value, which stays empty until another is made. */
  emptyAs?: string;
  /** What the record holds for a chosen id, where that is no text. */
  parse?: (id: string) => unknown;
  onChange?: () => void;
}

/** One of a few choices. Unlike react-admin's select it offers no blank of its own. */
export const ChoiceInput = ({
  source,
  label,
  choices,
  defaultValue,
  validate,
  helperText,
  isDisabled,
  emptyAs,
  parse,
  onChange,
}: ChoiceInputProps) => {
  const translate = useTranslate();
  const { field, fieldState, id, isRequired } = useInput({
    source,
    defaultValue,
    validate,
    ...(parse && { parse }),
    onChange,
  });
  const error = fieldState.error?.message;
  return (
    <TextField
      select
      {...field}
      value={field.value || emptyAs || ''}
      id={id}
      label={translate(label, { _: label })}
      required={isRequired}
      disabled={isDisabled}
      error={Boolean(error)}
      helperText={
        (error || helperText) && <InputHelperText error={error} helperText={helperText} />
      }
      slotProps={{ select: { displayEmpty: true }, inputLabel: { required: isRequired } }}
      sx={narrowInput}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
};
