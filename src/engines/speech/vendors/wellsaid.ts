import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const wellsaid = {
  id: 'wellsaid',
  name: vendorNames.wellsaid,
  tts: true,
  stt: false,
  fields: [{ source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true }],
} as const satisfies VendorDescriptor;
