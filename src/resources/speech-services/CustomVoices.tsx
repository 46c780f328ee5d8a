import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '../../components/form/FormSection';
import { PartRows } from '../../components/form/PartRows';
import { CollapsibleCheckbox } from '../../components/inputs/CollapsibleCheckbox';
import { isUsedFor, newCustomVoice } from '../../engines/speech';
import type { GoogleCustomVoice } from '../../types';
import { useCredentialForm } from './useCredentialForm';
import { VoiceInputs } from './VoiceInputs';
import { voiceRules } from './vendorRules';

const source = 'custom_voices';
const t = (key: string) => `resources.speech-services.voices.${key}`;

/** Custom voices, where the vendor has them and the credential is used for speech synthesis. */
export const CustomVoices = () => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const form = useCredentialForm();
  const isTicked = useWatch({ name: 'has_custom_voices' });
  if (!form?.descriptor.customVoices || !isUsedFor(form, 'tts')) return null;
  // The platform, or this operator's rights on it, know no such thing.
  if (form.stored && !form.stored.custom_voices) return null;
  const storedCount = form.stored?.custom_voices?.length ?? 0;
  const begin = (isOn: boolean) => {
    const voices: GoogleCustomVoice[] | undefined = getValues(source);
    if (isOn && !voices?.length) setValue(source, [newCustomVoice()], { shouldDirty: true });
  };
  const title = translate('resources.speech-services.sections.voices');
  return (
    <FormSection
      title={title}
      purpose={translate('resources.speech-services.sections.voicesPurpose')}
    >
      <CollapsibleCheckbox
        source="has_custom_voices"
        label={t('use')}
        isFilled={storedCount > 0}
        onTick={begin}
      >
        <PartRows<GoogleCustomVoice>
          source={source}
          idKey="google_custom_voice_sid"
          label={title}
          rowLabel={t('row')}
          addLabel={t('add')}
          newRow={newCustomVoice}
          nameOf={({ name }) => name}
          rules={voiceRules}
          lastStays={t('atLeastOne')}
        >
          {(at) => <VoiceInputs source={at} />}
        </PartRows>
      </CollapsibleCheckbox>
      {isTicked === false && storedCount > 0 && (
        <Box role="note" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {translate(t('allRemoved'))}
        </Box>
      )}
    </FormSection>
  );
};
