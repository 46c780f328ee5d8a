// @vitest-environment jsdom
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../platform/createPlatform';
import { setConfig } from '../src/config';
import { readConfig } from '../src/config/readConfig';
import { HttpError } from '../src/http';
import { platformFault } from '../src/http/platformFault';
import { isReached } from '../src/http/reached';

const servers: { close: () => unknown }[] = [];
const use = (address: string) => {
  const result = readConfig({ API_BASE_URL: address }, {}, location.origin);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  setConfig(result.config);
};
/** A server of somebody else at the address of the settings. */
async function serve(answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  use(address);
  return address;
}
const says =
  (status: number, type: string, body = '', headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { ...(type && { 'Content-Type': type }), ...headers }).end(body);

beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const page = '<!doctype html><title>Welcome</title>';

describe('an address where somebody else answers', () => {
  it.each<[string, RequestListener, string]>([
    ['a page', says(200, 'text/html; charset=utf-8', page), '200, text/html'],
    ['a server of files', says(405, 'text/html', page), '405, text/html'],
    [
      'another path of the platform',
      says(404, 'text/html', 'Cannot POST /login'),
      '404, text/html',
    ],
    [
      'another API',
      says(404, 'application/json', '{"error":"Not Found"}'),
      '404, application/json',
    ],
    ['an API of reads', says(405, 'application/json', '{}'), '405, application/json'],
    [
      'a proxy without a platform',
      says(502, 'text/html', '<h1>502 Bad Gateway</h1>'),
      '502, text/html',
    ],
    ['a firewall', says(403, 'text/html', page), '403, text/html'],
    ['a firewall with words', says(403, 'text/plain', 'Access denied'), '403, text/plain'],
    ['something without a word', says(200, ''), '200'],
  ])('is named: %s', async (_who, answer, told) => {
    const address = await serve(answer);
    expect(await platformFault()).toEqual({
      fault: 'foreign',
      args: expect.objectContaining({ address, answer: told }),
    });
    expect(await isReached()).toBe(false);
  });

  it('is named with where it leads', async () => {
    const address = await serve((request, response) =>
      request.url === '/home'
        ? says(200, 'text/html', page)(request, response)
        : says(301, 'text/html', '', { Location: '/home' })(request, response),
    );
    expect(await platformFault()).toMatchObject({
      fault: 'moved',
      args: { address, to: address.replace('/api/v1', '/home'), answer: '200, text/html' },
    });
    expect(await isReached()).toBe(false);
  });

  it.each([
    [403, { fault: 'foreign', args: expect.objectContaining({ answer: 403 }) }],
    // A proxy before a platform that is down for a moment.
    [500, null],
    [502, null],
  ])('is named by what it said to the operator alone: %i', async (status, told) => {
    const { app } = await createPlatform({ seed: 'empty', prefix: '/api/v1' });
    servers.push(app);
    use(`${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`);
    const denied = new HttpError(status, { message: 'app.errors.generic' });
    denied.isForeign = true;
    expect(await platformFault(denied)).toEqual(told);
  });
});

it('is silent where nothing listens', async () => {
  const address = await serve(says(200, ''));
  await new Promise((resolve) => (servers.pop() as Server).close(resolve));
  expect(await platformFault()).toMatchObject({ fault: 'silent', args: { address } });
  expect(await isReached()).toBe(false);
});

it('finds nothing wrong with a platform, of which it asks one head', async () => {
  const { app } = await createPlatform({ seed: 'empty', prefix: '/api/v1' });
  servers.push(app);
  const asked: string[] = [];
  app.addHook('onRequest', async ({ method, url }) => void asked.push(`${method} ${url}`));
  use(`${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`);
  expect(await isReached()).toBe(true);
  expect(asked).toEqual(['HEAD /api/v1/PredefinedCarriers']);
  expect(await platformFault()).toBeNull();
});

it('knows a rate limit, which is no wrong address', async () => {
  await serve(says(429, 'text/html', 'Too many requests, please try again later.'));
  expect(await isReached()).toBe(true);
  expect(await platformFault()).toEqual({ fault: 'limited', args: {} });
  const told = new HttpError(429, { message: 'app.errors.rateLimited', args: { smart_count: 5 } });
  expect(await platformFault(told)).toEqual({ fault: 'limitedFor', args: { minutes: 5 } });
});

it('says nothing where the browser has no network', async () => {
  use('https://voice.example/v1');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await platformFault()).toBeNull();
});

describe('what a browser keeps from a page', () => {
  const base = 'https://voice.example/v1';
  type Call = 'post' | 'read' | 'manual' | 'no-cors';
  const callOf = ({ method, redirect, mode }: RequestInit): Call => {
    if (method === 'POST') return 'post';
    return mode === 'no-cors' ? 'no-cors' : redirect === 'manual' ? 'manual' : 'read';
  };
  const by = (facts: object) => {
    const response = new Response('[]', { headers: { 'Content-Type': 'application/json' } });
    for (const [key, value] of Object.entries(facts)) {
      Object.defineProperty(response, key, { value });
    }
    return response;
  };
  const isAway = { type: 'opaqueredirect' };
  const elsewhere = { redirected: true, url: 'https://other.example/v1/PredefinedCarriers' };

  /** What each call comes to, where none stands for a broken one, and which the security policy stops. */
  it.each<[why: string, Partial<Record<Call, object>>, stopped: Call[], told: object | null]>([
    ['it may not read what answers', { 'no-cors': {} }, [], { fault: 'unreadable' }],
    [
      'it may read, and not sign in',
      { read: {}, manual: {}, 'no-cors': {} },
      [],
      { fault: 'unreadable' },
    ],
    ['nothing answers', {}, [], { fault: 'silent' }],
    ['its policy stops all', {}, ['post', 'read', 'manual', 'no-cors'], { fault: 'forbidden' }],
    ['it is led away', { manual: isAway, 'no-cors': {} }, [], { fault: 'led' }],
    [
      'it is led where its policy stops it',
      { manual: isAway },
      ['post', 'read', 'no-cors'],
      { fault: 'led' },
    ],
    ['it is led there unseen', {}, ['no-cors'], { fault: 'led' }],
    [
      'it is led where it may read',
      { read: elsewhere, manual: isAway, 'no-cors': {} },
      [],
      { fault: 'moved', args: { to: 'https://other.example/v1', answer: '200, application/json' } },
    ],
  ])('as %s', async (_why, answers, stopped, told) => {
    use(base);
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      const call = callOf(init);
      const facts = answers[call];
      if (facts) return by(facts);
      const effectiveDirective = 'connect-src';
      const event = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective });
      if (stopped.includes(call)) setTimeout(() => document.dispatchEvent(event));
      throw new TypeError('Failed to fetch');
    });
    expect(await platformFault()).toMatchObject({
      args: { address: base, origin: 'https://voice.example', page: location.origin },
      ...told,
    });
  });

  it('is nothing where the own origin was gone for a moment', async () => {
    use('/api/v1');
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      if (callOf(init) !== 'post') return by({});
      throw new TypeError('Failed to fetch');
    });
    expect(await platformFault()).toBeNull();
  });
});

it('is not reached where it leads elsewhere, as no sign-in follows', async () => {
  const address = await serve((request, response) =>
    request.url?.startsWith('/there')
      ? says(200, 'application/json', '[]')(request, response)
      : says(301, 'text/html', '', { Location: '/there' })(request, response),
  );
  expect(await isReached()).toBe(false);
  use(address.replace('/api/v1', '/there'));
  expect(await isReached()).toBe(true);
});
