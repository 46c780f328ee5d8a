import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forHost, productionHeaders } from '../../platform/serve/headers';
import { scriptHashes } from '../../platform/serve/page';
import { startSite } from '../../platform/serve/site';
import { withBase } from '../../scripts/lib/basePath.mjs';
import { readPort } from '../../scripts/lib/ports.mjs';
import { ask } from '../../scripts/servers/ask';
import { rowsOf } from '../../scripts/servers/rows';
import { leaks, rowFaults } from '../../scripts/servers/verify';

const dist = mkdtempSync(join(tmpdir(), 'trunkline-site-'));
const asset = 'main-1a2b.js';
const code = 'console'.repeat(400);
const page = `<!doctype html><html lang="en" data-base="/"><head><title>Trunkline</title>
<script src="/config.js"></script></head><body></body></html>`;
const html = { accept: 'text/html' };

beforeAll(() => {
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite/manifest.json'), '{}');
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'config.js'), 'window.TRUNKLINE = {};\n');
  writeFileSync(join(dist, 'version.json'), '{"version":"1.2.3"}');
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
  writeFileSync(join(dist, 'changelog.txt'), 'new');
  writeFileSync(join(dist, 'changelog.txt.gz'), gzipSync('new'));
  const guide = `<!doctype html>${'guide '.repeat(100)}`;
  mkdirSync(join(dist, 'guide'));
  writeFileSync(join(dist, 'guide/index.html'), guide);
  writeFileSync(join(dist, 'guide/guide.css.gz'), gzipSync('a{}'));
  writeFileSync(join(dist, 'guide/guide.css'), 'a{}');
  writeFileSync(join(dist, 'assets', asset), code);
  writeFileSync(join(dist, 'assets', `${asset}.br`), brotliCompressSync(code));
  writeFileSync(join(dist, 'assets', `${asset}.gz`), gzipSync(code));
});
afterAll(() => rmSync(dist, { recursive: true }));

describe.each(['/', '/portal/', '/a/b/'])('the server of npm run serve below %s', (base) => {
  it('answers every row of the table as it has to', async () => {
    const policy = { API_BASE_URL: 'https://voice.example.com/api/v1' };
    const deployment = { script: 'window.TRUNKLINE = {};', policy };
    const written = (text: string) => withBase(text, base);
    const where = { dist, port: 0, host: '127.0.0.1', base, written };
    const { url, close } = await startSite({ ...where, deployment });
    const headers = productionHeaders(policy, 'https://voice.example.com');
    const asked = { origin: new URL(url).origin, headers };
    const rows = rowsOf({ base, asset, hasApi: false });
    const faults: Record<string, string[]> = {};
    for (const row of rows) {
      const found = await rowFaults(asked, row);
      if (found.length > 0) faults[row.name] = found;
    }
    expect(faults).toEqual({});
    expect(await leaks(asked)).toEqual([]);
    await close();
  });
});

/** A port that nothing listens on. */
const freePort = () =>
  new Promise<string>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(String(port)));
    });
  });

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** The command itself; answers what it says up to its address, and a way to end it. */
function serve(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { PATH: process.env.PATH, DIST: dist, HTTP_HOST: '127.0.0.1', ...environment },
  });
  children.push(child);
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        said += part;
        const found = /Trunkline is at (\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    }
    child.on('close', () => resolve(undefined));
  });
  return { url, ended, said: () => said, stop: () => child.kill('SIGTERM') };
}

/** What a page is left with. */
const settingsOf = (script: string) => {
  const window: Record<string, unknown> = { location: new URL('https://console.example/') };
  new Function('window', script)(window);
  return window;
};

it('npm run serve takes its settings from the environment, and ends within two seconds', async () => {
  const inline = 'window.JAMBONZ = { DISABLE_LCR: "true" };\r\n';
  const seen = inline.replace('\r\n', '\n');
  const hash = `'sha256-${createHash('sha256').update(seen).digest('base64')}'`;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = serve({
    ...{ HTTP_PORT: port, BASE_PATH: 'webapp', API_PORT: '3002', ENABLE_LRC: '1' },
    ...{ DISABLE_LCR: '</script>\u2028"', VITE_APP_AWS_REGION: 'eu-west-1', HSTS: 'on' },
  });
  const url = await server.url;
  expect(url).toBe(`${origin}/webapp/`);
  const config = await ask(origin, { path: '/webapp/config.js' });
  expect(settingsOf(`${config.body}`)).toMatchObject({
    TRUNKLINE: {},
    JAMBONZ: {
      API_BASE_URL: 'https://console.example:3002/v1',
      AWS_REGION: 'eu-west-1',
      DISABLE_LCR: '</script>\u2028"',
    },
  });
  writeFileSync(
    join(dist, 'index.html'),
    page.replace('</head>', `<script>${inline}</script></head>`),
  );
  const { headers, body } = await ask(origin, { path: '/webapp/', headers: html });
  writeFileSync(join(dist, 'index.html'), page);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${hash};`);
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:3002;");
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  expect(`${body}`).toContain('src="/webapp/config.js"');
  const asked = Date.now();
  server.stop();
  expect(await server.ended).toBe(0);
  expect(Date.now() - asked).toBeLessThan(2000);
  expect(server.said()).toContain(
    'ENABLE_LRC in the environment isn’t a setting. Did you mean ENABLE_LCR?',
  );
  expect(server.said()).toContain('DISABLE_LCR is “</script>');
});

it('npm run serve follows what becomes of the build, and tells nobody where it is', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = serve({ HTTP_PORT: port, TERMS_URL: '/terms', HSTS: ' on ' });
  expect(await server.url).toBe(`${origin}/`);
  const asked = async (path: string, headers = {}) => {
    const { status, body, headers: said } = await ask(origin, { path, headers });
    return {
      status,
      body: `${body}`,
      caching: said['cache-control'],
      hsts: said['strict-transport-security'],
    };
  };
  expect((await asked('/brand/logo.svg')).status).toBe(404);
  mkdirSync(join(dist, 'brand'));
  writeFileSync(join(dist, 'brand/logo.svg'), '<svg id="own"/>');
  writeFileSync(join(dist, 'brand/.secret'), 'hidden');
  writeFileSync(join(dist, 'config.js'), 'window.TRUNKLINE = { BRAND_LOGO: "/brand/logo.svg" };\n');
  expect(await asked('/brand/logo.svg')).toMatchObject({
    ...{ status: 200, body: '<svg id="own"/>', caching: 'max-age=86400' },
    hsts: expect.stringContaining('max-age'),
  });
  for (const path of [
    '/brand/.secret',
    '/brand',
    '/brand/',
    '/brand%2flogo.svg',
    '/brand//logo.svg',
  ])
    expect((await asked(path)).status, path).toBe(404);
  expect(settingsOf((await asked('/config.js')).body).TRUNKLINE).toEqual({
    ...{ BRAND_LOGO: '/brand/logo.svg', TERMS_URL: '/terms' },
  });
  rmSync(join(dist, 'brand'), { recursive: true });
  renameSync(join(dist, 'index.html'), join(dist, 'index.away'));
  renameSync(join(dist, 'config.js'), join(dist, 'config.away'));
  expect((await asked('/health')).status).toBe(200);
  expect((await asked('/', html)).body).toContain('<title>Trunkline</title>');
  expect((await asked('/config.js')).body).toContain('BRAND_LOGO');
  renameSync(join(dist, 'index.away'), join(dist, 'index.html'));
  renameSync(join(dist, 'config.away'), join(dist, 'config.js'));
  writeFileSync(join(dist, 'config.js'), 'window.TRUNKLINE = {};\n');
  for (const [path, headers, status] of [
    [`/assets/${asset}`, { range: 'bytes=999999-' }, 416],
    ['/version.json', { range: 'bytes=999999-' }, 416],
  ] as const) {
    const answer = await asked(path, headers);
    expect([answer.status, answer.caching]).toEqual([status, 'no-store']);
    expect(answer.body).not.toContain(dist);
  }
  server.stop();
  expect(await server.ended).toBe(0);
});

it('npm run serve needs no folder that it can write to', async () => {
  const server = serve({ HTTP_PORT: await freePort(), TMPDIR: '/dev/null/none' });
  expect(await server.url, server.said()).toBeDefined();
  server.stop();
  expect(await server.ended).toBe(0);
});

it('npm run serve serves nothing where it cannot do so as it is told', async () => {
  const refusals: [Record<string, string>, string][] = [
    [{ HTTP_PORT: 'abc' }, 'HTTP_PORT needs a port number from 1 to 65535, not "abc".'],
    [{ API_PORT: '3000; x' }, 'API_PORT needs a port number'],
    [{ DIST: 'nowhere' }, 'Make one with "npm run build"'],
  ];
  await Promise.all(
    refusals.map(async ([environment, words]) => {
      const server = serve({ HTTP_PORT: await freePort(), ...environment });
      expect(await server.url).toBeUndefined();
      expect(await server.ended).toBe(1);
      expect(server.said()).toContain(words);
    }),
  );
});

it.each([
  [undefined, undefined, false],
  ['', undefined, false],
  ['3001', 3001, false],
  ['0', undefined, true],
  ['70000', undefined, true],
  ['-1', undefined, true],
  ['80 80', undefined, true],
  ['3001.5', undefined, true],
])('reads the port %j', (text, port, isRefused) => {
  const read = readPort(text, 'HTTP_PORT');
  expect(read.port).toBe(port);
  expect(Boolean(read.problem)).toBe(isRefused);
});

describe('the policy of a request', () => {
  const headers = productionHeaders({ API_PORT: '3000' });
  const policyFor = (host: string) => forHost(headers, host)['Content-Security-Policy'];
  it.each([
    ['console.example', "connect-src 'self' http://console.example:3000;"],
    ['[::1]', "connect-src 'self' http://[::1]:3000;"],
    ['a; script-src *', "connect-src 'self';"],
    ['', "connect-src 'self';"],
  ])('asked at %s', (host, words) => {
    expect(policyFor(host)).toContain(words);
    expect(policyFor(host)).not.toContain('$');
  });
});

it.each([
  ['<script src="/a.js"></script>', 0],
  ['<script>a</script><SCRIPT type="module">b</SCRIPT >', 2],
  ['<script\n  src="/a.js"></script><script async>a</script>', 1],
])('the inline scripts of %j', (text, count) => {
  expect(scriptHashes(text)).toHaveLength(count);
});
