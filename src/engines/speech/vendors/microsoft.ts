import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

const hosted = { mode: 'hosted' } as const;
const onPremises = { mode: 'on_premises' } as const;

export const microsoft = {
  id: 'microsoft',
  name: vendorNames.microsoft,
  tts: true,
  stt: true,
  modes: {
    label: 'resources.speech-services.modes.hosting',
    list: [
      { id: 'hosted', name: 'resources.speech-services.modes.hosted' },
      {
        id: 'on_premises',
        name: 'resources.speech-services.modes.onPremises',
        is: ({ custom_tts_endpoint_url, custom_stt_endpoint_url }) =>
          Boolean(custom_tts_endpoint_url || custom_stt_endpoint_url),
      },
    ],
  },
  zones: [
    {
      id: 'custom_tts',
      label: 'resources.speech-services.zones.customTts',
      filledBy: ['custom_tts_endpoint'],
      showWhen: hosted,
    },
    {
      id: 'custom_stt',
      label: 'resources.speech-services.zones.customStt',
      filledBy: ['custom_stt_endpoint'],
      showWhen: hosted,
    },
  ],
  fields: [
    {
      source: 'region',
      kind: 'region',
      required: true,
      showWhen: hosted,
      regions: async () => (await import('../regions/azure')).azureRegions,
    },
    {
      source: 'api_key',
      kind: 'secret',
      required: true,
      isSecret: true,
      fixed: true,
      showWhen: hosted,
    },
    { source: 'custom_tts_endpoint_url', kind: 'text', required: true, showWhen: onPremises },
    { source: 'custom_stt_endpoint_url', kind: 'text', required: true, showWhen: onPremises },
    {
      source: 'api_key',
      kind: 'secret',
      label: 'resources.speech-services.labels.subscriptionKey',
      isSecret: true,
      fixed: true,
      showWhen: onPremises,
    },
    {
      source: 'custom_tts_endpoint',
      kind: 'text',
      required: true,
      showWhen: { mode: 'hosted', zone: 'custom_tts' },
    },
    {
      source: 'custom_stt_endpoint',
      kind: 'text',
      required: true,
      showWhen: { mode: 'hosted', zone: 'custom_stt' },
    },
  ],
  derive: ({ custom_tts_endpoint_url, custom_stt_endpoint_url }, isOpen) => ({
    use_custom_tts: Number(isOpen('custom_tts') || Boolean(custom_tts_endpoint_url)),
    use_custom_stt: Number(isOpen('custom_stt') || Boolean(custom_stt_endpoint_url)),
  }),
  synthesis: { ownVoice: true },
} as const satisfies VendorDescriptor;
