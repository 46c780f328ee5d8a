import type { VendorDescriptor } from './descriptor';
import { vendorNames } from './names';

export const wellsaid = {
  id: 'wellsaid',
  name: vendorNames.wellsaid,
  tts: true,
  stt: false,
  fields: [{ source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true }],
} as const satisfies VendorDescriptor;
