import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const google = {
  id: 'google',
  name: vendorNames.google,
  tts: true,
  stt: true,
  fields: [
    { source: 'service_key', kind: 'serviceKey', required: true, isSecret: true, fixed: true },
    {
      source: 'model_id',
      kind: 'text',
      help: 'resources.speech-services.helper.geminiModel',
      showWhen: { use: 'tts' },
    },
  ],
  customVoices: true,
  synthesis: { voice: 'en-US-Standard-C', customVoices: true },
  recognition: { language: 'en-US' },
} as const satisfies VendorDescriptor;
