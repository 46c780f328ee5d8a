/**
 * The options of `npm run deploy:files`.
 * @type {import('../lib/options.mjs').OptionTable}
 */
export const deployOptions = {
  out: { kind: 'text', value: 'FOLDER', help: 'where to write those of one deployment' },
  root: { kind: 'folder', value: 'FOLDER', help: 'the folder of the build (/var/www/trunkline)' },
  base: { kind: 'text', value: 'PATH', help: 'the path below which browsers find the console (/)' },
  upstream: {
    kind: 'origin',
    value: 'URL',
    help: 'where the platform listens, without a path (http://127.0.0.1:3000)',
  },
  host: { kind: 'host', value: 'NAME', help: 'the host that browsers ask for (any)' },
  hsts: { kind: 'flag', help: 'send HSTS, for a year and all subdomains' },
};
