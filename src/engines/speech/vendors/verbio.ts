import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const verbio = {
  id: 'verbio',
  name: vendorNames.verbio,
  tts: true,
  stt: true,
  fields: [
    { source: 'client_id', kind: 'text', required: true, fixed: true },
    { source: 'client_secret', kind: 'secret', required: true, isSecret: true, fixed: true },
    {
      source: 'engine_version',
      kind: 'choice',
      required: true,
      fallback: 'V1',
      choices: [
        { id: 'V1', name: 'V1' },
        { id: 'V2', name: 'V2' },
      ],
    },
  ],
} as const satisfies VendorDescriptor;
