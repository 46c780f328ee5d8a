import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

const onPremises = { zone: 'on_premises' } as const;

export const resemble = {
  id: 'resemble',
  name: vendorNames.resemble,
  tts: true,
  stt: false,
  feature: 'additionalSpeechVendors',
  zones: [
    {
      id: 'on_premises',
      label: 'resources.speech-services.zones.onPremises',
      filledBy: ['resemble_tts_uri'],
      fixed: true,
    },
  ],
  fields: [
    { source: 'api_key', kind: 'secret', required: true, isSecret: true, fixed: true },
    { source: 'resemble_tts_uri', kind: 'text', required: true, showWhen: onPremises },
    { source: 'resemble_tts_use_tls', kind: 'flag', showWhen: onPremises },
  ],
} as const satisfies VendorDescriptor;
