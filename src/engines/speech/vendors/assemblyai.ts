import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const assemblyai = {
  id: 'assemblyai',
  name: vendorNames.assemblyai,
  tts: false,
  stt: true,
  fields: [
    { source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true },
    {
      source: 'service_version',
      kind: 'choice',
      required: true,
      fallback: 'v2',
      choices: [
        { id: 'v2', name: 'V2' },
        { id: 'v3', name: 'V3' },
      ],
    },
  ],
} as const satisfies VendorDescriptor;
