import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '../../../components/form/FormSection';
import { CheckboxInput } from '../../../components/inputs/CheckboxInput';
import { useInView } from '../../../components/list/useInView';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { fallbackFields, newFallback, primaryFields } from '../../../engines/speech';
import type { Application, UsableSpeech } from '../../../types';
import { SpeechBlock } from './SpeechBlock';
import { SwapButton } from './SwapButton';
import { useFittingLabels } from './useFittingLabels';
import { useUsableSpeech } from './useSpeech';

const none: UsableSpeech[] = [];

/** How an application speaks and listens, and with what when that fails. */
export const SpeechSection = () => {
  const translate = useTranslate();
  const isNew = !useRecordContext<Application>()?.id;
  const { getValues, setValue } = useFormContext<Application>();
  const [accountSid, hasFallback] = useWatch({ name: ['account_sid', 'use_for_fallback_speech'] });
  const [ref, isSeen] = useInView<HTMLDivElement>();
  const { data, error, refetch } = useUsableSpeech(accountSid ?? '', isNew || isSeen);
  const hasFailed = error !== null && !data;
  const credentials = accountSid && !hasFailed ? data : none;
  useFittingLabels(data);
  const begin = (isOn: boolean) => {
    if (!isOn) return;
    for (const [name, value] of Object.entries(newFallback(getValues()))) {
      setValue(name as keyof Application, value as string, { shouldDirty: true });
    }
  };
  return (
    <FormSection
      title={translate('resources.applications.sections.speech')}
      purpose={translate('resources.applications.sections.speechPurpose')}
    >
      <Box ref={ref} sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
        {hasFailed && <ErrorPanel error={error} onRetry={() => refetch()} />}
        <SpeechBlock titles="primary" fields={primaryFields} credentials={credentials} />
        <CheckboxInput
          source="use_for_fallback_speech"
          label="resources.applications.fields.use_for_fallback_speech"
          onChange={begin}
        />
        {hasFallback && (
          <Box
            sx={{
              display: 'grid',
              gap: 6,
              minWidth: 0,
              marginInlineStart: '7px',
              paddingInlineStart: '18px',
              borderInlineStart: '2px solid var(--mui-palette-divider)',
            }}
          >
            <SpeechBlock titles="fallback" fields={fallbackFields} credentials={credentials} />
            <SwapButton />
          </Box>
        )}
      </Box>
    </FormSection>
  );
};
