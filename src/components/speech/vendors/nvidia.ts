import type { VendorDescriptor } from './descriptor';

export const nvidia = {
  id: 'nvidia',
  name: 'Nvidia',
  tts: true,
  stt: true,
  fields: [{ source: 'riva_server_uri', kind: 'text', required: true }],
} as const satisfies VendorDescriptor;
