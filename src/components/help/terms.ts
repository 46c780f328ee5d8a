/**
 * The terms that explain themselves, and where the guide says more: anchors of its glossary. What each
 * means in a sentence is `app.terms.means` of the same name.
 */
export const terms = {
  e164: 'e164',
  techPrefix: 'tech-prefix',
  diversion: 'diversion-header',
  siprec: 'siprec',
  padCrypto: 'padded-srtp-keys',
  realm: 'sip-realm',
  dtmf: 'dtmf',
  ice: 'ice',
  dtls: 'dtls',
  sips: 'sips',
  optionsPing: 'options-ping',
  netmask: 'netmask',
  sipProxy: 'outbound-proxy',
  register: 'register',
  systemId: 'smpp-system-id',
  mos: 'mos',
  jitter: 'jitter',
} as const;

export type TermId = keyof typeof terms;
