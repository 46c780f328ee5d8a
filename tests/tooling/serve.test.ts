import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, type ServeOptions, startServer } from '../../platform/serve/serve';

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

  it('shows hosted mode, and takes settings over those of the demo', async () => {
    const { url } = await start({ hosted: true, config: { ENABLE_LCR: false } });
    const settings = await readSettings(url);
    expect(settings).toContain('"ENABLE_HOSTED_SYSTEM": true');
    expect(settings).toContain('"ENABLE_LCR": false');
  });

  it('rejects when the port is taken, and leaves nothing running', async () => {
    const { url } = await start({});
    const port = Number(new URL(url).port);
    await expect(start({ port })).rejects.toThrow('EADDRINUSE');
  });
});
