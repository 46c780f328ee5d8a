import Button from '@mui/material/Button';
import { useInput, useTranslate, type Validator } from 'ra-core';
import { maskServiceKey } from '../../domain/serviceKey';
import { useSecretField } from '../form/drafts/FormSecrets';
import { KeyFileInput } from './KeyFileInput';
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

/** A Google service key, read from its file and shown with the private key hidden. */
export const ServiceKeyInput = ({
  source,
  label,
  validate,
  helperText = 'app.serviceKey.help',
  mustReplace = false,
}: ServiceKeyInputProps) => {
  const translate = useTranslate();
  const { stored, isKept, change } = useStoredSecret(source, mustReplace);
  useSecretField(source, label);
  const { field, fieldState, id, isRequired } = useInput({ source, validate });
  const preview = maskServiceKey(String(field.value ?? ''));
  return (
    <KeyFileInput
      id={id}
      label={label}
      isRequired={isRequired}
      file={preview}
      buttonLabel={translate(`app.serviceKey.${preview ? 'replace' : 'choose'}`)}
      accept=".json,application/json"
      error={fieldState.error?.message}
      helperText={helperText}
      inputRef={field.ref}
      onText={(text) => change(text.trim())}
      action={
        stored &&
        !mustReplace &&
        !isKept && (
          <Button size="small" onClick={() => change(stored)}>
            {translate('app.form.keepStored')}
          </Button>
        )
      }
    />
  );
};
