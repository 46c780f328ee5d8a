import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const playht = {
  id: 'playht',
  name: vendorNames.playht,
  tts: true,
  stt: false,
  modes: {
    label: 'resources.speech-services.modes.hosting',
    fixed: true,
    list: [
      { id: 'hosted', name: 'resources.speech-services.modes.hosted' },
      {
        id: 'on_premises',
        name: 'resources.speech-services.modes.onPremises',
        is: ({ playht_tts_uri }) => Boolean(playht_tts_uri),
      },
    ],
  },
  fields: [
    { source: 'user_id', kind: 'text', required: true, fixed: true },
    { source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true },
    { source: 'playht_tts_uri', kind: 'text', required: true, showWhen: { mode: 'on_premises' } },
    { source: 'voice_engine', kind: 'model', required: true },
    {
      source: 'options',
      kind: 'options',
      options: {
        example: {
          quality: 'medium',
          speed: 1,
          seed: 1,
          temperature: 1,
          emotion: 'female_happy',
          voice_guidance: 3,
          style_guidance: 20,
          text_guidance: 1,
        },
        docs: 'https://docs.play.ht/reference/api-generate-tts-audio-stream',
      },
    },
  ],
  synthesis: { language: ['en-US', 'english'], sharedVoices: 'english' },
} as const satisfies VendorDescriptor;
