import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { FormSection } from '../../components/form/FormSection';
import type { SpeechCredential } from '../../types';
import { TestButton } from './TestButton';
import { TestState } from './TestState';

/** How the stored credential last fared at its vendor, and the way to try it again. */
export const SpeechStatus = ({ credential }: { credential: SpeechCredential }) => {
  const translate = useTranslate();
  return (
    <FormSection
      title={translate('resources.speech-services.sections.status')}
      purpose={translate('resources.speech-services.sections.statusPurpose')}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, minHeight: 48 }}>
        <TestButton credential={credential} isOutlined />
        <TestState credential={credential} />
      </Box>
    </FormSection>
  );
};
