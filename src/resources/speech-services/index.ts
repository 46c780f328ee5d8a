import Icon from '@mui/icons-material/RecordVoiceOverOutlined';
import { lazy } from 'react';
import type { SpeechCredential } from '../../types';
import type { ResourceDefinition } from '../definition';

export default {
  name: 'speech-services',
  icon: Icon,
  list: lazy(async () => ({ default: (await import('./SpeechServiceList')).SpeechServiceList })),
  create: lazy(async () => ({
    default: (await import('./SpeechServiceCreate')).SpeechServiceCreate,
  })),
  edit: lazy(async () => ({ default: (await import('./SpeechServiceEdit')).SpeechServiceEdit })),
  recordRepresentation: ({ vendor }: SpeechCredential) => vendor,
} satisfies ResourceDefinition;
