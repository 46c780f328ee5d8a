import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput, useTranslate, useTranslateLabel, type Validator } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';
import { useId } from 'react';
import { Term } from '../help/Term';
import type { TermId } from '../help/terms';

interface CheckboxInputProps {
  source: string;
  /** A key or a text; the name of the field unless given. */
  label?: string;
  /** The meaning of an empty value, which is stored. */
  defaultValue?: boolean;
  /** The same array at each render, as a new one registers the input again. */
  validate?: Validator | Validator[];
  helperText?: string | false;
  /** The label is a term, which explains itself. */
  term?: TermId;
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
  term,
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
  const name = label ? translate(label, { _: label }) : String(labelOf({ source }));
  const box = (
    <FormControlLabel
      label={name}
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
  );
  return (
    <FormControl error={Boolean(error)}>
      {term ? (
        <div className="ticked-term">
          {box}
          <Term term={term} name={name} />
        </div>
      ) : (
        box
      )}
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
};
