import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput, useTranslate, type Validator } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';
import { useId } from 'react';

interface CheckboxInputProps {
  source: string;
  /** A key or a text. */
  label: string;
  /** The same array at each render, as a new one registers the input again. */
  validate?: Validator | Validator[];
  helperText?: string;
  isDisabled?: boolean;
  onChange?: (isTicked: boolean) => void;
}

/** A box to tick: for flags that stand beside each other, where switches would be too loud. */
export const CheckboxInput = ({
  source,
  label,
  validate,
  helperText,
  isDisabled,
  onChange,
}: CheckboxInputProps) => {
  const translate = useTranslate();
  const helpId = useId();
  const { field, fieldState, id } = useInput({ source, validate });
  const error = fieldState.error?.message;
  const help = (error || helperText) && (
    <InputHelperText error={error} helperText={helperText ?? false} />
  );
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={translate(label, { _: label })}
        control={
          <Checkbox
            id={id}
            name={source}
            checked={Boolean(field.value)}
            onChange={(_event, isTicked) => {
              field.onChange(isTicked);
              onChange?.(isTicked);
            }}
            onBlur={field.onBlur}
            {...(isDisabled && { disabled: true })}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': help ? helpId : undefined,
              },
            }}
          />
        }
      />
      {help && (
        <FormHelperText id={helpId} sx={{ mt: 0 }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
};
