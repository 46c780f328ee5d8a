import { existsSync, statSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  apiOriginOf,
  cachingOf,
  configScript,
  forHost,
  productionHeaders,
  type RuntimeConfig,
} from './headers';
import { type BuiltPage, builtPageOf } from './page';

export interface ConsoleOptions {
  /** The directory of the Vite build. */
  dist: string;
  /** What `/config.js` gives to the page, and its security policy depends on. */
  config: RuntimeConfig;
  /** The text of `/config.js` where a deployment has its own, asked for with each request. */
  settings?: () => string;
  /** A script of the demo that `/config.js` ends with. */
  script?: string;
  /** Allows Stripe's origins (card payments are on). */
  isStripeUsed?: boolean;
  /** The API's origin where it is not the page's own; by default read from `API_BASE_URL`. */
  apiOrigin?: string;
  /** Sends HSTS: for a console that is reached by HTTPS alone. Off by default. */
  hsts?: boolean;
  /** What is changed of the build's page. */
  written?: (html: string) => string;
  /** The path below which browsers find the console, with a slash at both ends. */
  base?: string;
}

const never = 'no-store';
const scriptType = 'text/javascript; charset=utf-8';

/** Only a browser that opens a page asks for HTML; a script, an image or a fetch does not. */
function isNavigation(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  return (
    (request.headers.accept ?? '').includes('text/html') &&
    !path.startsWith('/assets/') &&
    !path.startsWith('/api/')
  );
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

const inWords = (reply: FastifyReply, status: number, words: string) =>
  reply.code(status).header('Cache-Control', never).type('text/plain').send(`${words}\n`);

/** A client that takes gzip; one that refuses it says so with a weight of 0. */
const takesGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''));

/**
 * The file of the build that is asked for, looked for anew with each request; undefined where there is none that
 * anybody is shown: what begins with a dot, an address with a slash that is written otherwise.
 */
function fileOf(dist: string, url: string): string | undefined {
  const [path = ''] = url.split('?');
  if (/%2f|%5c|%00/i.test(path)) return undefined;
  const steps = decodeURIComponent(path).slice(1).split('/');
  const isShown = steps.every((step) => step !== '' && !/^\.|[\\\0]/.test(step));
  if (!isShown || steps[0] === 'assets') return undefined;
  const file = steps.join('/');
  try {
    return statSync(join(dist, file)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/** What goes wrong is told without its words, which may have a path of this machine. */
const tellFault = (error: { statusCode?: number }, _request: unknown, reply: FastifyReply) => {
  const { statusCode = 500 } = error;
  return inWords(reply, statusCode, STATUS_CODES[statusCode] ?? 'Not answered');
};

/** Answers the page, or that the browser has it. */
const sendPage = (request: FastifyRequest, reply: FastifyReply, page: BuiltPage) => {
  const { html, packed, etag } = page;
  reply.headers({ 'Cache-Control': cachingOf('/index.html'), ETag: etag, Vary: 'Accept-Encoding' });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.some((tag) => tag.replace(/^(W\/)?/, 'W/') === etag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  if (!takesGzip(request)) return reply.send(html);
  return reply.header('Content-Encoding', 'gzip').send(packed);
};

/** The files of the build: those of hashed names by themselves, the others where they are sent by their names. */
function registerFiles(site: FastifyInstance, dist: string) {
  site.register(staticFiles, {
    preCompressed: true,
    root: join(dist, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (raw) => {
      raw.setHeader('Cache-Control', cachingOf('/assets/'));
      raw.setHeader('Vary', 'Accept-Encoding');
    },
  });
  // The other files are sent where nothing else answers, so that the API keeps its own 404.
  site.register(staticFiles, {
    preCompressed: true,
    root: dist,
    serve: false,
    index: false,
    cacheControl: false,
    setHeaders: (raw, path) => {
      raw.setHeader('Cache-Control', cachingOf(path.slice(dist.length).replaceAll('\\', '/')));
      raw.setHeader('Vary', 'Accept-Encoding');
    },
  });
}

/**
 * Serves the production build of the console on this server, as a production web server should:
 *
 * | Request | Answer |
 * |---|---|
 * | `/assets/*` (hashed names) | the file, precompressed where accepted, immutable for a year |
 * | the icon | the file, kept for a day |
 * | other files of the build, the guide among them | the file, to be revalidated |
 * | `/config.js` | `window.TRUNKLINE = {...};`, never stored |
 * | `/health`, `/healthz` | `{"status":"ok"}`, never stored |
 * | `/version.json` | which build this is, never stored |
 * | `/`, and a navigation (GET, Accept: text/html) to any other path | index.html, compressed where accepted |
 * | the base without its slash | leads to the base |
 * | `/guide`, `/guide/` | leads to the guide's first page, which is a file of the build as its others are |
 * | anything else | 404 in plain text; 405 where something is sent, but below `/api/` |
 *
 * Each carries the production headers, with the hashes of inline scripts that a deployment wrote into
 * index.html. Routes registered before under a prefix of their own (the embedded platform's API) keep their
 * own 404. Answers those headers. Throws in words when there is no build in `dist`.
 */
export function serveConsole(
  app: FastifyInstance,
  options: ConsoleOptions,
): Record<string, string> {
  const { dist, config, script = '', apiOrigin = apiOriginOf(config), hsts, base = '/' } = options;
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no build in ${dist}. Make one with "npm run build".`);
  }
  const policyConfig =
    options.isStripeUsed === false ? { ...config, STRIPE_PUBLISHABLE_KEY: '' } : config;
  const headers = productionHeaders(policyConfig, apiOrigin, hsts);
  const page = builtPageOf(dist, options.written);
  // What a replacement of the build finds to stay with.
  page();
  app.register(async (site) => {
    site.addHook('onRequest', async (request, reply) => {
      reply.headers(forHost(headers, request.hostname, page().scripts));
      const { httpVersion, headers: sent } = request.raw;
      if (httpVersion === '1.1' && sent.host === undefined) return inWords(reply, 400, 'No host');
    });
    // The plugin still has the obsolete name of the type.
    site.addHook('onSend', async (_request, reply) => {
      const type = reply.getHeader('content-type');
      if (type === 'application/javascript; charset=utf-8') reply.type(scriptType);
    });
    registerFiles(site, dist);
    site.setErrorHandler(tellFault);
    for (const path of ['/', '/index.html']) {
      site.get(path, (request, reply) => sendPage(request, reply, page()));
    }
    site.get('/config.js', (_request, reply) =>
      reply
        .type(scriptType)
        .header('Cache-Control', never)
        .send((options.settings?.() ?? configScript(config)) + script),
    );
    for (const path of ['/health', '/healthz']) {
      site.get(path, (_request, reply) =>
        reply.header('Cache-Control', never).send({ status: 'ok' }),
      );
    }
    if (base !== '/') {
      site.get(base.slice(0, -1), (request, reply) =>
        reply.header('Cache-Control', never).redirect(base + (/\?.*/.exec(request.url) ?? ''), 308),
      );
    }
    site.setNotFoundHandler((request, reply) => {
      const file = isReading(request) ? fileOf(dist, request.url) : undefined;
      if (file) return reply.sendFile(file);
      if (isReading(request) && /^\/guide\/?(\?|$)/.test(request.url)) {
        return reply.header('Cache-Control', never).redirect(`${base}guide/index.html`, 308);
      }
      if (!isReading(request) && !request.url.startsWith('/api/')) {
        return inWords(reply.header('Allow', 'GET, HEAD'), 405, 'Method not allowed');
      }
      return isReading(request) && isNavigation(request)
        ? sendPage(request, reply, page())
        : inWords(reply, 404, 'Not found');
    });
  });
  return headers;
}
