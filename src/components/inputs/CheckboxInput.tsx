import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput, useTranslate, useTranslateLabel, type Validator } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';
import { useId } from 'react';

interface CheckboxInputProps {
  source: string;
  /** A key or a text; the name of the field unless given. */
  label?: string;
  /** The meaning of an empty value, which is stored. */
  defaultValue?: boolean;
  /** The same array at each render, as a new one registers the input again. */
  validate?: Validator | Validator[];
  helperText?: string | false;
  isDisabled?: boolean;
  onChange?: (isTicked: boolean) => void;
}

/** A box to tick: forms have these, since a switch says that it acts at once, as those of lists do. */
export const CheckboxInput = ({
  source,
  label,
  defaultValue,
  validate,
  helperText,
  isDisabled,
  onChange,
}: CheckboxInputProps) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const helpId = useId();
  const { field, fieldState, id } = useInput({ source, validate, defaultValue });
  const error = fieldState.error?.message;
  const help = (error || helperText) && (
    <InputHelperText error={error} helperText={helperText ?? false} />
  );
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={label ? translate(label, { _: label }) : labelOf({ source })}
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
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
};
