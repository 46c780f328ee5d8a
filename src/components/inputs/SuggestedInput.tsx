import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, type Validator } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';

interface SuggestedInputProps {
  source: string;
  /** A key. */
  label: string;
  /** What is suggested; anything else may be typed. */
  suggestions: string[];
  defaultValue?: string;
  validate?: Validator[];
  /** A key. */
  helperText?: string;
}

/** A text of any kind, with suggestions. */
export const SuggestedInput = ({
  source,
  label,
  suggestions,
  defaultValue,
  validate,
  helperText,
}: SuggestedInputProps) => {
  const { field, fieldState, id, isRequired } = useInput({ source, validate, defaultValue });
  const error = fieldState.error?.message;
  return (
    <Autocomplete
      id={id}
      freeSolo
      options={suggestions}
      inputValue={String(field.value ?? '')}
      onInputChange={(_event, text, reason) => {
        // It begins by saying that nothing is chosen.
        if (reason !== 'reset') field.onChange(text);
      }}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={<FieldTitle label={label} isRequired={isRequired} />}
          error={Boolean(error)}
          helperText={
            (error || helperText) && <InputHelperText error={error} helperText={helperText} />
          }
        />
      )}
    />
  );
};
