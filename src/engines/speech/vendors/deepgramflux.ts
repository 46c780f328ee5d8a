import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const deepgramflux = {
  id: 'deepgramflux',
  name: vendorNames.deepgramflux,
  tts: false,
  stt: true,
  feature: 'additionalSpeechVendors',
  fields: [{ source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true }],
  recognition: { noLanguage: true },
} as const satisfies VendorDescriptor;
