import Box from '@mui/material/Box';
import { useInView } from '../../../components/list/useInView';
import type { fallbackFields, primaryFields } from '../../../engines/speech';
import type { UsableSpeech } from '../../../types';
import { RecognizerInputs } from './RecognizerInputs';
import { SynthesizerInputs } from './SynthesizerInputs';

interface SpeechBlockProps {
  /** The group of texts that names its parts. */
  titles: 'primary' | 'fallback';
  fields: typeof primaryFields | typeof fallbackFields;
  /** Undefined while they are still to come. */
  credentials: UsableSpeech[] | undefined;
}

/** One copy of an application's speech. Its lists are requested when it becomes visible. */
export const SpeechBlock = ({ titles, fields, credentials }: SpeechBlockProps) => {
  const [ref, isSeen] = useInView<HTMLDivElement>();
  return (
    <Box ref={ref} sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
      <SynthesizerInputs
        title={`resources.applications.speech.${titles}.synthesizer`}
        fields={fields.synthesis}
        credentials={credentials}
        isSeen={isSeen}
      />
      <RecognizerInputs
        title={`resources.applications.speech.${titles}.recognizer`}
        fields={fields.recognition}
        credentials={credentials}
        isSeen={isSeen}
      />
    </Box>
  );
};
