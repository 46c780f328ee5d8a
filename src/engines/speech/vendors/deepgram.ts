import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

const hosted = { mode: 'hosted' } as const;
const onPremises = { mode: 'on_premises' } as const;
const endpoints = [
  { id: '', name: 'resources.speech-services.choices.usDefault' },
  { id: 'api.eu.deepgram.com', name: 'resources.speech-services.choices.euHosted' },
] as const;
const isEndpoint = (uri: unknown) => endpoints.some(({ id }) => id === (uri ?? ''));

export const deepgram = {
  id: 'deepgram',
  name: vendorNames.deepgram,
  tts: true,
  stt: true,
  modes: {
    label: 'resources.speech-services.modes.hosting',
    fixed: true,
    list: [
      { id: 'hosted', name: 'resources.speech-services.modes.hosted' },
      {
        id: 'on_premises',
        name: 'resources.speech-services.modes.onPremises',
        is: ({ deepgram_stt_uri }) => !isEndpoint(deepgram_stt_uri),
      },
    ],
  },
  fields: [
    {
      source: 'api_key',
      kind: 'secret',
      required: true,
      isSecret: true,
      fixed: true,
      showWhen: hosted,
    },
    {
      source: 'deepgram_stt_uri',
      kind: 'choice',
      label: 'resources.speech-services.labels.sttEndpoint',
      choices: endpoints,
      showWhen: hosted,
    },
    { source: 'deepgram_stt_uri', kind: 'text', required: true, showWhen: onPremises },
    { source: 'deepgram_stt_use_tls', kind: 'flag', showWhen: onPremises },
    {
      source: 'deepgram_tts_uri',
      kind: 'text',
      required: true,
      placeholder: 'http://',
      showWhen: onPremises,
    },
    {
      source: 'api_key',
      kind: 'secret',
      label: 'resources.speech-services.labels.optionalKey',
      isSecret: true,
      fixed: true,
      showWhen: onPremises,
    },
    { source: 'model_id', kind: 'model', models: 'sttModels' },
  ],
  // The platform reaches an endpoint of the vendor's own over TLS only.
  derive: ({ deepgram_stt_uri, deepgram_stt_use_tls }) => ({
    deepgram_stt_use_tls: isEndpoint(deepgram_stt_uri)
      ? Number(Boolean(deepgram_stt_uri))
      : deepgram_stt_use_tls,
  }),
  synthesis: { modelIsVoice: true },
} as const satisfies VendorDescriptor;
