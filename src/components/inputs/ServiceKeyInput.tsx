import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { FieldTitle, useInput, useTranslate, type Validator } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';
import { useId } from 'react';
import { monospace } from '../../theme';
import { useSecretField } from '../form/drafts/FormSecrets';
import { FileButton } from './FileButton';
import { maskServiceKey } from './serviceKey';
import { useStoredSecret } from './useStoredSecret';

interface ServiceKeyInputProps {
  source: string;
  label: string;
  /** Module constants; put `validateServiceKey` among them. */
  validate: Validator[];
  helperText?: string;
  /** The stored key is of no use here: the file must be chosen again. */
  mustReplace?: boolean;
}

const labelStyle = {
  fontSize: 13,
  fontWeight: 500,
  '& span > [aria-hidden]': { color: 'error.main' },
} as const;
const previewStyle = {
  m: 0,
  p: 3,
  maxHeight: 220,
  width: '100%',
  overflow: 'auto',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1,
  fontFamily: monospace,
  fontSize: 12.5,
} as const;

/** A Google service key, read from its file and shown with the private key hidden. */
export const ServiceKeyInput = ({
  source,
  label,
  validate,
  helperText = 'app.serviceKey.help',
  mustReplace = false,
}: ServiceKeyInputProps) => {
  const translate = useTranslate();
  const helpId = useId();
  const { stored, isKept, change } = useStoredSecret(source, mustReplace);
  useSecretField(source, label);
  const { field, fieldState, id, isRequired } = useInput({ source, validate });
  const preview = maskServiceKey(String(field.value ?? ''));
  const error = fieldState.error?.message;
  const name = translate(label, { _: label });
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={labelStyle}>
        <FieldTitle label={label} isRequired={isRequired} />
      </Box>
      {preview && (
        <Box component="pre" tabIndex={0} aria-label={name} role="group" sx={previewStyle}>
          {preview}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <FileButton
          id={id}
          inputRef={field.ref}
          accept=".json,application/json"
          label={translate(`app.serviceKey.${preview ? 'replace' : 'choose'}`)}
          hasError={Boolean(error)}
          describedBy={helpId}
          onText={(text) => change(text.trim())}
        />
        {stored && !mustReplace && !isKept && (
          <Button size="small" onClick={() => change(stored)}>
            {translate('app.form.keepStored')}
          </Button>
        )}
      </Box>
      <FormHelperText id={helpId} error={Boolean(error)}>
        <InputHelperText error={error} helperText={helperText} />
      </FormHelperText>
    </Box>
  );
};
