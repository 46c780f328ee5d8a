import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { apiOriginOf, forHost, productionHeaders } from '../../platform/serve/headers';
import { scriptHashes } from '../../platform/serve/page';
import { readBasePath, withBase } from '../../scripts/lib/basePath.mjs';
import { readSite } from '../../scripts/lib/deployment';
import { configText, environmentNames, readEnvironment } from '../../scripts/lib/environment';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { readPort } from '../../scripts/lib/ports.mjs';
import { shells } from '../../scripts/servers/shells.mjs';

const home = mkdtempSync(join(tmpdir(), 'trunkline-image-'));
const site = join(home, 'html');
const build = 'window.TRUNKLINE = {};\n';
const page = `<!doctype html>
<html lang="en" data-base="/">
  <head>
    <script src="/config.js"></script><script>window.JAMBONZ = {};</script>
    <script type="module" src="/assets/a.js"></script><link href="/favicon.svg"/>
    <a href="/internal">no file of the build</a>
  </head>
</html>
`;
mkdirSync(site);
writeFileSync(join(site, 'config.js'), build);
writeFileSync(join(site, 'index.html'), page);
afterAll(() => rmSync(home, { recursive: true }));

/** What the environments of existing images, charts and machines hold besides. */
const withoutEffect = {
  ...{ ENABLE_PHONE_NUMBER_LAZY_LOAD: '1', VITE_APP_ENABLE_PHONE_NUMBER_LAZY_LOAD: 'true' },
  ...{ VITE_ENABLE_SYSTEM_UPDATES: 'true', NODE_ENV: 'production', GF_SERVER_ROOT_URL: '/grafana' },
  NODE_OPTIONS: '--openssl-legacy-provider',
};

interface Written {
  code: number;
  said: string;
  file: (name: string) => string;
}
const newFolder = () => mkdtempSync(join(home, 'run-'));

describe.each(shells(home))('the start script, run by $name', ({ command, path }) => {
  /** Runs it; `before` are lines of the shell that give what no caller of Node can. */
  const start = (
    environment: Record<string, string>,
    before = '',
    run = newFolder(),
  ): Promise<Written> => {
    const here = inRoot('deploy/image');
    const script = `${before}\n. "${here}/settings.sh"`;
    const args = ['-c', script, 'sh', here, site, run];
    // What is sourced reads the arguments of the shell.
    return new Promise((resolve) =>
      execFile(command, args, { env: { PATH: path, ...environment } }, (error, out, err) =>
        resolve({
          code: Number(error?.code ?? 0),
          said: `${out}${err}`,
          file: (name) => readFileSync(join(run, name), 'utf8'),
        }),
      ),
    );
  };
  /** What a page is left with. */
  const pageOf = (script: string) => {
    const window: Record<string, unknown> = { location: new URL('https://console.example/') };
    new Function('window', script)(window);
    return window;
  };
  const onNode = (environment: Record<string, string>) =>
    configText(build, readEnvironment(environment).rows);

  it('gives the page any value as it is, as Node does', async () => {
    const names = environmentNames.map(({ name }) => name);
    const hard = fc.constantFrom(
      '</script>',
      '"',
      '\\',
      '\n',
      '\r',
      '\u2028',
      '\u2029',
      '$(id)',
      '%s',
      '&',
      "'",
      '\u0001',
      '\u007f',
      '`',
      ' ',
    );
    const value = fc
      .array(fc.oneof(hard, fc.string({ unit: 'grapheme' })), { maxLength: 6 })
      .map((parts) => parts.join('').replaceAll('\0', ''));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (environment) => {
        const { code, said, file } = await start(environment);
        expect(said.includes('awk:')).toBe(false);
        expect(code).toBe(0);
        expect(file('config.js')).toBe(onNode(environment));
      }),
      { numRuns: process.env.THOROUGH ? 200 : 8 },
    );
  });

  it('gives the page any bytes as a browser reads them', async () => {
    const bytes = fc
      .uint8Array({ minLength: 1, maxLength: 40 })
      .map((all) => [...all].filter(Boolean));
    await fc.assert(
      fc.asyncProperty(bytes, async (all) => {
        const octal = all.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
        const before = `BASE_URL=$(printf 'x${octal}x'); export BASE_URL`;
        const { file } = await start({}, before);
        const { TRUNKLINE } = pageOf(file('config.js')) as { TRUNKLINE: Record<string, string> };
        expect(TRUNKLINE.BASE_URL).toBe(`x${Buffer.from(all).toString('utf8')}x`);
      }),
      { numRuns: process.env.THOROUGH ? 200 : 4 },
    );
  });

  it('lets in what the same settings let in on Node', async () => {
    const address = fc.constantFrom(
      'https://Voice.Example:8443/api/v1',
      ' http://10.0.0.1:80/v1 ',
      '/api/v1',
      'https://h.example:443',
      'ftp://h',
      'https://u:p@h',
      'http://[::1]:3000',
      'nothing',
      "https://h';x",
    );
    const environments = fc.record(
      {
        API_BASE_URL: address,
        API_PORT: fc.constantFrom('3002', ' 03000 ', ''),
        API_VERSION: fc.constantFrom('v1', 'v2', ''),
        RECORDING_ORIGINS: fc.array(address).map((all) => all.join(' ')),
        ENABLE_HOSTED_SYSTEM: fc.constantFrom('true', ' ON ', '0', 'maybe'),
        STRIPE_PUBLISHABLE_KEY: fc.constantFrom('pk_x', ' '),
        HSTS: fc.constantFrom('on', 'off'),
        HTTP_PORT: fc.constantFrom('3001', '08081', '00080'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(environments, async (environment) => {
        const { file } = await start(environment);
        const file_ = join(site, 'config.js');
        const { deployment, problems } = readSite({
          file: file_,
          environment,
          build: {},
          given: {},
        });
        const conf = file('nginx.conf');
        expect(conf.includes('Strict-Transport-Security $')).toBe(environment.HSTS === 'on');
        expect(conf).toContain(`listen ${Number(environment.HTTP_PORT ?? 3001)};`);
        expect(conf).not.toMatch(/@[A-Z]/);
        expect(file('config.js')).toBe(onNode(environment));
        const said = /""\s+"(default-src [^"]*)"/.exec(conf)?.[1];
        // Settings that make no sense let nothing in on either side; the page does not start.
        if (problems.length > 0) return;
        const { policy } = deployment;
        const wanted = forHost(
          productionHeaders(policy, apiOriginOf(policy)),
          'asked.example',
          scriptHashes(page),
        );
        const named = said?.replace('$trunkline_host', 'asked.example');
        const sorted = (text = '') =>
          text.split('; ').map((directive) => directive.split(' ').sort());
        expect(sorted(named)).toEqual(sorted(wanted['Content-Security-Policy']));
      }),
      { numRuns: process.env.THOROUGH ? 200 : 8 },
    );
  });

  it('writes the same files when it starts again, and no others', async () => {
    const [environment, run] = [{ BASE_PATH: 'portal', ENABLE_LCR: '1' }, newFolder()];
    const written = async () => {
      const { said, file } = await start(environment, '', run);
      const names = readdirSync(run).sort();
      return { said, files: names.map((name) => [name, file(name)]) };
    };
    const first = await written();
    expect(first.files.map(([name]) => name)).toEqual(['config.js', 'index.html', 'nginx.conf']);
    expect(await written()).toEqual(first);
  });

  it('writes the page for any base as Node does', async () => {
    for (const base of [undefined, '', '/', 'portal', '/portal/', '/a/b', '/a.b~c/']) {
      const { file } = await start(base === undefined ? {} : { BASE_PATH: base });
      const read = readBasePath(base).base ?? '';
      expect(file('index.html')).toBe(withBase(page, read));
      expect(file('nginx.conf').includes(`return 308 ${read}$is_args`)).toBe(read !== '/');
    }
  });

  it.each([
    [{ HTTP_PORT: 'abc' }, readPort('abc', 'HTTP_PORT').problem],
    [{ HTTP_PORT: '0' }, readPort('0', 'HTTP_PORT').problem],
    [{ HTTP_PORT: '70000' }, readPort('70000', 'HTTP_PORT').problem],
    [{ BASE_PATH: '/a/../b' }, readBasePath('/a/../b').problem],
    [{ BASE_PATH: '/a b' }, readBasePath('/a b').problem],
    [{ BASE_PATH: '//x' }, readBasePath('//x').problem],
    [{ BASE_PATH: '/a?b' }, readBasePath('/a?b').problem],
    [{ BASE_PATH: 'https://h/a' }, readBasePath('https://h/a').problem],
    [{ API_PORT: '3000; x' }, 'API_PORT needs a port number from 1 to 65535, not "3000; x".'],
    ...[
      'http://a; }',
      'http://h/api/',
      'http://u:p@h',
      'http://h?x=1',
      'http://h:0',
      'ftp://h',
      'h:1',
    ].map((API_UPSTREAM): [object, string] => [
      { API_UPSTREAM },
      `API_UPSTREAM needs an address such as http://api:3000, without a path, not "${API_UPSTREAM}".`,
    ]),
    ...['10.0.0.0/33', '10.0.0', '256.0.0.1', '::/129', 'proxy', '10.0.0.1;'].map(
      (TRUSTED_PROXIES): [object, string] => [
        { TRUSTED_PROXIES },
        `TRUSTED_PROXIES needs addresses such as 10.0.0.0/8, not "${TRUSTED_PROXIES}".`,
      ],
    ),
    [{ TERMS_URL: 'x'.repeat(100_000) }, 'TERMS_URL is longer than 16384 bytes.'],
  ])('refuses in one line what cannot be served (%#)', async (environment, words) => {
    const { code, said } = await start(environment as unknown as Record<string, string>);
    expect(said.trim()).toContain(words);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(code).not.toBe(0);
  });

  /** What the machine knows of names: its files, and what its name servers answer. */
  const machine = (resolv: string, answered: string[] = []) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'resolv.conf'), resolv);
    writeFileSync(
      join(folder, 'hosts'),
      '127.0.0.1\tlocalhost here # not.this\n::1 localhost six\n10.9.8.7 Platform.lan\n',
    );
    const known = answered.map((name) => `[ "$2" = "${name}." ] && exit 0`).join('\n');
    writeFileSync(join(folder, 'getent'), `#!/bin/sh\n${known}\nexit 2\n`, { mode: 0o755 });
    const files = { RESOLV_CONF: join(folder, 'resolv.conf'), HOSTS_FILE: join(folder, 'hosts') };
    return { PATH: `${folder}:${path}`, ...files };
  };
  const cluster = 'search ns.svc.cluster.local svc.cluster.local cluster.local\noptions ndots:5\n';

  it.each<[string, string, string, string, string[]]>([
    ['a host of the file', 'http://localhost:3000', 'http://127.0.0.1:3000', '', []],
    ['a host of IPv6', 'http://six', 'http://[::1]', '', []],
    ['in any case', 'https://platform.LAN:8443/', 'https://10.9.8.7:8443', '', []],
    ['a comment of the file', 'http://not.this', 'http://not.this', '', []],
    ['an address', 'http://10.0.0.5:3000', 'http://10.0.0.5:3000', cluster, []],
    ['an address of IPv6', 'http://[fd00::5]:3000/', 'http://[fd00::5]:3000', cluster, []],
    [
      'a service of the cluster',
      'http://api:3000',
      'http://api.ns.svc.cluster.local:3000',
      cluster,
      ['api.ns.svc.cluster.local'],
    ],
    [
      'one of another namespace',
      'https://api.voice',
      'https://api.voice.svc.cluster.local',
      cluster,
      ['api.voice.svc.cluster.local'],
    ],
    [
      'enough dots',
      'http://api.voice:3000',
      'http://api.voice:3000',
      'search lan\n',
      ['api.voice.lan'],
    ],
    ['no dots wanted', 'http://api', 'http://api', 'search lan\noptions ndots:0\n', ['api.lan']],
  ])('finds the platform as the machine does: %s', async (_what, given, reached, resolv, known) => {
    const { code, said, file } = await start({ API_UPSTREAM: given, ...machine(resolv, known) });
    expect([code, said]).toEqual([0, '']);
    const conf = file('nginx.conf');
    expect(conf).toContain(`set $trunkline_upstream ${reached};`);
    expect(conf).toContain(
      `set $trunkline_upstream_name ${/\/\/([^/]+?)(:\d+)?\/?$/.exec(given)?.[1]};`,
    );
    expect(conf).toContain('proxy_ssl_server_name on;');
  });

  it('says which name of the platform nobody knows yet', async () => {
    const { code, said, file } = await start({ API_UPSTREAM: 'http://api', ...machine(cluster) });
    expect([code, said]).toEqual([
      0,
      'No name server knows "api" of API_UPSTREAM yet. If it starts later, write its whole name there.\n',
    ]);
    expect(file('nginx.conf')).toContain('set $trunkline_upstream http://api;');
  });

  it.each([
    ['nameserver 10.0.0.1\nnameserver fd00::1\n', 'resolver 10.0.0.1 [fd00::1] valid'],
    ['nameserver fe80::1%eth0\nnameserver 10.0.0.2\n', 'resolver 10.0.0.2 valid'],
    ['nameserver fe80::1%eth0\n', undefined],
  ])('asks all name servers that nginx can ask: %j', async (resolv, words) => {
    const { file } = await start({ API_UPSTREAM: 'http://10.0.0.5', ...machine(resolv) });
    expect(/resolver \S+.* valid/.exec(file('nginx.conf'))?.[0]).toBe(words);
  });

  it('believes the proxies that it is told of, and no others', async () => {
    const { file } = await start({
      TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8',
      API_UPSTREAM: 'http://h',
    });
    const conf = file('nginx.conf');
    expect(conf).toContain('set_real_ip_from 10.0.0.0/8;\n    set_real_ip_from fd00::/8;');
    expect(conf).toMatch(/geo \S+ \S+ {\s+default 0;\s+10\.0\.0\.0\/8 1;\s+fd00::\/8 1;\s+}/);
    expect(conf).not.toContain('X-Forwarded-Proto $scheme;');
    const alone = (await start({ API_UPSTREAM: 'http://h' })).file('nginx.conf');
    expect(alone).not.toMatch(/real_?ip/);
    expect(alone).not.toContain('X-Forwarded-Proto $trunkline_scheme;');
  });

  it('says which host is missing in the policy until it is written as punycode', async () => {
    const { code, said } = await start({
      API_BASE_URL: 'https://münchen.example/api/v1',
      RECORDING_ORIGINS:
        'https://ok.example https://xn--mnchen-3ya.example https://köln.example:9/ä',
    });
    const words = (host: string, name: string) =>
      `The security policy lacks ${host} of ${name}: write it as punycode (xn--…).`;
    expect([code, said.split('\n').slice(0, -2)]).toEqual([
      0,
      [words('münchen.example', 'API_BASE_URL'), words('köln.example:9', 'RECORDING_ORIGINS')],
    ]);
  });

  it('leaves out what is too long of the face, says so, and starts, as Node does', async () => {
    const environment = {
      ...{ LOGIN_NOTICE: 'ä'.repeat(8193), BRAND_LOGO: 'x'.repeat(16_385), BRAND_NAME: 'Own' },
      VITE_BRAND_LOGO: '/logo.svg',
    };
    const { code, said, file } = await start(environment);
    const { notes } = readEnvironment(environment);
    expect(notes).toEqual(
      ['BRAND_LOGO', 'LOGIN_NOTICE'].map(
        (name) => `${name} is longer than 16384 bytes and is left out. Set it in config.js.`,
      ),
    );
    expect([code, said]).toEqual([
      0,
      `${notes.join('\n')}\nSettings of the environment: BRAND_NAME, BRAND_LOGO.\n`,
    ]);
    expect(file('config.js')).toBe(onNode(environment));
    expect(pageOf(file('config.js')).TRUNKLINE).toEqual({
      BRAND_NAME: 'Own',
      BRAND_LOGO: '/logo.svg',
    });
  });

  it('names what is no setting, with what was meant, as Node does, and nothing else', async () => {
    const environment = {
      ...{ ENABLE_LRC: '1', DISABLE_JAEGER_TRACNIG: '1', VITE_APP_AWS_REGOIN: 'x', ENABLE_X: '1' },
      ...withoutEffect,
    };
    const { said } = await start(environment);
    expect(said.trim().split('\n')).toEqual(readEnvironment(environment).notes);
    expect(said).toContain('Did you mean ENABLE_LCR?');
    const silent = await start(withoutEffect);
    expect([silent.code, silent.said]).toEqual([0, '']);
    expect(silent.file('config.js')).toBe(onNode({}));
  });
});

it('there is a shell to run the start script', () => {
  expect(shells(home).length).toBeGreaterThan(0);
  expect(existsSync('/bin/sh')).toBe(true);
});
