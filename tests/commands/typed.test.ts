// The commands of the guide and of the README, each as it stands there.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoUsers } from '../../platform/demo/seed/demoUsers';
import { hostedUsers } from '../../platform/demo/seed/hostedUsers';
import { siteFiles } from '../../scripts/deploy/files';
import { deployOptions } from '../../scripts/deploy/options.mjs';
import { contractOptions } from '../../scripts/lib/contractOptions.mjs';
import { parseOptions } from '../../scripts/lib/options.mjs';
import { inRoot, root } from '../../scripts/lib/paths.mjs';
import { serveOptions } from '../../scripts/lib/serveOptions.mjs';
import { fenced } from '../../scripts/servers/container';
import { freePort } from '../../scripts/servers/machines';
import {
  makeBuild,
  makeCheckout,
  noteBuilt,
  plainEnvironment,
  type Typed,
  type,
  typedDocuments,
  typedLines,
} from './checkout';

const home = mkdtempSync(join(tmpdir(), 'trunkline-commands-'));
const checkout = join(home, 'trunkline');
const env = plainEnvironment(home);
const running: Typed[] = [];

beforeAll(() => {
  makeCheckout(checkout);
  makeBuild(checkout);
  noteBuilt(checkout, env);
});
afterAll(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  rmSync(home, { recursive: true });
});

const typeHere = (line: string, more: Record<string, string> = {}, at = checkout) => {
  const typed = type(line, at, { ...env, ...more });
  running.push(typed);
  return typed;
};

/** Starts a console by this line, on a port that is free. */
async function start(line: string) {
  const port = await freePort();
  const typed = typeHere(`${line}${line.includes(' -- ') ? '' : ' --'} --port ${port}`);
  const url = await typed.url;
  if (!url) throw new Error(typed.said());
  return { ...typed, url };
}

/** What a page is left with. */
async function settingsOf(url: string): Promise<Record<string, unknown>> {
  const page: { TRUNKLINE?: Record<string, unknown> } = {};
  new Function('window', await (await fetch(`${url}/config.js`)).text())(page);
  return page.TRUNKLINE ?? {};
}

const json = { 'Content-Type': 'application/json' };
const ask = async (url: string, path: string, body: object, token?: string, method = 'POST') => {
  const headers = token ? { ...json, Authorization: `Bearer ${token}` } : json;
  return fetch(`${url}/api/v1/${path}`, { method, headers, body: JSON.stringify(body) });
};
const tokenOf = async (url: string, { username, password }: (typeof demoUsers)[number]) => {
  const answer = await ask(url, 'login', { username, password });
  return String(((await answer.json()) as { token: string }).token);
};

type User = (typeof demoUsers)[number];
const [admin, tess] = [demoUsers, hostedUsers].map((users) => users[0]) as [User, User];

/** Where the documents have a platform of one's own. */
const example = /https:\/\/\w+\.example\.com\/api\/v1/;

/** Makes a change that a demo forgets when it is reset; answers whether one of before is there. */
async function hasChanged(url: string): Promise<boolean> {
  const token = await tokenOf(url, admin);
  const headers = { Authorization: `Bearer ${token}` };
  const before = await (await fetch(`${url}/api/v1/PasswordSettings`, { headers })).text();
  const changed = { min_password_length: 11, require_digit: 0, require_special_character: 0 };
  expect((await ask(url, 'PasswordSettings', changed, token)).ok).toBe(true);
  return before.includes('11');
}

/** What becomes of each line that is typed. */
const runs: Record<string, (line: string) => Promise<void>> = {
  'npm start': async (line) => {
    const { url, said, stop } = await start(line);
    expect(await (await fetch(url)).text()).toContain('<title>Trunkline</title>');
    for (const { username, password } of demoUsers) {
      expect(said()).toMatch(new RegExp(`${username} +${password}`));
    }
    expect(await hasChanged(url)).toBe(false);
    expect(await hasChanged(url)).toBe(true);
    await stop();
  },
  'npm start -- --reset': async (line) => {
    const { url, stop } = await start(line);
    expect(await hasChanged(url)).toBe(false);
    await stop();
  },
  'npm start -- --hosted': async (line) => {
    const { url, stop } = await start(line);
    expect(await settingsOf(url)).toMatchObject({ ENABLE_HOSTED_SYSTEM: true });
    expect(await tokenOf(url, tess)).toMatch(/^ey/);
    await stop();
  },
  'npm start -- --api https://voice.example.com/api/v1': async (line) => {
    const platform = await start('npm start');
    // It has kept what was changed.
    expect(await hasChanged(platform.url)).toBe(true);
    const api = `${platform.url}/api/v1`;
    const { url, stop } = await start(line.replace(example, api));
    expect(await settingsOf(url)).toEqual({ API_BASE_URL: api });
    await stop();
    await contract(api);
    await platform.stop();
  },
  'npm run serve': async (line) => {
    const port = await freePort();
    const typed = typeHere(line, { HTTP_PORT: `${port}`, HTTP_HOST: '127.0.0.1' });
    const url = String(await typed.url);
    expect((await fetch(`${url}health`)).status).toBe(200);
    await typed.stop();
  },
  'npm run deploy:files -- --out FOLDER --base /portal --upstream http://10.0.0.5:3002': async (
    line,
  ) => {
    const typed = typeHere(line);
    expect(await typed.ended, typed.said()).toBe(0);
    const files = siteFiles({ base: '/portal/', api: 'http://10.0.0.5:3002' });
    for (const [name, text] of Object.entries(files)) {
      expect(readFileSync(join(checkout, 'FOLDER', name), 'utf8')).toBe(text);
    }
  },
  'sh deploy/keep.sh old/dist dist': async (line) => {
    mkdirSync(join(checkout, 'old'));
    makeBuild(join(checkout, 'old'));
    const typed = typeHere(line);
    expect(await typed.ended, typed.said()).toBe(0);
  },
};

const contractLine = (host: string) =>
  `npm run contract -- --url https://${host}.example.com/api/v1 --username admin --password PASSWORD`;

/** One part of the contract, as an operator runs all of it. */
async function contract(api: string) {
  const line = contractLine('voice')
    .replace(example, api)
    .replace('PASSWORD', `'${admin.password}'`);
  const typed = typeHere(`${line} --only settings`, {}, root);
  expect(await typed.ended, typed.said()).toBe(0);
  expect(typed.said()).toMatch(/Tests +\d+ passed/);
}

const configLine = (rest: string) => `npx trunkline config ${rest}`;
const configUrl = '--url https://voice.example.com/api/v1 --file voice.yaml';

/** Lines that are run elsewhere, or cannot be. */
const elsewhere: Record<string, string> = {
  [configLine(`export ${configUrl}`)]: 'tests/configuration, and typed below',
  [configLine('check --file voice.yaml')]: 'as above',
  [configLine(`diff ${configUrl}`)]: 'as above',
  [configLine(`apply ${configUrl} --dry-run`)]: 'as above',
  [configLine(`apply ${configUrl}`)]: 'as above',
  [configLine('schema')]: 'as above',
  'npm test': 'this is it',
  'npm ci': 'what every run of the tests begins with',
  'npm run build': 'a step of npm run check and of npm test, whose outcome the browser tests have',
  'npm ci && npm run build': 'as above',
  [contractLine('voice')]: 'with the one that leads a console to a platform',
  [contractLine('test')]: 'as above',
};

/** Those that begin so are `npm run servers`’ own, or the story of changing over (changingOver.test.ts). */
const others = /^(podman|docker|mkdir old && docker|git clone|(?:cd|mv) ~\/apps)/;

const lines = [...new Set(typedDocuments.flatMap(typedLines))];

describe('the commands of the guide and of the README', () => {
  it('are run here or elsewhere, each of them', () => {
    const known = (line: string) => line in runs || line in elsewhere || others.test(line);
    expect(lines.filter((line) => !known(line))).toEqual([]);
    const told = [...Object.keys(runs), ...Object.keys(elsewhere)];
    expect(told.filter((line) => !lines.includes(line))).toEqual([]);
  });

  it.each(lines.filter((line) => line.startsWith('npm ')))(
    '%s has options that there are',
    (line) => {
      const [command = '', options = ''] = line.split(' -- ');
      const script = /^npm (?:run )?([\w:]+)$/.exec(command)?.[1] ?? '';
      const tables = {
        start: serveOptions,
        contract: contractOptions,
        'deploy:files': deployOptions,
      };
      const table = tables[script as keyof typeof tables] ?? {};
      expect(parseOptions(options.split(' ').filter(Boolean), table).problem).toBeUndefined();
    },
  );

  it.each(Object.entries(runs))('%s', async (line, run) => run(line));

  it('export, check, compare and apply a configuration', async () => {
    const platform = await start('npm start');
    const key = await tokenOf(platform.url, demoUsers[1] as User);
    const own = lines.filter((line) => line.startsWith('npx trunkline'));
    expect(own.length).toBeGreaterThan(5);
    for (const line of own) {
      const command = line.replace('npx trunkline', 'node scripts/trunkline.mjs');
      const typed = typeHere(`${command.replace(example, `${platform.url}/api/v1`)} --rate 100`, {
        TRUNKLINE_KEY: key,
      });
      expect(await typed.ended, typed.said()).toBe(0);
      expect(typed.said()).not.toContain(key);
    }
    await platform.stop();
  });

  it('run the image by flags that the web servers’ tests run it by', () => {
    const flags = lines
      .filter((line) => /\b(docker|podman) run /.test(line))
      .flatMap((line) => line.match(/--(?:read-only|tmpfs \S+|cap-drop \S+)/g) ?? []);
    expect(flags.length).toBeGreaterThan(4);
    expect(flags.filter((flag) => !fenced.join(' ').includes(flag))).toEqual([]);
  });

  it('build the image of what an archive holds', () => {
    const file = /-f (\S+)/.exec(lines.find((line) => line.startsWith('docker build')) ?? '')?.[1];
    const whole = readFileSync(inRoot(String(file)), 'utf8').replaceAll('\\\n', ' ');
    const parts = [...whole.matchAll(/^COPY (.*)$/gm)].flatMap(([, files = '']) =>
      files.trim().split(/\s+/),
    );
    expect(parts.map((part) => part.split('/')[0])).toContain('dist');
    for (const part of parts) expect(part).toMatch(/^(dist$|deploy\/|LICENSE$|\/usr\/share\/)/);
  });
});
