/** What the vendors are called, apart from their descriptors: a list names them and no more. */
export const vendorNames = {
  assemblyai: 'AssemblyAI',
  aws: 'AWS',
  cartesia: 'Cartesia',
  cobalt: 'Cobalt',
  custom: 'Custom',
  deepgram: 'Deepgram',
  deepgramflux: 'Deepgram Flux',
  elevenlabs: 'ElevenLabs',
  gladia: 'Gladia',
  google: 'Google',
  ibm: 'IBM',
  inworld: 'Inworld',
  microsoft: 'Microsoft',
  nuance: 'Nuance',
  nvidia: 'Nvidia',
  openai: 'OpenAI',
  playht: 'PlayHT',
  resemble: 'Resemble',
  rimelabs: 'RimeLabs',
  soniox: 'Soniox',
  houndify: 'SoundHound',
  speechmatics: 'Speechmatics',
  verbio: 'Verbio',
  voxist: 'Voxist',
  wellsaid: 'WellSaid',
  whisper: 'Whisper',
} as const;

/**
 * The name of a credential's vendor. Of a vendor that the operator named, `{id}:{name}`, it is the
 * operator's name; of one that is not known here, the platform's own spelling; empty where the
 * platform sent none, or nothing that can be read.
 */
export const vendorName = (vendor: string | null | undefined): string =>
  Object.hasOwn(vendorNames, vendor ?? '')
    ? vendorNames[vendor as keyof typeof vendorNames]
    : (vendor ?? '').replace(/^[^:]*:(?=.)/, '');
