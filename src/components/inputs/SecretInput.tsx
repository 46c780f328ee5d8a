import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate, type Validator } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { mono } from '../../theme';
import { useSecretField } from '../form/drafts/FormSecrets';
import { PasswordInput } from './PasswordInput';
import { StoredSecretBox } from './StoredSecretBox';
import { useStoredSecret } from './useStoredSecret';

interface SecretInputProps {
  source: string;
  label: string;
  validate?: Validator[];
  helperText?: string | false;
  /** Several lines, shown as typed: keys and connection strings. */
  isMultiline?: boolean;
  /** The stored one is of no use here: it must be typed again. */
  mustReplace?: boolean;
}

/**
 * A secret that the platform answers masked. As long as the form holds the masked text, the stored
 * secret is kept: "Stored: …" and a Replace button. Only a bucket sends it back (decisions 16 and
 * 76).
 */
export const SecretInput = ({
  source,
  label,
  validate,
  helperText = false,
  isMultiline = false,
  mustReplace = false,
}: SecretInputProps) => {
  const translate = useTranslate();
  const { stored, isKept, change } = useStoredSecret(source, mustReplace);
  useSecretField(source, label);
  if (stored && isKept) {
    const replace = (
      <Button size="small" variant="outlined" onClick={() => change(null)}>
        {translate('app.form.replace')}
      </Button>
    );
    return <StoredSecretBox label={label} masked={stored} action={replace} />;
  }
  const input = { source, label, validate, helperText };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isMultiline ? (
        <TextInput
          {...input}
          multiline
          minRows={3}
          maxRows={10}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          sx={{ '& textarea': { ...mono, fontSize: 13 } }}
        />
      ) : (
        <PasswordInput {...input} isTrimmed />
      )}
      {stored && !mustReplace && (
        <Button size="small" onClick={() => change(stored)} sx={{ justifySelf: 'start' }}>
          {translate('app.form.keepStored')}
        </Button>
      )}
    </Box>
  );
};
