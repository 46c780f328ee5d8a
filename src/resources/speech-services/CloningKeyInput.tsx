import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { FieldTitle, useInput, useTranslate } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useSecretField } from '../../components/form/drafts/FormSecrets';
import { FileButton } from '../../components/inputs/FileButton';
import { monospace } from '../../theme';
import type { GoogleCustomVoice } from '../../types';
import { useStoredCredential } from './useCredentialForm';
import { formRules } from './vendorRules';

const t = (key: string) => `resources.speech-services.voices.${key}`;

/** As much of a key as the platform tells of one (rule 10.4). */
const shown = 100;
const hintOf = (text: string) => (text.length > shown ? `${text.slice(0, shown)}...` : text);

/** What the platform shows of the stored key of a voice, known by its sid or, if it has none, its name. */
const useStoredKey = (source: string): string | undefined => {
  const voice: GoogleCustomVoice | undefined = useWatch({ name: source });
  const stored = useStoredCredential()?.custom_voices ?? [];
  const sid = voice?.google_custom_voice_sid;
  return stored.find((one) =>
    sid ? one.google_custom_voice_sid === sid : one.name === voice?.name?.trim(),
  )?.voice_cloning_key;
};

/** The file of a voice's cloning key: required where none is stored. */
export const CloningKeyInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const helpId = useId();
  const storedKey = useStoredKey(source);
  useSecretField(`${source}.voice_cloning_key_file`, t('key'));
  const { field, fieldState, id, isRequired } = useInput({
    source: `${source}.voice_cloning_key_file`,
    validate: storedKey ? formRules.optional : formRules.required,
  });
  const chosen: string = field.value ?? '';
  const error = fieldState.error?.message;
  const preview = chosen
    ? translate(t('keyChosen'), { hint: hintOf(chosen) })
    : storedKey && translate(t('keyStored'), { hint: hintOf(storedKey) });
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: 13, fontWeight: 500 }}>
        <FieldTitle label={t('key')} isRequired={isRequired} />
      </Box>
      {preview && (
        <Box sx={{ fontFamily: monospace, fontSize: 12.5, overflowWrap: 'anywhere' }}>
          {preview}
        </Box>
      )}
      <div>
        <FileButton
          id={id}
          inputRef={field.ref}
          accept=""
          label={translate(t(preview ? 'keyReplace' : 'keyChoose'))}
          hasError={Boolean(error)}
          describedBy={helpId}
          onText={(text) => field.onChange(text)}
        />
      </div>
      <FormHelperText id={helpId} error={Boolean(error)}>
        <InputHelperText error={error} helperText={t('keyHelp')} />
      </FormHelperText>
    </Box>
  );
};
