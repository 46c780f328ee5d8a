/**
 * The options of `npm run contract`.
 * @type {import('./options.mjs').OptionTable}
 */
export const contractOptions = {
  url: { kind: 'url', value: 'URL', help: 'the API base URL; without it the embedded platform' },
  username: { kind: 'text', value: 'NAME', help: 'a user of admin scope (CONTRACT_USERNAME)' },
  password: { kind: 'text', value: 'PASSWORD', help: 'the password (CONTRACT_PASSWORD)' },
  hosted: { kind: 'flag', help: 'the part about hosted mode, on a hosted platform' },
  only: {
    kind: 'text',
    value: 'PART',
    help: 'the parts whose files in tests/contract begin so, such as settings',
  },
  'stand-in': {
    kind: 'url',
    value: 'URL',
    help: 'what stands in there for the payment provider and others (CONTRACT_STAND_IN)',
  },
};
