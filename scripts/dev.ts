// The server process of `npm run dev`: Vite with hot reload, /api on the embedded platform.
import { createServer, type Plugin } from 'vite';
import { standInPrefix } from '../platform/demo/prefix';
import { configScript } from '../platform/serve/headers';
import { pageConfig } from '../platform/serve/pageConfig';
import { standInsOf, startPlatform } from '../platform/serve/serve';
import { standInScript } from '../platform/serve/standIns';
import { inRoot } from './lib/paths.mjs';
import { defaultHost, defaultPort } from './lib/serveOptions.mjs';
import { readServeOptions, readSettings, stopOnSignal, tellWhere } from './lib/serving';

/** Serves the runtime settings as the production server does, in the place of public/config.js. */
function runtimeConfig(script: string, base: string): Plugin {
  return {
    name: 'trunkline:runtime-config',
    configureServer(server) {
      server.middlewares.use(`${base}config.js`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.end(script);
      });
    },
  };
}

const options = readServeOptions(process.argv.slice(2));
const { port = defaultPort, host = defaultHost, api, base = '/' } = options;

const deployment = await readSettings(options, 'public/config.js', 'development');

const url = `http://${host}:${port}${base.slice(0, -1)}`;
const platform = api ? undefined : await startPlatform({ ...options, consoleUrl: () => url });
const target = await platform?.app.listen({ port: 0, host: '127.0.0.1' });
/** Requests below the base go to the platform, which is at its root. */
const toPlatform =
  (target: string) =>
  (path: string): [string, { target: string; rewrite: (path: string) => string }] => [
    base.slice(0, -1) + path,
    { target, rewrite: (asked) => asked.slice(base.length - 1) },
  ];

const vite = await createServer({
  root: inRoot('.'),
  base,
  plugins: [
    runtimeConfig(
      deployment?.script ??
        configScript({ BASE_URL: url, ...pageConfig(options) }) +
          (await standInScript(standInsOf(options))),
      base,
    ),
  ],
  server: {
    port,
    host,
    strictPort: true,
    proxy: Object.fromEntries(target ? ['/api', standInPrefix].map(toPlatform(target)) : []),
  },
});
await vite.listen();
stopOnSignal(async () => {
  await vite.close();
  await platform?.close();
});
tellWhere(url, options, deployment?.notes);
