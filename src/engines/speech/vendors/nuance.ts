import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

const onPremises = ['on_premises_tts', 'on_premises_stt'] as const;
const cloud = { noZone: onPremises } as const;

export const nuance = {
  id: 'nuance',
  name: vendorNames.nuance,
  tts: true,
  stt: true,
  zones: [
    {
      id: 'on_premises_tts',
      label: 'resources.speech-services.zones.onPremisesTts',
      filledBy: ['nuance_tts_uri'],
    },
    {
      id: 'on_premises_stt',
      label: 'resources.speech-services.zones.onPremisesStt',
      filledBy: ['nuance_stt_uri'],
    },
  ],
  fields: [
    { source: 'client_id', kind: 'text', required: cloud, fixed: true },
    { source: 'secret', kind: 'secret', required: cloud, isSecret: true, fixed: true },
    {
      source: 'nuance_tts_uri',
      kind: 'text',
      required: true,
      pattern: 'hostPort',
      showWhen: { zone: 'on_premises_tts' },
    },
    {
      source: 'nuance_stt_uri',
      kind: 'text',
      required: true,
      pattern: 'hostPort',
      showWhen: { zone: 'on_premises_stt' },
    },
  ],
} as const satisfies VendorDescriptor;
