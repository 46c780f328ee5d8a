import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { productionHeaders } from '../../platform/serve/headers';
import { siteFiles } from '../../scripts/deploy/files';
import { deployOptions } from '../../scripts/deploy/options.mjs';
import { parseOptions } from '../../scripts/lib/options.mjs';

const folder = mkdtempSync(join(tmpdir(), 'trunkline-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (...args: string[]) => parseOptions(args, deployOptions);
const nginxOf = (choices: Parameters<typeof siteFiles>[0]) =>
  siteFiles(choices)['nginx/trunkline.conf'] ?? '';
const caddyOf = (choices: Parameters<typeof siteFiles>[0]) =>
  siteFiles(choices)['caddy/Caddyfile'] ?? '';

describe('the options of npm run deploy:files', () => {
  it.each([
    ['upstream', 'https://voice.example.com/api/v1'],
    ['upstream', 'http://h/?x=1'],
    ['upstream', 'http://u:p@h'],
    ['upstream', 'http://H_x;y'],
    ['upstream', 'http://h:70000'],
    ['upstream', 'h:3000'],
    ['root', '/srv/a"b'],
    ['root', '/srv/$host'],
    ['root', '/srv/{a}'],
    ['root', 'dist'],
    ['host', 'a b'],
    ['host', '_'],
    ['host', 'a;b'],
  ])('--%s %s is refused in words that propose nothing of the kind', (name, value) => {
    const { problem } = read(`--${name}`, value);
    expect(problem).toMatch(new RegExp(`^--${name} needs (an|the|a) .* such as`));
    const proposed = /such as ([^ ,]+)/.exec(problem ?? '')?.[1] ?? '';
    expect(read(`--${name}`, proposed).options).toEqual({ [name]: proposed });
  });

  it.each([
    ['upstream', 'http://10.0.0.5:3002/'],
    ['upstream', 'http://[fd00::5]:3000'],
    ['upstream', 'https://voice.example.com'],
    ['root', '/srv/my site'],
    ['root', '/srv/a;b'],
    ['host', 'console.example.com'],
  ])('--%s %s is taken', (name, value) => {
    expect(read(`--${name}`, value).options).toEqual({ [name]: value });
  });
});

describe('the files of one deployment', () => {
  it('are for the host that browsers ask for', () => {
    expect(nginxOf({ host: 'console.example.org' })).toContain('server_name console.example.org;');
    expect(caddyOf({ host: 'console.example.org' })).toContain('console.example.org}');
    expect(nginxOf({})).toMatch(/# Set server_name to your host/);
  });

  it('name a platform behind TLS, so that it answers for the right host', () => {
    const text = nginxOf({ api: 'https://voice.example.com/' });
    expect(text).toContain('upstream trunkline_platform { server voice.example.com:443; }');
    expect(text.match(/proxy_ssl_server_name on;/g)).toHaveLength(2);
    expect(text).toContain('proxy_ssl_name voice.example.com;');
    expect(nginxOf({ api: 'http://api' })).toContain('server api:80; }');
    expect(nginxOf({ api: 'http://10.0.0.5:3002/' })).not.toContain('upstream trunkline_platform');
  });

  it('compress for a proxy that asks by HTTP/1.0', () => {
    expect(nginxOf({})).toContain('gzip_http_version 1.0;');
  });
});

it('Caddy names the host that was asked as a policy does, in brackets where it is an address of IPv6', () => {
  const caddy = caddyOf({ headers: productionHeaders({ API_PORT: '3000' }) });
  expect(caddy).toContain(' http://{trunkline_host}:3000;');
  expect(caddy).toMatch(/map \{host\} \{trunkline_host\} \{[\s\S]*?"\[\$\{1\}\]"/);
  expect(caddyOf({})).not.toContain('trunkline_host');
});

const choices: [string, Parameters<typeof siteFiles>[0]][] = [
  ['none', {}],
  ['an API at a port', { headers: productionHeaders({ API_PORT: '3000' }) }],
  ['a folder with a space', { root: '/srv/my site' }],
  ['a folder with a semicolon', { root: '/srv/a;b' }],
  ['a path with a dot', { base: '/a.b/c/' }],
  ['a name', { api: 'http://localhost:3000', host: 'console.example.org', hsts: true }],
  ['a name behind TLS', { api: 'https://localhost' }],
  ['an address of IPv6', { api: 'http://[fd00::5]:3000/' }],
];
/** What a program says of a file, where this machine has it; `npm run servers` asks each that there is. */
const said = (programs: string[], args: string[]) => {
  const program = programs.find((file) => existsSync(file));
  if (!program) return 'fine';
  try {
    execFileSync(program, args, { stdio: 'pipe', env: { HOME: folder, PATH: process.env.PATH } });
    return 'fine';
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr);
  }
};

it.each(choices)('web servers take their files for %s', (_name, choice) => {
  const [conf, caddyfile] = [join(folder, 'nginx.conf'), join(folder, 'Caddyfile')];
  const listen = /listen 80;\s*listen \[::\]:80;/;
  const site = nginxOf(choice).replace(listen, 'listen 127.0.0.1:48080;');
  writeFileSync(conf, `pid ${folder}/pid;\nevents {}\nhttp {\n${site}}\n`);
  writeFileSync(caddyfile, caddyOf(choice));
  const ofNginx = ['-t', '-q', '-e', 'stderr', '-p', folder, '-c', conf];
  expect(said(['/usr/sbin/nginx', '/usr/bin/nginx'], ofNginx)).toBe('fine');
  const ofCaddy = ['adapt', '--adapter', 'caddyfile', '--config', caddyfile];
  expect(said(['/usr/bin/caddy'], ofCaddy)).toBe('fine');
});
