import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

const tts = { use: 'tts' } as const;
const stt = { use: 'stt' } as const;
const regions = async () => (await import('../regions/ibm')).ibmRegions;

export const ibm = {
  id: 'ibm',
  name: vendorNames.ibm,
  tts: true,
  stt: true,
  fields: [
    { source: 'tts_region', kind: 'region', required: tts, regions },
    { source: 'tts_api_key', kind: 'secret', required: tts, isSecret: true, fixed: true },
    { source: 'stt_region', kind: 'region', required: stt, regions },
    { source: 'stt_api_key', kind: 'secret', required: stt, isSecret: true, fixed: true },
    { source: 'instance_id', kind: 'text', required: stt, fixed: true },
  ],
} as const satisfies VendorDescriptor;
