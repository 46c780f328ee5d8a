// What the server processes of `npm start` and `npm run dev` share.
import { existsSync, readFileSync } from 'node:fs';
import { createOutbox } from '../../platform/demo/outbox';
import { type DemoUser, demoUsers } from '../../platform/demo/seed/demoUsers';
import { githubUser, hostedUsers } from '../../platform/demo/seed/hostedUsers';
import { followed, inlineScripts } from '../../platform/serve/page';
import type { ServeOptions } from '../../platform/serve/serve';
import { readBasePath, withBase } from './basePath.mjs';
import { type Deployment, readDeployment, readSite } from './deployment';
import { configText, readEnvironment } from './environment';
import { optionsOrExit } from './options.mjs';
import { inRoot } from './paths.mjs';
import { fail, say } from './say.mjs';
import { serveOptions } from './serveOptions.mjs';

/** What a live platform allows in 5 minutes, to everyone together. */
const liveRateLimit = 600;

/** Where the demo's data live; hosted mode has its own. */
const dataFile = ({ hosted }: ServeOptions) => `data/${hosted ? 'hosted' : 'platform'}.sqlite`;
const outbox = 'data/outbox';
/** How much data the embedded platform starts with. */
const sizes = ['small', 'large', 'huge'] as const;

/** What vite takes into the build of its variables and of `.env`. */
const buildVariables = async (mode: string) => {
  const { loadEnv } = await import('vite');
  return loadEnv(mode, inRoot('.'), ['VITE_', 'INITIAL_APP_']);
};

/**
 * The settings of the console for the real platform that the options name; undefined for the embedded one.
 * `file` is its config.js. Ends the process in words when they make no sense.
 */
export async function readSettings(
  { api, hosted, config }: ServeOptions,
  file: string,
  mode: 'production' | 'development',
): Promise<Deployment | undefined> {
  if (api === undefined) return undefined;
  const given = {
    API_BASE_URL: api,
    ...(hosted ? { ENABLE_HOSTED_SYSTEM: true } : {}),
    ...config,
  };
  const build = await buildVariables(mode);
  try {
    return readDeployment({ file: inRoot(file), environment: process.env, build, given });
  } catch (error) {
    return fail((error as Error).message);
  }
}

/**
 * The settings of `npm run serve`: those of the build's config.js, of its page and of the environment. What makes no sense
 * in them is noted, and served: the page names it to those who can read no log.
 */
export async function readSiteSettings(dist: string): Promise<Deployment> {
  const build = await buildVariables('production');
  const page = `${dist}/index.html`;
  const inline = existsSync(page) ? inlineScripts(readFileSync(page, 'utf8')) : [];
  const sources = { file: `${dist}/config.js`, environment: process.env, build, given: {}, inline };
  const { deployment, problems } = readSite(sources);
  return { ...deployment, notes: [...problems, ...deployment.notes] };
}

/** The text of `/config.js` for each request: that file of the build as it is now, and the environment below it. */
export function siteScript(dist: string): () => string {
  const { rows } = readEnvironment(process.env);
  const follow = followed(`${dist}/config.js`, (text) => configText(text, rows));
  const none = configText('', rows);
  return () => {
    try {
      return follow();
    } catch {
      return none;
    }
  };
}

/** The command line as the server's options. Mails are kept in data/outbox and shown at once. */
export function readServeOptions(args: string[]): ServeOptions {
  const given = optionsOrExit('', serveOptions, args);
  const number = (name: string) => (given[name] === undefined ? undefined : Number(given[name]));
  const hosted = given.hosted === true;
  const post = createOutbox(inRoot(outbox));
  const base = String(given.base ?? readBasePath(process.env.BASE_PATH).base ?? '/');
  return {
    base,
    written: (html) => withBase(html, base),
    ...(given.port === undefined ? {} : { port: Number(given.port) }),
    ...(given.host === undefined ? {} : { host: String(given.host) }),
    api: given.api === undefined ? undefined : String(given.api),
    hsts: given.hsts === true,
    ...(given.recordings === undefined ? {} : { config: { RECORDING_ORIGINS: given.recordings } }),
    hosted,
    standIns: ['payment', 'identity'],
    file: inRoot(dataFile({ hosted })),
    seed: hosted ? 'hosted' : (sizes.find((size) => size === given.seed) ?? 'small'),
    reset: given.reset === true,
    living: given.still !== true,
    jwtLifeSeconds: number('jwt-life'),
    rateLimit: number('rate-limit') ?? liveRateLimit,
    onMail: (mail) => say(`\n${post(mail).join('\n')}`),
  };
}

/** Says where the console is and who can sign in. */
export function tellWhere(url: string, options: ServeOptions, notes: string[] = []): void {
  say(`\nTrunkline is at ${url}\n`);
  if (options.api) {
    say(`It speaks to the platform at ${options.api}; sign in with a user of that platform.`);
    say('That platform must allow this address in its CORS settings.');
    for (const note of notes) say(note);
  } else {
    tellUsers(options.hosted ? hostedUsers : demoUsers);
    if (options.hosted) {
      say(`\n${githubUser} has no password and logs in with GitHub.`);
      say('Sign up with any e-mail address, pay with the card 4242 4242 4242 4242.');
    }
    const command = `npm start -- ${options.hosted ? '--hosted ' : ''}--reset`;
    say(`\nData is kept in ${dataFile(options)}; "${command}" starts it over.`);
    say(`Mails are kept in ${outbox} and shown here.`);
  }
  say('Stop with Ctrl+C.');
}

function tellUsers(users: DemoUser[]): void {
  say('Demo users:');
  const rows = users.map(({ scope, username, password, note }) => [
    scope,
    username,
    password,
    note,
  ]);
  for (const line of columns([['scope', 'user', 'password', ''], ...rows])) say(`  ${line}`);
}

function columns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd((widths[at] ?? 0) + 3))
      .join('')
      .trimEnd(),
  );
}

/** Closes everything on Ctrl+C or a stop from outside, once, then ends the process. */
export function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    say('\nStopping …');
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
