import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate, useWrappedSource, type Validator } from 'ra-core';
import { PasswordInput, TextInput } from 'ra-ui-materialui';
import { useEffect, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { monospace } from '../../theme';
import { secretHint, storedAt } from './secret';

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
 * secret is kept: "Stored: …" and a Replace button. What is sent must leave it out
 * (`isStoredSecret`), as a masked text is never sent back (decision 16).
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
  const labelId = useId();
  const record = useRecordContext();
  const path = useWrappedSource(source);
  const { setValue } = useFormContext();
  const value = useWatch({ name: path });
  const stored = storedAt(record, path);
  const set = (next: string | null) => setValue(path, next, { shouldDirty: true });
  const isKept = stored !== null && value === stored;
  useEffect(() => {
    if (isKept && mustReplace) setValue(path, null, { shouldDirty: true });
  }, [isKept, mustReplace, path, setValue]);

  if (isKept && !mustReplace) {
    return (
      <Box role="group" aria-labelledby={labelId}>
        <Box id={labelId} sx={{ fontSize: 13, fontWeight: 500, mb: 1 }}>
          {translate(label, { _: label })}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 3 }}>
          <Box component="span" sx={{ fontFamily: monospace, fontSize: 13 }}>
            {translate('app.form.stored', { hint: secretHint(stored) })}
          </Box>
          <Button size="small" variant="outlined" onClick={() => set(null)}>
            {translate('app.form.replace')}
          </Button>
        </Box>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {isMultiline ? (
        <TextInput
          source={source}
          label={label}
          multiline
          minRows={3}
          maxRows={10}
          validate={validate}
          helperText={helperText}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          sx={{ '& textarea': { fontFamily: monospace, fontSize: 13 } }}
        />
      ) : (
        <PasswordInput
          source={source}
          label={label}
          validate={validate}
          helperText={helperText}
          autoComplete="new-password"
        />
      )}
      {stored && !mustReplace && (
        <Button size="small" onClick={() => set(stored)}>
          {translate('app.form.keepStored')}
        </Button>
      )}
    </Box>
  );
};
