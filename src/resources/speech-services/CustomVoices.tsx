import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '../../components/form/FormSection';
import { useRows } from '../../components/form/useRows';
import { CollapsibleCheckbox } from '../../components/inputs/CollapsibleCheckbox';
import { isUsedFor, newCustomVoice } from '../../engines/speech';
import type { GoogleCustomVoice } from '../../types';
import { useCredentialForm } from './useCredentialForm';
import { VoiceRow } from './VoiceRow';

const source = 'custom_voices';
const t = (key: string) => `resources.speech-services.voices.${key}`;

/**
 * The voices of a credential. A stored one that is taken out stays, marked, until the save deletes
 * it (decision 38); a new one goes at once; the last one stays (rule 10.4).
 */
const VoiceRows = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { getValues, setValue } = useFormContext();
  const { rows, append, remove } = useRows(source);
  const mark = (index: number, isRemoved: boolean | undefined) =>
    setValue(`${source}.${index}.is_removed`, isRemoved, { shouldDirty: true });
  const takeOut = (index: number) => {
    const voices: GoogleCustomVoice[] = getValues(source);
    if (voices.filter(({ is_removed }) => !is_removed).length < 2) {
      notify(t('atLeastOne'), { type: 'error' });
    } else if (voices[index]?.google_custom_voice_sid) mark(index, true);
    else remove(index);
  };
  return (
    <>
      <Box
        component="ul"
        aria-label={translate('resources.speech-services.sections.voices')}
        sx={{ m: 0, p: 0, display: 'grid', gap: 2 }}
      >
        {rows.map(({ key }, index) => (
          <VoiceRow
            key={key}
            source={`${source}.${index}`}
            name={translate(t('row'), { number: index + 1 })}
            onRemove={() => takeOut(index)}
            onRestore={() => mark(index, undefined)}
          />
        ))}
      </Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ justifySelf: 'start' }}
        onClick={() => append(newCustomVoice(), { focusName: `${source}.${rows.length}.name` })}
      >
        {translate(t('add'))}
      </Button>
    </>
  );
};

/** Voices of one's own, where the vendor has such and the credential speaks. */
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
  return (
    <FormSection
      title={translate('resources.speech-services.sections.voices')}
      purpose={translate('resources.speech-services.sections.voicesPurpose')}
    >
      <CollapsibleCheckbox
        source="has_custom_voices"
        label={t('use')}
        isFilled={storedCount > 0}
        onTick={begin}
      >
        <VoiceRows />
      </CollapsibleCheckbox>
      {isTicked === false && storedCount > 0 && (
        <Box role="note" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {translate(t('allRemoved'))}
        </Box>
      )}
    </FormSection>
  );
};
