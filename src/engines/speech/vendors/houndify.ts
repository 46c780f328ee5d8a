import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const houndify = {
  id: 'houndify',
  name: vendorNames.houndify,
  tts: false,
  stt: true,
  riskyTest: true,
  feature: 'additionalSpeechVendors',
  fields: [
    { source: 'client_id', kind: 'text', required: true, fixed: true },
    { source: 'client_key', kind: 'secret', required: true, isSecret: true, fixed: true },
    { source: 'user_id', kind: 'text', required: true, fixed: true },
    { source: 'houndify_server_uri', kind: 'text' },
  ],
} as const satisfies VendorDescriptor;
