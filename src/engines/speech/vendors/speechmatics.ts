import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

export const speechmatics = {
  id: 'speechmatics',
  name: vendorNames.speechmatics,
  tts: false,
  stt: true,
  feature: 'additionalSpeechVendors',
  modes: {
    label: 'resources.speech-services.modes.hosting',
    fixed: true,
    list: [
      { id: 'hosted', name: 'resources.speech-services.modes.hosted' },
      {
        id: 'on_premises',
        name: 'resources.speech-services.modes.onPremises',
        is: ({ speechmatics_stt_uri: uri }) =>
          typeof uri === 'string' && uri !== '' && !uri.includes('speechmatics.com'),
      },
    ],
  },
  fields: [
    { source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true },
    {
      source: 'speechmatics_stt_uri',
      kind: 'region',
      label: 'resources.speech-services.labels.endpoint',
      required: true,
      showWhen: { mode: 'hosted' },
      regions: async () => (await import('../regions/speechmatics')).speechmaticsRegions,
    },
    {
      source: 'speechmatics_stt_uri',
      kind: 'text',
      required: true,
      showWhen: { mode: 'on_premises' },
    },
  ],
} as const satisfies VendorDescriptor;
