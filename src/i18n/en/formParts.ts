/** Texts of what forms are made of. */
export const formParts = {
  password: { generate: 'Generate password', copy: 'Copy password' },
  secret: { none: 'Not set' },
  webhook: { only: 'Always %{method}' },
  carrierStart: {
    title: 'Start from',
    purpose: 'A blank form, or the settings and gateways of a provider you know.',
    blank: 'Blank',
    search: 'Search templates',
    fromTemplate:
      'Gateways and settings come from the %{name} template. The carrier opens once it’s created, so you can add your credentials.',
  },
};
