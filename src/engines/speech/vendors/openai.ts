import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const openai = {
  id: 'openai',
  name: vendorNames.openai,
  tts: false,
  stt: true,
  feature: 'additionalSpeechVendors',
  fields: [
    { source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true },
    { source: 'model_id', kind: 'model', models: 'sttModels', required: true },
  ],
} as const satisfies VendorDescriptor;
