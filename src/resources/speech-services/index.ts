import Icon from '@mui/icons-material/RecordVoiceOverOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'speech-services',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./SpeechServiceList')).SpeechServiceList })),
} satisfies ResourceDefinition;
