export const speechServices = {
  name: 'Speech service |||| Speech services',
  empty: 'No speech services.',
  purpose: 'Speech services turn text into speech (TTS) and speech into text (STT).',
  notInUse: 'Not in use',
  fields: { vendor: 'Vendor', label: 'Label', use_for_tts: 'Use' },
};
