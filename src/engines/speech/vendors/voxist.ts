import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const voxist = {
  id: 'voxist',
  name: vendorNames.voxist,
  tts: false,
  stt: true,
  fields: [{ source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true }],
} as const satisfies VendorDescriptor;
