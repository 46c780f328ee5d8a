import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { secretHint } from '../../components/inputs/secret';

/** Shows that a password is stored and how it begins; it can be neither read nor changed here. */
export const StoredPassword = ({ masked }: { masked: string | null | undefined }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <TextField
      id={id}
      label={translate('resources.clients.fields.password')}
      value={masked ? translate('app.form.stored', { hint: secretHint(masked) }) : ''}
      helperText={translate('resources.clients.helper.password')}
      disabled
      fullWidth
    />
  );
};
