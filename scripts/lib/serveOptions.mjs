import { readBasePath } from './basePath.mjs';

/**
 * The options that `npm start` and `npm run dev` share, and how each reaches the server process.
 * @type {import('./options.mjs').OptionTable}
 */
export const serveOptions = {
  api: {
    kind: 'url',
    value: 'URL',
    help: 'use a real platform at this API base URL instead of the embedded one',
  },
  hosted: {
    kind: 'flag',
    help: 'show hosted mode (sign-up, plans, payment) on a platform and with data of its own',
  },
  port: { kind: 'port', help: 'the port to listen on (3001)' },
  host: { kind: 'text', value: 'ADDRESS', help: 'the address to listen on (127.0.0.1)' },
  base: {
    kind: 'path',
    value: 'PATH',
    help: 'the path to serve it below, such as /portal (BASE_PATH, else the root)',
  },
  recordings: {
    kind: 'text',
    value: 'ORIGINS',
    help: 'origins outside of the platform that recordings may come from, apart by spaces',
  },
  hsts: { kind: 'flag', help: 'send HSTS; for a console behind an HTTPS proxy' },
  reset: { kind: 'flag', help: "start the embedded platform's data over" },
  seed: {
    kind: 'choice',
    choices: ['small', 'large', 'huge'],
    help: 'how much data to start with (small); takes effect on an empty or --reset platform',
  },
  still: { kind: 'flag', help: 'no call begins by itself on the embedded platform' },
  'jwt-life': { kind: 'count', value: 'SECONDS', help: 'how long a sign-in lasts (3600)' },
  'rate-limit': {
    kind: 'count',
    help: 'requests allowed in 5 minutes for everyone together (600)',
  },
};

/** Where the console listens when nothing is said. */
export const defaultPort = 3001;
export const defaultHost = '127.0.0.1';

/** What a request for it could not be told from one below a base of that name. */
const ofTheServer = ['api', 'assets', 'stand-in'];

/** Options of the embedded platform, which say nothing to a real one. */
const embeddedOnly = ['reset', 'seed', 'still', 'jwt-life', 'rate-limit'];

/**
 * Why these options do not go together, in words; undefined when they do.
 * @param {import('./options.mjs').Options} options
 */
export function optionConflict(options) {
  const { base = '/', problem } = readBasePath(process.env.BASE_PATH);
  if (options.base === undefined && problem) return problem;
  const [first = ''] = String(options.base ?? base)
    .split('/')
    .filter(Boolean);
  if (ofTheServer.includes(first)) {
    return `The server has a /${first} of its own. Take another path than ${options.base ?? base}.`;
  }
  if (options.hosted && options.seed !== undefined) {
    return '--hosted has data of its own. Leave --seed away.';
  }
  const idle = embeddedOnly.filter((name) => options[name] !== undefined);
  if (options.api === undefined || idle.length === 0) return undefined;
  const names = idle.map((name) => `--${name}`).join(', ');
  return `${names} concerns the embedded platform, which --api replaces. Leave one of the two away.`;
}
