import { useInput, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useSecretField } from '../../components/form/drafts/FormSecrets';
import { KeyFileInput } from '../../components/inputs/KeyFileInput';
import type { GoogleCustomVoice } from '../../types';
import { useStoredCredential } from './useCredentialForm';
import { formRules } from './vendorRules';

const t = (key: string) => `resources.speech-services.voices.${key}`;

/** The length of the part of a key that the platform sends (rule 10.4). */
const shown = 100;
const hintOf = (text: string) => (text.length > shown ? `${text.slice(0, shown)}...` : text);

/** What the platform shows of the stored key of a voice, known by its sid or, if it has none, its name. */
const useStoredKey = (source: string): string | undefined => {
  const voice: GoogleCustomVoice | undefined = useWatch({ name: source });
  const stored = useStoredCredential()?.custom_voices ?? [];
  const sid = voice?.google_custom_voice_sid;
  const found = stored.find((one) =>
    sid ? one.google_custom_voice_sid === sid : one.name === voice?.name?.trim(),
  );
  return found?.voice_cloning_key ?? undefined;
};

/** The file of a voice's cloning key: required where none is stored. */
export const CloningKeyInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const storedKey = useStoredKey(source);
  useSecretField(`${source}.voice_cloning_key_file`, t('key'));
  useSecretField(`${source}.voice_cloning_key`, null);
  const { field, fieldState, id, isRequired } = useInput({
    source: `${source}.voice_cloning_key_file`,
    validate: storedKey ? formRules.optional : formRules.required,
  });
  const chosen: string = field.value ?? '';
  const preview = chosen
    ? translate(t('keyChosen'), { hint: hintOf(chosen) })
    : storedKey && translate('app.form.stored', { hint: hintOf(storedKey) });
  return (
    <KeyFileInput
      id={id}
      label={t('key')}
      isRequired={isRequired}
      text={preview}
      buttonLabel={translate(t(preview ? 'keyReplace' : 'keyChoose'))}
      accept=""
      error={fieldState.error?.message}
      helperText={t('keyHelp')}
      inputRef={field.ref}
      onText={(text) => field.onChange(text)}
    />
  );
};
