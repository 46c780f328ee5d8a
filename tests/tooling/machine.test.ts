import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ensureChromium, findChromium } from '../../scripts/lib/chromium.mjs';
import { cannotWrite, differsFromLock } from '../../scripts/lib/install.mjs';
import { nodeProblem } from '../../scripts/lib/node.mjs';
import { cannotListen, unreachable } from '../../scripts/lib/reach.mjs';

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.0.0', '100.1.0'])(
    'accepts %s',
    (version) => {
      expect(nodeProblem(version)).toBeUndefined();
    },
  );
  it.each(['20.18.3', '18.20.0', '8.19.0', '21.7.3', '22.11.0'])(
    'refuses %s, says which and what to do',
    (version) => {
      const problem = nodeProblem(version);
      expect(problem).toContain('20.19, or 22.12 or newer');
      expect(problem).toContain(`this is Node ${version}`);
      expect(problem).toContain('https://nodejs.org');
    },
  );
});

describe('ports and platforms', () => {
  const server = createServer((_request, response) => response.writeHead(401).end());
  const listen = () =>
    new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('says that a port is in use and offers another, and nothing when it is free', async () => {
    const port = await listen();
    const words = await cannotListen(port, '127.0.0.1');
    expect(words).toContain(`Port ${port} is in use`);
    const offered = Number(words?.match(/--port (\d+)/)?.[1]);
    expect(offered).toBeGreaterThan(port);
    expect(await cannotListen(offered, '127.0.0.1')).toBeUndefined();
  });

  it('takes any answer for a platform, and a refused connection for none', async () => {
    const port = await listen();
    const url = `http://127.0.0.1:${port}/api/v1`;
    expect(await unreachable(url)).toBeUndefined();
    await new Promise((resolve) => server.close(resolve));
    expect(await unreachable(url)).toBe(
      `No platform answers at ${url}: the connection is refused, nothing listens there.`,
    );
  });

  it('says when this machine has no such address', async () => {
    expect(await cannotListen(3001, '192.0.2.1')).toContain('no address "192.0.2.1"');
  });
});

describe('the installed dependencies', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/react': { version: '18.3.1' },
      'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
    },
  };
  const installed = (version: string) => ({ packages: { 'node_modules/react': { version } } });

  it('are left alone when they are those of the lock', () => {
    expect(differsFromLock(lock, installed('18.3.1'))).toBe(false);
  });
  it('are stale when one is missing or of another version', () => {
    expect(differsFromLock(lock, installed('18.2.0'))).toBe(true);
    expect(differsFromLock(lock, { packages: {} })).toBe(true);
  });
});

describe('the browser', () => {
  const { CHROMIUM_PATH } = process.env;
  afterEach(() => {
    if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
  });
  it('is the one that CHROMIUM_PATH names, before any other', () => {
    process.env.CHROMIUM_PATH = '/opt/my/chromium';
    expect(findChromium()).toBe('/opt/my/chromium');
  });

  it('is installed from Debian where there is none, after an update', async () => {
    delete process.env.CHROMIUM_PATH;
    const commands: string[] = [];
    const answer = await ensureChromium({
      find: () => (commands.length < 2 ? undefined : '/usr/bin/chromium'),
      apt: { command: 'apt-get', before: [] },
      execute: async (command, args) => {
        commands.push([command, ...args].join(' '));
        return { code: 0, output: '' };
      },
    });
    expect(answer).toEqual({ path: '/usr/bin/chromium' });
    expect(commands).toEqual([
      'apt-get update -qq',
      'apt-get install -y -qq --no-install-recommends chromium-headless-shell',
    ]);
  });

  it('is the whole one where the shell is no package', async () => {
    delete process.env.CHROMIUM_PATH;
    const commands: string[] = [];
    const answer = await ensureChromium({
      find: () => (commands.length < 3 ? undefined : '/usr/bin/chromium'),
      apt: { command: 'apt-get', before: [] },
      execute: async (_command, args) => {
        commands.push(args.at(-1) ?? '');
        return { code: args.at(-1)?.endsWith('shell') ? 100 : 0, output: '' };
      },
    });
    expect(answer).toEqual({ path: '/usr/bin/chromium' });
    expect(commands).toEqual(['-qq', 'chromium-headless-shell', 'chromium']);
  });

  it('says what apt-get said when that fails, and what to do', async () => {
    delete process.env.CHROMIUM_PATH;
    const { problem } = await ensureChromium({
      find: () => undefined,
      apt: { command: 'sudo', before: ['-n', 'apt-get'] },
      execute: async () => ({ code: 100, output: 'Could not resolve host' }),
    });
    expect(problem).toContain('apt-get failed:\nCould not resolve host');
    expect(problem).toContain('set CHROMIUM_PATH');
  });

  it('is missed in words when CHROMIUM_PATH names nothing', async () => {
    process.env.CHROMIUM_PATH = '/opt/my/chromium';
    expect((await ensureChromium()).problem).toContain('/opt/my/chromium, and there is no such');
  });
});

it('says in words where it cannot install', () => {
  expect(cannotWrite(tmpdir())).toBeUndefined();
  // For root no folder is closed, but there may be none.
  expect(cannotWrite(join(tmpdir(), 'no-such-folder'))).toMatch(
    /may not write to .*no-such-folder/,
  );
});
