import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const rimelabs = {
  id: 'rimelabs',
  name: vendorNames.rimelabs,
  tts: true,
  stt: false,
  fields: [
    { source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true },
    { source: 'model_id', kind: 'model', required: true },
    {
      source: 'options',
      kind: 'options',
      options: {
        example: { speedAlpha: 1.0, reduceLatency: true },
        docs: 'https://rimelabs.mintlify.app/api-reference/endpoint/streaming-mp3#variable-parameters',
      },
    },
  ],
  synthesis: { language: ['eng'] },
} as const satisfies VendorDescriptor;
