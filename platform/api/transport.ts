import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoisonRecord } from './context';
import { ApiError, PoisonError } from './errors';

const BODY_LIMIT = 100 * 1024;
const UPLOAD_LIMIT = 10 * 1024 * 1024;
const RATE_WINDOW_SECONDS = 300;
const METHODS = 'GET,HEAD,PUT,PATCH,POST,DELETE';

/** Reads bodies as the live server does: JSON, forms, uploads, and anything else as empty (1.1). */
export function registerBodyParsers(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  const options = { parseAs: 'string' as const, bodyLimit: BODY_LIMIT };
  api.addContentTypeParser('application/json', options, (_request, text: string, done) => {
    try {
      done(null, text === '' ? {} : JSON.parse(text));
    } catch (error) {
      done(new ApiError(400, { msg: (error as Error).message }));
    }
  });
  api.register(formbody, { bodyLimit: BODY_LIMIT });
  api.register(multipart, { limits: { fileSize: UPLOAD_LIMIT } });
  api.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, {}));
  });
}

/**
 * What the live server sends with each answer (contract 1.1): the defaults of Helmet 7, spelled out
 * because a library would change them with its version.
 */
const securityHeaders = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "base-uri 'self'",
    "font-src 'self' https: data:",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' https: 'unsafe-inline'",
    'upgrade-insecure-requests',
  ].join(';'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=15552000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
};

/** Security headers, CORS and no-store on every answer, 204 to every preflight (contract 1.1). */
export function registerHeaders(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...securityHeaders, 'Cache-Control': 'no-store' });
  });
  api.register(cors, { methods: METHODS, strictPreflight: false });
  api.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 401) reply.removeHeader('content-type');
  });
}

/**
 * One shared counter of requests in 5 minutes, preflights among them; over it 429 with a plain
 * sentence and the draft RateLimit headers, but none of those of CORS (contract 1.1). Written by
 * hand because `@fastify/rate-limit` counts no preflight, sends no RateLimit-Policy and knows no
 * clock but the system's.
 */
export function registerRateLimit(api: FastifyInstance, limit: number, now: () => Date): void {
  let windowStart = 0;
  let used = 0;
  api.addHook('onRequest', async (_request, reply) => {
    const time = now().getTime();
    if (time - windowStart >= RATE_WINDOW_SECONDS * 1000) {
      windowStart = time;
      used = 0;
    }
    used += 1;
    const reset = Math.ceil((windowStart + RATE_WINDOW_SECONDS * 1000 - time) / 1000);
    reply.header('RateLimit-Policy', `${limit};w=${RATE_WINDOW_SECONDS}`);
    reply.header('RateLimit-Limit', limit);
    reply.header('RateLimit-Remaining', Math.max(0, limit - used));
    reply.header('RateLimit-Reset', reset);
    if (used <= limit) return;
    reply.header('Retry-After', reset).type('text/html; charset=utf-8').code(429);
    return reply.send('Too many requests, please try again later.');
  });
}

/**
 * Turns thrown errors into the live platform's answers and keeps the poisonous ones (contract 1.2,
 * 25); unknown paths and methods answer an HTML page.
 */
export function registerErrors(api: FastifyInstance, poison: PoisonRecord[]): void {
  api.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof PoisonError) {
      poison.push({ method: request.method, path: request.url, reason: error.reason });
    }
    if (error instanceof ApiError) return sendError(reply, error);
    const status = error.statusCode ?? 500;
    if (status === 413) return reply.code(413).send({ msg: 'request entity too large' });
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ msg: error.message });
  });
  api.setNotFoundHandler(unknownPath);
}

/**
 * What the live server answers outside of its API: OK at `/` and `/health`, an HTML page elsewhere
 * (contract 18). For a platform alone on its port: with the console it shares that with its files.
 */
export function registerOutside(app: FastifyInstance): void {
  app.register(async (site) => {
    registerHeaders(site);
    for (const path of ['/', '/health']) {
      site.get(path, (_request, reply) => reply.type('text/plain; charset=utf-8').send('OK'));
    }
    site.setNotFoundHandler(unknownPath);
  });
}

function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  reply.code(error.status);
  if (error.body === undefined) return reply.send();
  if (typeof error.body === 'string') reply.type('text/plain; charset=utf-8');
  return reply.send(error.body);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function unknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = (request.url.split('?')[0] ?? '').replace(
    /[&<>"]/g,
    (sign) => escapes[sign] ?? sign,
  );
  const page = [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<title>Error</title>',
    '</head>',
    '<body>',
    `<pre>Cannot ${request.method} ${path}</pre>`,
    '</body>',
    '</html>',
    '',
  ];
  reply.header('Content-Security-Policy', "default-src 'none'");
  return reply.code(404).type('text/html; charset=utf-8').send(page.join('\n'));
}
