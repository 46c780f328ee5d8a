import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

const tts = { use: 'tts' } as const;
const stt = { use: 'stt' } as const;

export const custom = {
  id: 'custom',
  name: vendorNames.custom,
  tts: true,
  stt: true,
  isNamed: true,
  feature: 'customSpeech',
  fields: [
    {
      source: 'custom_tts_url',
      kind: 'text',
      required: { use: 'tts', without: 'custom_tts_streaming_url' },
      showWhen: tts,
    },
    {
      source: 'custom_tts_streaming_url',
      kind: 'text',
      pattern: 'webSocketUrl',
      required: { use: 'tts', without: 'custom_tts_url' },
      showWhen: tts,
    },
    {
      source: 'custom_stt_url',
      kind: 'text',
      pattern: 'webSocketUrl',
      required: true,
      showWhen: stt,
    },
    { source: 'auth_token', kind: 'secret', isSecret: true, fixed: true },
  ],
  synthesis: { isTyped: true },
  recognition: { language: 'en-US', isTyped: true },
} as const satisfies VendorDescriptor;
