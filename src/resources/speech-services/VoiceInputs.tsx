import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { reportedUsages } from '../../engines/speech';
import { CloningKeyInput } from './CloningKeyInput';
import { formRules } from './vendorRules';

const t = (key: string) => `resources.speech-services.voices.${key}`;

const pairStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** What the voice is made of: a cloning key, or a model and what it is used for. */
export const VoiceInputs = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const isCloned = Boolean(useWatch({ name: `${source}.use_voice_cloning_key` }));
  return (
    <>
      <TextInput
        source={`${source}.name`}
        label={t('name')}
        validate={formRules.voiceName}
        helperText={false}
        autoComplete="off"
      />
      <CheckboxInput
        source={`${source}.use_voice_cloning_key`}
        label={t('use_voice_cloning_key')}
      />
      {isCloned ? (
        <CloningKeyInput source={source} />
      ) : (
        <Box sx={pairStyle}>
          <ChoiceInput
            source={`${source}.reported_usage`}
            label={t('reported_usage')}
            choices={reportedUsages.map((id) => ({ id, name: translate(t(`usages.${id}`)) }))}
          />
          <TextInput
            source={`${source}.model`}
            label={t('model')}
            validate={formRules.voiceModel}
            helperText={false}
            autoComplete="off"
          />
        </Box>
      )}
    </>
  );
};
