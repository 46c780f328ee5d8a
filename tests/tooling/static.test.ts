import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RuntimeConfig } from '../../platform/serve/headers';
import { serveConsole } from '../../platform/serve/static';

const dist = mkdtempSync(join(tmpdir(), 'trunkline-dist-'));
const script = 'console'.repeat(400);
const config = { API_BASE_URL: 'https://voice.example.com/api/v1', BASE_URL: '</script>\u2028' };
let app: FastifyInstance;

beforeAll(() => {
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Trunkline</title>');
  writeFileSync(join(dist, 'config.js'), 'window.TRUNKLINE = "the file of the build";');
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
  mkdirSync(join(dist, 'guide'));
  writeFileSync(join(dist, 'guide/index.html'), '<!doctype html><title>Trunkline guide</title>');
  writeFileSync(join(dist, '.vite/manifest.json'), '{}');
  writeFileSync(join(dist, 'assets/main-1a2b.js'), script);
  writeFileSync(join(dist, 'assets/main-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets/main-1a2b.js.gz'), gzipSync(script));
  app = Fastify();
  app.register(
    async (api) => {
      api.get('/Accounts', async () => []);
      api.setNotFoundHandler((_request, reply) => reply.code(404).send({ msg: 'no such route' }));
    },
    { prefix: '/api/v1' },
  );
  serveConsole(app, { dist, config });
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('hashed assets', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'gzip'],
    ['gzip;q=0, *;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
    const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((unpack?.(answer.rawPayload) ?? answer.rawPayload).toString()).toBe(script);
  });

  it('may be kept for a year, and never change', async () => {
    const { headers } = await get('/assets/main-1a2b.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    const packed = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
    expect(packed.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('are 404 when missing, also for a browser that navigates there', async () => {
    const answer = await get('/assets/gone-9z.js', html);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<title>');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answer 304 to a browser that has this very variant', async () => {
    const first = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
    const tag = { 'if-none-match': String(first.headers.etag) };
    expect(
      (await get('/assets/main-1a2b.js', { 'accept-encoding': 'br', ...tag })).statusCode,
    ).toBe(304);
    expect(
      (await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip', ...tag })).statusCode,
    ).toBe(200);
  });
});

it('lets the icon be kept, which browsers ask for with every address', async () => {
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('max-age=86400');
});

describe('pages', () => {
  it.each(['/', '/internal/accounts', '/internal/accounts/9b2c/edit?tab=1', '/login'])(
    'gives index.html for a navigation to %s, to be revalidated',
    async (url) => {
      const answer = await get(url, html);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Trunkline</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('answers at / whoever asks, and to HEAD', async () => {
    expect((await get('/', { accept: '*/*' })).statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url: '/internal/accounts', headers: html });
    expect(head.statusCode).toBe(200);
  });

  it('does not give index.html to a script, an image or a POST', async () => {
    expect((await get('/internal/accounts', { accept: '*/*' })).statusCode).toBe(404);
    expect((await get('/logo.png', { accept: 'image/*' })).statusCode).toBe(404);
    const post = await app.inject({ method: 'POST', url: '/internal/accounts', headers: html });
    expect(post.statusCode).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  it('keeps hidden files and everything outside of the build to itself', async () => {
    for (const url of [
      '/.vite/manifest.json',
      '/assets/../../package.json',
      '/..%2fpackage.json',
    ]) {
      expect((await get(url)).statusCode).toBe(404);
    }
  });

  it('leaves the API its own answers', async () => {
    expect((await get('/api/v1/Accounts', html)).json()).toEqual([]);
    expect((await get('/api/v1/Nothing', html)).json()).toEqual({ msg: 'no such route' });
    expect((await get('/api/v2/Nothing', html)).statusCode).toBe(404);
  });
});

describe('the guide', () => {
  it('is a page of its own, to be revalidated, with the headers of the console', async () => {
    const answer = await get('/guide/index.html', html);
    expect(answer.body).toContain('<title>Trunkline guide</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(['/guide', '/guide/'])(
    'is led to from %s, which is no page of the console',
    async (url) => {
      const answer = await get(url, html);
      expect(answer.statusCode).toBe(308);
      expect(answer.headers.location).toBe('/guide/index.html');
    },
  );
});

describe('/config.js and /health', () => {
  it('gives the settings of this server, never stored, and not the file of the build', async () => {
    const answer = await get('/config.js');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toContain('text/javascript');
    const page: { TRUNKLINE?: unknown } = {};
    new Function('window', answer.body)(page);
    expect(page.TRUNKLINE).toEqual(config);
    expect(answer.body).not.toContain('</script>');
  });
  it('is healthy', async () => {
    expect((await get('/health')).json()).toEqual({ status: 'ok' });
  });
});

describe('the production headers', () => {
  it.each(['/', '/assets/main-1a2b.js', '/config.js', '/health', '/missing.js', '/favicon.svg'])(
    'are on %s',
    async (url) => {
      const { headers } = await get(url, html);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('microphone=()');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  it('allow scripts of this origin only, and calls to the API', async () => {
    const policy = String((await get('/', html)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' https://voice.example.com;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('stripe');
  });

  it('let no style tag in, and no text that a script makes HTML or a script of', async () => {
    const policy = String((await get('/', html)).headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
  });

  it('let recordings in from the origins of their setting, and from nowhere else', async () => {
    const RECORDING_ORIGINS = "https://files.example/ http://[::1]:9000/a 'self' *; https://";
    const elsewhere = Fastify();
    serveConsole(elsewhere, { dist, config: { API_BASE_URL: '/api/v1', RECORDING_ORIGINS } });
    const answer = await elsewhere.inject({ url: '/', headers: html });
    const policy = String(answer.headers['content-security-policy']);
    const origins = 'https://files.example http://[::1]:9000';
    expect(policy).toContain(`media-src 'self' blob: ${origins};`);
    expect(policy).toContain(`connect-src 'self' ${origins};`);
    await elsewhere.close();
  });

  it('ask for HTTPS only where they are told to', async () => {
    expect((await get('/', html)).headers['strict-transport-security']).toBeUndefined();
    const secure = Fastify();
    serveConsole(secure, { dist, config, hsts: true });
    for (const url of ['/', '/assets/main-1a2b.js', '/missing.js']) {
      const { headers } = await secure.inject({ url, headers: html });
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
    await secure.close();
  });

  const policyOf = async (settings: RuntimeConfig, isStripeUsed?: boolean) => {
    const paid = Fastify();
    const all = { API_BASE_URL: '/api/v1', ...settings };
    serveConsole(paid, { dist, config: all, isStripeUsed });
    const answer = await paid.inject({ url: '/', headers: html });
    await paid.close();
    return String(answer.headers['content-security-policy']);
  };
  const key = { STRIPE_PUBLISHABLE_KEY: 'pk_x' };

  it.each([true, 'yes', '1'])('let Stripe in where hosted mode (%s) has a card key', async (on) => {
    const policy = await policyOf({ ...key, ENABLE_HOSTED_SYSTEM: on });
    expect(policy).toContain("script-src 'self' https://js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain('frame-src https://js.stripe.com https://hooks.stripe.com;');
  });

  it.each<[string, RuntimeConfig, boolean?]>([
    ['hosted mode is off', { ...key, ENABLE_HOSTED_SYSTEM: 'off' }],
    ['hosted mode is not named', key],
    ['there is no key', { ENABLE_HOSTED_SYSTEM: true }],
    ['something stands in for it', { ...key, ENABLE_HOSTED_SYSTEM: true }, false],
  ])('keep Stripe out where %s', async (_when, settings, isStripeUsed) => {
    expect(await policyOf(settings, isStripeUsed)).not.toContain('stripe');
  });
});

it('says in words that there is no build', () => {
  expect(() => serveConsole(Fastify(), { dist: '/nowhere', config })).toThrow('npm run build');
});
