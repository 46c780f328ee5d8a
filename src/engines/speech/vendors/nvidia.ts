import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const nvidia = {
  id: 'nvidia',
  name: vendorNames.nvidia,
  tts: true,
  stt: true,
  fields: [{ source: 'riva_server_uri', kind: 'text', required: true }],
} as const satisfies VendorDescriptor;
