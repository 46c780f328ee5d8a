import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const elevenlabs = {
  id: 'elevenlabs',
  name: vendorNames.elevenlabs,
  tts: true,
  stt: false,
  fields: [
    {
      source: 'api_uri',
      kind: 'choice',
      required: true,
      fallback: 'api.elevenlabs.io',
      choices: [
        { id: 'api.elevenlabs.io', name: 'US' },
        { id: 'api.eu.residency.elevenlabs.io', name: 'EU' },
        { id: 'api.in.residency.elevenlabs.io', name: 'IN' },
      ],
    },
    { source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true },
    { source: 'model_id', kind: 'model', required: true },
    {
      source: 'options',
      kind: 'options',
      options: {
        example: {
          optimize_streaming_latency: 3,
          voice_settings: { stability: 0.5, similarity_boost: 0.5, use_speaker_boost: true },
        },
        docs: 'https://elevenlabs.io/docs/api-reference/streaming',
      },
    },
  ],
  synthesis: { language: ['en'], sharedVoices: 'first' },
} as const satisfies VendorDescriptor;
