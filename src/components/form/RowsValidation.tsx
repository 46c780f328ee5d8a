import FormHelperText from '@mui/material/FormHelperText';
import { useInput, type Validator } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';

interface RowsValidationProps {
  /** A name of its own in the form, which no record has. */
  source: string;
  /** Rules for the rows as a whole; the same array at each render. */
  validate: Validator[];
}

/** What is wrong with a list of rows as a whole, told at the list, where the focus can go. */
export const RowsValidation = ({ source, validate }: RowsValidationProps) => {
  const { field, fieldState } = useInput({ source, validate });
  const error = fieldState.error?.message;
  return (
    <FormHelperText
      error
      component="div"
      ref={field.ref}
      tabIndex={-1}
      role="alert"
      data-invalid={Boolean(error)}
      sx={{ m: 0, fontSize: 13, '&:empty': { display: 'none' } }}
    >
      {error && <InputHelperText error={error} helperText={false} />}
    </FormHelperText>
  );
};
