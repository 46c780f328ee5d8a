/**
 * The options of `trunkline config`.
 * @type {import('./options.mjs').OptionTable}
 */
export const configOptions = {
  url: { kind: 'url', value: 'URL', help: 'the API base URL (TRUNKLINE_URL)' },
  key: {
    kind: 'text',
    value: 'KEY',
    help: 'an API key; better in TRUNKLINE_KEY, which no list of processes shows',
  },
  provider: { kind: 'text', value: 'NAME', help: 'the service provider, by its name or sid' },
  account: { kind: 'text', value: 'NAME', help: 'one account instead, by its name or sid' },
  file: { kind: 'text', value: 'FILE', help: 'the document; - for standard input or output' },
  with: { kind: 'text', value: 'FILE', help: 'diff: another document in place of the platform' },
  format: { kind: 'choice', choices: ['yaml', 'json'], help: 'of an export; yaml unless given' },
  delete: {
    kind: 'flag',
    help: 'apply: delete what the platform alone has of the kinds that the document lists',
  },
  secrets: { kind: 'flag', help: 'apply: send secrets that are given for existing records, too' },
  yes: { kind: 'flag', help: 'apply: do not ask before a deletion' },
  'dry-run': { kind: 'flag', help: 'apply: say what would be done' },
  rate: { kind: 'count', help: 'requests a second; 1 unless given' },
  json: { kind: 'flag', help: 'say it as JSON' },
};
