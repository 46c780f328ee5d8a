// What the server processes of `npm start` and `npm run dev` share.
import { demoUsers } from '../../platform/demo/seed/demoUsers';
import type { ServeOptions } from '../../platform/serve/serve';
import { optionsOrExit } from './options.mjs';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';
import { serveOptions } from './serveOptions.mjs';

/** What a live platform allows in 5 minutes, to everyone together. */
const liveRateLimit = 600;

/** The command line as the server's options; the demo's data lives in data/platform.sqlite. */
export function readServeOptions(args: string[]): ServeOptions {
  const given = optionsOrExit('', serveOptions, args);
  const number = (name: string) => (given[name] === undefined ? undefined : Number(given[name]));
  return {
    ...(given.port === undefined ? {} : { port: Number(given.port) }),
    ...(given.host === undefined ? {} : { host: String(given.host) }),
    api: given.api === undefined ? undefined : String(given.api),
    hsts: given.hsts === true,
    ...(given.recordings === undefined ? {} : { config: { RECORDING_ORIGINS: given.recordings } }),
    file: inRoot('data/platform.sqlite'),
    seed: given.seed === 'large' ? 'large' : 'small',
    reset: given.reset === true,
    jwtLifeSeconds: number('jwt-life'),
    rateLimit: number('rate-limit') ?? liveRateLimit,
  };
}

/** Says where the console is and who can sign in. */
export function tellWhere(url: string, options: ServeOptions): void {
  say(`\nTrunkline is at ${url}\n`);
  if (options.api) {
    say(`It speaks to the platform at ${options.api}; sign in with a user of that platform.`);
    say('That platform must allow this address in its CORS settings.');
  } else {
    say('Demo users:');
    const rows = demoUsers.map(({ scope, username, password, note }) => [
      scope,
      username,
      password,
      note,
    ]);
    for (const line of columns([['scope', 'user', 'password', ''], ...rows])) say(`  ${line}`);
    say('\nData is kept in data/platform.sqlite; "npm start -- --reset" starts it over.');
  }
  say('Stop with Ctrl+C.');
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
