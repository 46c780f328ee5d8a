import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../platform/api/context';
import { serverFaults } from '../../platform/serve/faults';
import { type RunningServer, type ServeOptions, startServer } from '../../platform/serve/serve';
import { emailOf } from '../support/hosted';

const dist = mkdtempSync(join(tmpdir(), 'trunkline-serve-'));
const running: RunningServer[] = [];
const start = async (options: ServeOptions) => {
  const server = await startServer({ dist, ...options });
  running.push(server);
  return server;
};

beforeAll(() => writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Trunkline</title>'));
afterAll(async () => {
  await Promise.all(running.map((server) => server.close()));
  rmSync(dist, { recursive: true });
});

const openPage = (url: string) => fetch(url, { headers: { accept: 'text/html' } });
const readSettings = async (url: string) => (await fetch(`${url}/config.js`)).text();

describe('the server of npm start', () => {
  it('has the console and the embedded platform on one port', async () => {
    const { url } = await start({});
    const page = await openPage(`${url}/internal/accounts`);
    expect(await page.text()).toContain('<title>Trunkline</title>');
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(await readSettings(url)).toContain('"API_BASE_URL": "/api/v1"');
    const answer = await openPage(`${url}/api/v1/Accounts`);
    expect(answer.status).toBe(401);
    const unknown = await openPage(`${url}/api/v1/NoSuchThing`);
    expect(unknown.ok).toBe(false);
    expect(await unknown.text()).not.toContain('<title>');
  });

  it('has all of it below a path, whether a proxy takes that away or not', async () => {
    const written = (html: string) => html.replace('<title>', '<title>Written ');
    const mails: Mail[] = [];
    const onMail = (mail: Mail) => void mails.push(mail);
    const { url } = await start({ base: '/portal/', written, onMail, hosted: true, standIns: [] });
    expect(new URL(url).pathname).toBe('/portal');
    for (const at of [url, new URL(url).origin]) {
      const page = await openPage(`${at}/internal/accounts`);
      expect(await page.text()).toContain('<title>Written Trunkline</title>');
      expect(await readSettings(at)).toContain('"API_BASE_URL": "/portal/api/v1"');
      expect((await openPage(`${at}/api/v1/Accounts`)).status).toBe(401);
      expect((await fetch(`${at}/assets/gone.js`)).status).toBe(404);
      expect((await fetch(`${at}/health`)).status).toBe(200);
    }
    const bare = await fetch(`${url}?page=1`, { redirect: 'manual' });
    expect(bare.headers.get('location')).toBe('/portal/?page=1');
    const body = JSON.stringify({ email: emailOf('paid') });
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${url}/api/v1/forgot-password`, { method: 'POST', headers, body });
    expect(JSON.stringify(mails)).toContain(`${url}/reset-password/`);
  });

  it('starts no platform in front of a real one, whose origin the page may call', async () => {
    const { url, platform } = await start({ api: 'https://voice.example.com/api/v1' });
    expect(platform).toBeUndefined();
    const { headers } = await openPage(url);
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://voice.example.com;",
    );
    expect(await readSettings(url)).toContain('"https://voice.example.com/api/v1"');
    expect((await fetch(`${url}/api/v1/Accounts`)).status).toBe(404);
  });

  it('gives a real platform nothing of the demo', async () => {
    const api = 'https://voice.example.com/api/v1';
    const { url } = await start({ api });
    const page: { TRUNKLINE?: unknown } = {};
    new Function('window', await readSettings(url))(page);
    expect(page.TRUNKLINE).toEqual({ API_BASE_URL: api });
  });

  it('gives a real platform the settings of its deployment', async () => {
    const policy = {
      API_BASE_URL: 'https://voice.example.com/api/v1',
      ENABLE_HOSTED_SYSTEM: true,
      STRIPE_PUBLISHABLE_KEY: 'pk_x',
    };
    const deployment = { script: 'window.TRUNKLINE = { TERMS_URL: "/t" };', policy };
    const { url } = await start({ api: policy.API_BASE_URL, hosted: true, deployment });
    expect(await readSettings(url)).toBe(deployment.script);
    const { headers } = await openPage(url);
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://voice.example.com https://api.stripe.com;",
    );
  });

  it('shows hosted mode, and takes settings over those of the demo', async () => {
    const { url } = await start({ hosted: true, config: { ENABLE_LCR: false } });
    const settings = await readSettings(url);
    expect(settings).toContain('"ENABLE_HOSTED_SYSTEM": true');
    expect(settings).toContain('"ENABLE_LCR": false');
    expect(settings).toContain(`"BASE_URL": "${url}"`);
  });

  it('puts the payment provider of the demo before the page, and lets the page ask no other', async () => {
    const { url } = await start({ hosted: true });
    const page: { Stripe?: unknown } = {};
    new Function('window', await readSettings(url))(page);
    expect(page.Stripe).toBeTypeOf('function');
    const policy = async (at: string) =>
      (await openPage(at)).headers.get('content-security-policy');
    expect(await policy(url)).not.toContain('stripe.com');
    const plain = await start({ hosted: true, standIns: [] });
    expect(await readSettings(plain.url)).not.toContain('Stripe');
    expect(await policy(plain.url)).toContain('https://js.stripe.com');
  });

  it('has neither stand-ins nor its own client ids in front of a real platform', async () => {
    const { url } = await start({ hosted: true, api: 'https://voice.example.com/api/v1' });
    const settings = await readSettings(url);
    expect(settings).toContain('"ENABLE_HOSTED_SYSTEM": true');
    expect(settings).not.toMatch(/Stripe|CLIENT_ID|DEFAULT_SERVICE_PROVIDER_SID/);
  });

  it('mails links that lead to itself', async () => {
    const mails: Mail[] = [];
    const { url } = await start({ hosted: true, onMail: (mail) => mails.push(mail) });
    await fetch(`${url}/api/v1/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf('paid') }),
    });
    expect(mails).toEqual([
      expect.objectContaining({
        to: emailOf('paid'),
        text: expect.stringContaining(`${url}/reset-password/`),
      }),
    ]);
  });

  it('asks in the place of GitHub and Google, and leads back to itself alone', async () => {
    const { url } = await start({ hosted: true });
    const at = `${url}/stand-in/identity`;
    const page = await openPage(`${at}/github?state=${encodeURIComponent('"><script>')}`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('value="&quot;&gt;&lt;script&gt;"');
    const back = async (query: string, from = at) => {
      const address = `${from}/google/answer?state=s&${query}`;
      const { headers } = await fetch(address, { redirect: 'manual' });
      return new URL(headers.get('location') ?? '', address).href.slice(new URL(url).origin.length);
    };
    expect(await back('answer=allow&email=a@b.example&redirect_uri=https://evil.example')).toMatch(
      /^\/oauth-callback\/google\?state=s&code=a%40b\.example%7E[0-9a-f]{16}$/,
    );
    expect(await back('answer=deny')).toBe('/oauth-callback/google?state=s&error=access_denied');
  });

  /** What the server says to bytes that no client library would send. */
  const say = (url: string, bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url);
      let answer = '';
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      socket.setEncoding('utf8').on('data', (part) => {
        answer += part;
      });
      socket.on('error', reject).on('close', () => resolve(answer));
    });
  const lines = (...all: string[]) => [...all, 'Connection: close', '', ''].join('\r\n');
  const page = 'Accept: text/html';
  const bad = '/internal/accounts/%E0%A4%A/edit';

  it.each<[string, string, number]>([
    ['a page with a bad percent sign', lines(`GET ${bad}?tab=%E0 HTTP/1.1`, 'Host: a', page), 200],
    ['a percent sign alone', lines('GET /internal/% HTTP/1.1', 'Host: a', page), 200],
    [
      'a file with a bad percent sign',
      lines('GET /assets/%E0%A4%A.js HTTP/1.1', 'Host: a', page),
      404,
    ],
    ['a script that is called so', lines(`GET ${bad} HTTP/1.1`, 'Host: a', 'Accept: */*'), 404],
    [
      'a form that is sent there',
      lines(`POST ${bad} HTTP/1.1`, 'Host: a', page, 'Content-Length: 0'),
      405,
    ],
    ['a call of the API', lines('GET /api/v1/Users/%E0%A4%A HTTP/1.1', 'Host: a', page), 400],
    ['no request', 'GET what is this\r\n\r\n', 400],
    ['no host', lines('GET / HTTP/1.1'), 400],
    [
      'a header without an end',
      lines('GET / HTTP/1.1', 'Host: a', `X: ${'x'.repeat(20_000)}`),
      431,
    ],
    [
      'two lengths',
      lines('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'),
      400,
    ],
  ])('answers %s with its headers', async (_what, bytes, status) => {
    const servers = [await start({}), await start({ api: 'https://voice.example.com/api/v1' })];
    for (const { url } of servers) {
      const answer = await say(url, bytes);
      expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
      expect(answer.toLowerCase()).toMatch(/\r\ncontent-security-policy: default-src 'none'/);
      expect(answer.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n');
      expect(answer.includes('<title>Trunkline</title>')).toBe(status === 200);
      expect(answer).not.toContain('FST_ERR');
    }
  });

  it('waits two minutes for a request, its body included, and says so', async () => {
    const { platform } = await start({});
    expect(platform?.app.server.requestTimeout).toBe(120_000);
    const impatient = Fastify({
      ...serverFaults(() => ({ 'X-Own': 'yes' })),
      requestTimeout: 10,
      // Node looks at the time of a request no sooner than at that of its headers.
      http: { connectionsCheckingInterval: 5, headersTimeout: 10 },
    });
    impatient.post('/', async () => 'read');
    const url = await impatient.listen({ port: 0, host: '127.0.0.1' });
    const half =
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf';
    expect(await say(url, half)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nX-Own: yes\r\n/);
    await impatient.close();
  });

  it('rejects when the port is taken, and leaves nothing running', async () => {
    const { url } = await start({});
    const port = Number(new URL(url).port);
    await expect(start({ port })).rejects.toThrow('EADDRINUSE');
  });
});
