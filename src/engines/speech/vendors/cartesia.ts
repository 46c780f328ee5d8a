import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

const tts = { use: 'tts' } as const;
const stt = { use: 'stt' } as const;

export const cartesia = {
  id: 'cartesia',
  name: vendorNames.cartesia,
  tts: true,
  stt: true,
  fields: [
    { source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true },
    {
      source: 'model_id',
      kind: 'model',
      label: 'resources.speech-services.labels.ttsModel',
      required: true,
      showWhen: tts,
    },
    {
      source: 'stt_model_id',
      kind: 'model',
      models: 'sttModels',
      required: true,
      showWhen: stt,
    },
    {
      source: 'options',
      kind: 'options',
      options: {
        example: { speed: 0.0, emotion: 'positivity:high' },
        docs: 'https://docs.cartesia.ai/api-reference/tts/bytes',
      },
    },
  ],
  synthesis: { language: ['en'] },
} as const satisfies VendorDescriptor;
