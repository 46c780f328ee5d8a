import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiOriginOf, configScript, productionHeaders, type RuntimeConfig } from './headers';
import { chooseVariant, readDist, type StaticFile } from './staticFiles';

export interface ConsoleOptions {
  /** The directory of the Vite build. */
  dist: string;
  /** What `/config.js` gives to the page. */
  config: RuntimeConfig;
  /** The API's origin where it is not the page's own; by default read from `API_BASE_URL`. */
  apiOrigin?: string;
}

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
const never = 'no-store';

/** Only a browser that opens a page asks for HTML; a script, an image or a fetch does not. */
function isNavigation(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    (request.headers.accept ?? '').includes('text/html') &&
    !path.startsWith('/assets/') &&
    !path.startsWith('/api/')
  );
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  const { bytes, encoding } = chooseVariant(file, request.headers['accept-encoding']);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  reply
    .header('Cache-Control', file.path.startsWith('/assets/') ? forever : revalidate)
    .header('Vary', 'Accept-Encoding')
    .header('ETag', etag);
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type(file.type).send(bytes);
}

/**
 * Serves the production build of the console on this server, as a production web server should:
 *
 * | Request | Answer |
 * |---|---|
 * | `/assets/*` (hashed names) | the file, precompressed where accepted, immutable for a year |
 * | other files of the build | the file, to be revalidated |
 * | `/config.js` | `window.TRUNKLINE = {...};`, never stored |
 * | `/health` | `{"status":"ok"}`, never stored |
 * | `/`, and a navigation (GET, Accept: text/html) to any other path | index.html |
 * | anything else | 404 in plain text |
 *
 * Each carries the production headers. Routes registered before under a prefix of their own (the
 * embedded platform's API) keep their own 404. Throws in words when there is no build in `dist`.
 */
export function serveConsole(app: FastifyInstance, options: ConsoleOptions): void {
  const { dist, config, apiOrigin = apiOriginOf(config) } = options;
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no build in ${dist}. Make one with "npm run build".`);
  }
  const files = readDist(dist);
  const index = files.get('/index.html') as StaticFile;
  const headers = productionHeaders(config, apiOrigin);

  const route = (path: string, answer: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.get(path, (request, reply) => answer(request, reply.headers(headers)));

  route('/config.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', never)
      .send(configScript(config)),
  );
  route('/health', (_request, reply) =>
    reply.header('Cache-Control', never).send({ status: 'ok' }),
  );
  route('/', (request, reply) => sendFile(request, reply, index));
  for (const file of files.values()) {
    if (file.path !== '/config.js') {
      route(file.path, (request, reply) => sendFile(request, reply, file));
    }
  }
  app.setNotFoundHandler((request, reply) => {
    reply.headers(headers);
    if (isNavigation(request)) return sendFile(request, reply, index);
    return reply.code(404).header('Cache-Control', never).type('text/plain').send('Not found\n');
  });
}
