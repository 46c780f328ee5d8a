import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const cobalt = {
  id: 'cobalt',
  name: vendorNames.cobalt,
  tts: false,
  stt: true,
  fields: [{ source: 'cobalt_server_uri', kind: 'text', required: true }],
  recognition: { language: 'en_US-8khz' },
} as const satisfies VendorDescriptor;
