import FormHelperText from '@mui/material/FormHelperText';
import { useInput, type Validator } from 'ra-core';
import { RowsError } from './RowsError';

interface RowsValidationProps {
  /** A field name of its own, which is in no record. */
  source: string;
  /** Rules for the rows as a whole; the same array at each render. */
  validate: Validator[];
}

/** Shows an error of the rows as a whole below them, and takes the focus for it. */
export const RowsValidation = ({ source, validate }: RowsValidationProps) => {
  const { field, fieldState } = useInput({ source, validate });
  const error = fieldState.error?.message;
  return (
    <FormHelperText
      error
      component="div"
      ref={field.ref}
      tabIndex={-1}
      role={error ? 'alert' : undefined}
      data-invalid={Boolean(error)}
      sx={{ m: 0, fontSize: 13, '&:empty': { display: 'none' } }}
    >
      <RowsError error={error} />
    </FormHelperText>
  );
};
