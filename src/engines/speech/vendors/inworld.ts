import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const inworld = {
  id: 'inworld',
  name: vendorNames.inworld,
  tts: true,
  stt: false,
  feature: 'additionalSpeechVendors',
  fields: [
    { source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true },
    { source: 'model_id', kind: 'model', required: true },
    {
      source: 'options',
      kind: 'options',
      options: {
        example: { audioConfig: { pitch: 0.0, speakingRate: 1.0 }, temperature: 0.8 },
        docs: 'https://docs.inworld.ai/api-reference/ttsAPI/texttospeech/synthesize-speech-stream',
      },
    },
  ],
  synthesis: { language: ['en'] },
} as const satisfies VendorDescriptor;
