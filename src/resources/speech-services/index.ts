import Icon from '@mui/icons-material/RecordVoiceOverOutlined';
import type { SpeechCredential } from '../../types';
import type { ResourceDefinition } from '../definition';
import { view, viewWith } from '../view';

export default {
  name: 'speech-services',
  icon: Icon,
  sort: { field: 'vendor', order: 'ASC' },
  options: { bulk: ['delete', 'copyNames', 'copySids', 'export'] },
  list: view(async () => (await import('./SpeechServiceList')).SpeechServiceList),
  create: view(async () => (await import('./SpeechServiceCreate')).SpeechServiceCreate),
  edit: viewWith(
    ['loadTools'],
    async () => (await import('./SpeechServiceEdit')).SpeechServiceEdit,
  ),
  recordRepresentation: ({ vendor }: SpeechCredential) => vendor,
} satisfies ResourceDefinition;
