import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { shortInput } from '../../components/inputs/inputStyle';

interface FixedTextProps {
  /** A key or a text. */
  label: string;
  value: string | null | undefined;
  helperText?: string;
}

/** What cannot change once a credential is made: shown, and no part of the form. */
export const FixedText = ({ label, value, helperText }: FixedTextProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <TextField
      id={id}
      label={translate(label, { _: label })}
      value={value || translate('app.form.none')}
      helperText={helperText && translate(helperText)}
      disabled
      fullWidth
      sx={shortInput}
    />
  );
};
