import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const whisper = {
  id: 'whisper',
  name: vendorNames.whisper,
  tts: true,
  stt: false,
  fields: [
    { source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true },
    { source: 'model_id', kind: 'model', required: true },
  ],
  synthesis: { language: ['en-US'] },
} as const satisfies VendorDescriptor;
