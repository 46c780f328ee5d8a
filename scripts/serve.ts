// The server process of `npm start`; scripts/start.mjs has checked the options and made the build.
import { type ServeOptions, startServer } from '../platform/serve/serve';
import { cannotListen } from './lib/reach.mjs';
import { fail } from './lib/say.mjs';
import { defaultHost, defaultPort } from './lib/serveOptions.mjs';
import { readServeOptions, readSettings, stopOnSignal, tellWhere } from './lib/serving';

const options: ServeOptions = {
  port: defaultPort,
  host: defaultHost,
  ...readServeOptions(process.argv.slice(2)),
};

const deployment = await readSettings(options, 'dist/config.js', 'production');

try {
  const server = await startServer({ ...options, deployment });
  stopOnSignal(server.close);
  tellWhere(server.url, options, deployment?.notes);
} catch (error) {
  const inWords = await cannotListen(options.port ?? defaultPort, options.host ?? defaultHost);
  fail(inWords ?? (error instanceof Error ? error.message : String(error)));
}
