import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiOriginOf, configScript, productionHeaders, type RuntimeConfig } from './headers';

export interface ConsoleOptions {
  /** The directory of the Vite build. */
  dist: string;
  /** What `/config.js` gives to the page, and its security policy depends on. */
  config: RuntimeConfig;
  /** The text of `/config.js` where a deployment has its own. */
  settings?: string;
  /** A script of the demo that `/config.js` ends with. */
  script?: string;
  /** Cards are paid with Stripe, whose origins the page may use then. */
  isStripeUsed?: boolean;
  /** The API's origin where it is not the page's own; by default read from `API_BASE_URL`. */
  apiOrigin?: string;
  /** Sends HSTS: for a console that is reached by HTTPS alone. Off by default. */
  hsts?: boolean;
}

const never = 'no-store';
/** Browsers look for the icon with every address of the console, and would ask each time. */
const cachingOf = (path: string) => (path.endsWith('.svg') ? 'max-age=86400' : 'no-cache');
const scriptType = 'text/javascript; charset=utf-8';

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

/**
 * Serves the production build of the console on this server, as a production web server should:
 *
 * | Request | Answer |
 * |---|---|
 * | `/assets/*` (hashed names) | the file, precompressed where accepted, immutable for a year |
 * | the icon | the file, kept for a day |
 * | other files of the build | the file, to be revalidated |
 * | `/config.js` | `window.TRUNKLINE = {...};`, never stored |
 * | `/health` | `{"status":"ok"}`, never stored |
 * | `/`, and a navigation (GET, Accept: text/html) to any other path | index.html |
 * | anything else | 404 in plain text |
 *
 * Each carries the production headers. Routes registered before under a prefix of their own (the
 * embedded platform's API) keep their own 404. Answers those headers. Throws in words when there is no build in `dist`.
 */
export function serveConsole(
  app: FastifyInstance,
  options: ConsoleOptions,
): Record<string, string> {
  const { dist, config, script = '', apiOrigin = apiOriginOf(config), hsts } = options;
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no build in ${dist}. Make one with "npm run build".`);
  }
  const policyConfig =
    options.isStripeUsed === false ? { ...config, STRIPE_PUBLISHABLE_KEY: '' } : config;
  const headers = productionHeaders(policyConfig, apiOrigin, hsts);
  app.register(async (site) => {
    site.addHook('onRequest', async (request, reply) => {
      reply.headers(headers);
      const { httpVersion, headers: sent } = request.raw;
      if (httpVersion === '1.1' && sent.host === undefined) {
        return reply.code(400).header('Cache-Control', never).type('text/plain').send('No host\n');
      }
    });
    // The plugin still has the obsolete name of the type.
    site.addHook('onSend', async (_request, reply) => {
      const type = reply.getHeader('content-type');
      if (type === 'application/javascript; charset=utf-8') reply.type(scriptType);
    });
    site.register(staticFiles, {
      preCompressed: true,
      root: join(dist, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      maxAge: '1y',
      immutable: true,
    });
    // A route for each of the few other files, so that the API keeps its own 404.
    site.register(staticFiles, {
      preCompressed: true,
      root: dist,
      wildcard: false,
      globIgnore: ['assets/**', 'config.js'],
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('Cache-Control', cachingOf(path)),
    });
    site.get('/config.js', (_request, reply) =>
      reply
        .type(scriptType)
        .header('Cache-Control', never)
        .send((options.settings ?? configScript(config)) + script),
    );
    site.get('/health', (_request, reply) =>
      reply.header('Cache-Control', never).send({ status: 'ok' }),
    );
    site.setNotFoundHandler((request, reply) => {
      if (isNavigation(request)) return reply.sendFile('index.html');
      return reply.code(404).header('Cache-Control', never).type('text/plain').send('Not found\n');
    });
  });
  return headers;
}
