/**
 * The options of `npm run deploy:files`.
 * @type {import('../lib/options.mjs').OptionTable}
 */
export const deployOptions = {
  out: { kind: 'text', value: 'FOLDER', help: 'where to write those of one deployment' },
  root: { kind: 'text', value: 'FOLDER', help: 'the folder of the build (/var/www/trunkline)' },
  base: { kind: 'text', value: 'PATH', help: 'the path below which browsers find the console (/)' },
  upstream: {
    kind: 'url',
    value: 'URL',
    help: 'where the platform listens (http://127.0.0.1:3000)',
  },
  hsts: { kind: 'flag', help: 'send HSTS, for a year and all subdomains' },
};
