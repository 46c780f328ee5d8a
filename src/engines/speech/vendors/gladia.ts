import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const gladia = {
  id: 'gladia',
  name: vendorNames.gladia,
  tts: false,
  stt: true,
  riskyTest: true,
  feature: 'additionalSpeechVendors',
  fields: [
    { source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true },
    {
      source: 'region',
      kind: 'region',
      required: true,
      writeOnly: true,
      regions: async () => (await import('../regions/gladia')).gladiaRegions,
    },
  ],
} as const satisfies VendorDescriptor;
