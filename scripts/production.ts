// The server of `npm run serve`. What it serves and where is said by the environment alone.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startSite } from '../platform/serve/site';
import { readBasePath, withBase } from './lib/basePath.mjs';
import { root } from './lib/paths.mjs';
import { readPort } from './lib/ports.mjs';
import { cannotListen } from './lib/reach.mjs';
import { fail, say } from './lib/say.mjs';
import { defaultPort } from './lib/serveOptions.mjs';
import { readSiteSettings, siteScript, stopOnSignal } from './lib/serving';

/** The base that the build was made for. */
const builtBase = (dist: string) =>
  existsSync(`${dist}/index.html`)
    ? /<html\b[^>]* data-base="([^"]*)"/.exec(readFileSync(`${dist}/index.html`, 'utf8'))?.[1]
    : undefined;

const { HTTP_PORT, HTTP_HOST, BASE_PATH, HSTS = '', DIST = 'dist' } = process.env;
const { port = defaultPort, problem: badPort } = readPort(HTTP_PORT, 'HTTP_PORT');
const dist = resolve(root, DIST);
const { base = '/', problem: badBase } = readBasePath(BASE_PATH || builtBase(dist));
const problem = badPort ?? badBase;
if (problem) fail(problem);

try {
  const deployment = await readSiteSettings(dist);
  const server = await startSite({
    ...{ dist, port, base, deployment, settings: siteScript(dist) },
    host: HTTP_HOST || undefined,
    hsts: /^(true|1|yes|on)$/i.test(HSTS.trim()),
    written: (html) => (BASE_PATH ? withBase(html, base) : html),
  });
  stopOnSignal(server.close);
  say(`Trunkline is at ${server.url}`);
  for (const note of deployment.notes) say(note);
} catch (error) {
  const inWords = await cannotListen(
    port,
    HTTP_HOST || '::',
    (free) => `HTTP_PORT=${free} npm run serve`,
  );
  fail(inWords ?? (error as Error).message);
}
