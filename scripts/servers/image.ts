// The image, made without a registry: its base is put together from the packages of this machine.
import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { inRoot } from '../lib/paths.mjs';
import { released } from '../lib/release.mjs';
import { ask } from './ask';
import { fenced, podman, startImage, unfenced } from './container';
import { startApi } from './machines';

const run = promisify(execFile);
const applets = [
  'sh',
  'awk',
  'sed',
  'sha256sum',
  'base64',
  'mkdir',
  'mktemp',
  'rm',
  'mv',
  'cat',
  'echo',
  'wget',
  'env',
  'id',
  'chown',
  'chmod',
];

/** The libraries that a program loads. */
const librariesOf = (program: string) =>
  [...execFileSync('ldd', [program], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)].map(
    ([, file = '']) => file,
  );

/** A root with nginx and busybox of this machine and nothing else. */
function makeRoot(root: string) {
  const put = (from: string, to = from) => {
    const place = join(root, to);
    mkdirSync(dirname(place), { recursive: true });
    cpSync(realpathSync(from), place, { dereference: true });
  };
  const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file)) ?? 'nginx';
  put(nginx, '/usr/sbin/nginx');
  put('/usr/bin/busybox', '/bin/busybox');
  for (const library of new Set([...librariesOf(nginx), ...librariesOf('/usr/bin/busybox')])) {
    put(library);
  }
  for (const applet of applets) symlinkSync('busybox', join(root, 'bin', applet));
  for (const folder of [
    'tmp',
    'etc',
    'usr/bin',
    'usr/share',
    'var/log/nginx',
    'proc',
    'sys',
    'dev',
  ]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  chmodSync(join(root, 'tmp'), 0o1777);
  // Whom nginx becomes where root starts it.
  const nobody = 'nobody:x:65534:65534::/:/bin/sh\n';
  writeFileSync(join(root, 'etc/passwd'), `root:x:0:0::/:/bin/sh\n${nobody}`);
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nnogroup:x:65534:\n');
}

const buildah = (args: string[]) => run('buildah', args, { timeout: 240_000 });

/** A script of the build before, which open pages still load. */
const scriptBefore = 'before-1a2b.js';

/** What an unpacked archive of a release has, with the scripts of the build before. Answers its folder. */
async function makeArchive(folder: string): Promise<string> {
  const [archive, before] = [join(folder, 'archive'), join(folder, 'before')];
  for (const part of ['dist', ...released]) {
    cpSync(inRoot(part), join(archive, part), { recursive: true });
  }
  mkdirSync(join(before, 'assets'), { recursive: true });
  writeFileSync(join(before, 'assets', scriptBefore), 'before');
  // As a checkout is under a mask of 077.
  await run('chmod', ['-R', 'go=', archive]);
  await run('sh', [join(archive, 'deploy/keep.sh'), before, join(archive, 'dist')]);
  return archive;
}

/**
 * Builds the image in `folder` of what a release has, on a base of this machine's packages. Answers its name.
 * Rejects with the words of the tools where they do not work here.
 */
export async function makeImage(folder: string): Promise<string> {
  const root = join(folder, 'root');
  makeRoot(root);
  const base = 'localhost/trunkline-base:test';
  const image = 'localhost/trunkline:test';
  writeFileSync(
    join(folder, 'Containerfile'),
    'FROM scratch\nCOPY root /\nENV PATH=/usr/sbin:/usr/bin:/sbin:/bin\n',
  );
  await buildah([
    'bud',
    '--isolation',
    'chroot',
    '-t',
    base,
    '-f',
    join(folder, 'Containerfile'),
    folder,
  ]);
  const archive = await makeArchive(folder);
  const file = join(archive, 'deploy/image/Containerfile');
  const args = ['--build-arg', `BASE=${base}`, '--build-arg', 'VERSION=1.2.3'];
  await buildah(['bud', '--isolation', 'chroot', ...args, '-t', image, '-f', file, archive]);
  rmSync(root, { recursive: true });
  return image;
}

/** Why the image cannot be made or run here; undefined where it can. */
export const lacking = (missing: string[]): string | undefined => {
  const wanted = ['buildah', 'podman', 'runc', 'nginx', 'busybox'].filter((tool) =>
    missing.includes(tool),
  );
  return wanted.length > 0 ? `this machine has no ${wanted.join(', ')}` : undefined;
};

/** Environments, and what a page behind the image is left with. */
const environments: { env: Record<string, string>; uid?: string; page: Record<string, object> }[] =
  [
    { env: {}, page: { TRUNKLINE: {} } },
    {
      env: { API_PORT: '3002', API_VERSION: 'v1', DISABLE_LCR: 'true' },
      page: { JAMBONZ: { API_BASE_URL: 'https://console.example:3002/v1', DISABLE_LCR: 'true' } },
    },
    {
      env: { API_BASE_URL: 'https://voice.example/api/v1', ENABLE_FORGOT_PASSWORD: 'true' },
      page: {
        JAMBONZ: { API_BASE_URL: 'https://voice.example/api/v1', ENABLE_FORGOT_PASSWORD: 'true' },
      },
    },
    {
      env: {
        VITE_ENABLE_LCR: 'on',
        TERMS_URL: '</script>"\\\n$(id)%s&\u2028',
        NODE_ENV: 'production',
      },
      page: { TRUNKLINE: { ENABLE_LCR: 'on', TERMS_URL: '</script>"\\\n$(id)%s&\u2028' } },
    },
    {
      env: { AWS_REGION: 'eu-west-1' },
      uid: '0:0',
      page: { TRUNKLINE: { AWS_REGION: 'eu-west-1' } },
    },
    { env: { ENABLE_LCR: '1' }, uid: '4711:4711', page: { TRUNKLINE: { ENABLE_LCR: '1' } } },
  ];

const here = '/usr/share/trunkline';
const script = `id -u >&2; to=$(mktemp -d); sh ${here}/settings.sh ${here} ${here}/html "$to" >&2 && cat "$to/config.js"`;

/** Reads each of these environments back through the image, as whichever user; tells what is not as it has to be. */
export async function environmentFaults(image: string) {
  const faults: string[] = [];
  for (const { env, uid, page } of environments) {
    const given = Object.entries(env).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
    const user = uid ? ['--user', uid] : [];
    const args = [...fenced, ...user, ...given, '--entrypoint', '/bin/sh', image, '-c', script];
    const { stdout, stderr } = await run('podman', args);
    const window: Record<string, unknown> = { location: new URL('https://console.example/') };
    new Function('window', stdout)(window);
    for (const [name, settings] of Object.entries(page)) {
      if (!isDeepStrictEqual(window[name], settings)) {
        faults.push(`${JSON.stringify(env)} left the page with ${JSON.stringify(window)}`);
      }
    }
    const wanted = uid?.split(':')[0] ?? '10001';
    if (!stderr.startsWith(`${wanted}\n`)) faults.push(`runs as ${stderr.split('\n')[0]}`);
  }
  return { checked: environments.length, faults };
}

/** How others run an image: as root, without any flag or with all, and as whomever their cluster says. */
const users: { flags: string[]; says: string }[] = [
  { flags: [...unfenced, '--user', '0:0'], says: 'as root' },
  { flags: [...fenced, '--user', '0:0'], says: 'as root without rights' },
  { flags: [...fenced, '--user', '4711:4711'], says: 'as user 4711' },
];

/** What the files of the image are, as `docker cp` takes them out for the next release. */
async function filesOf(image: string, folder: string): Promise<string> {
  const name = `trunkline-files-${process.pid}`;
  await run('podman', [...podman, 'create', '--name', name, image]);
  await run('podman', ['cp', `${name}:${here}/html`, join(folder, 'files')]);
  await run('podman', ['rm', name]);
  return join(folder, 'files');
}

/** What is wrong where it is started so: it has the page, and a script of the build before. */
async function faultsOf(image: string, flags: string[], folder: string): Promise<string[]> {
  const machine = await startImage(image, flags)({ folder, base: '/', api: 'http://127.0.0.1:9' });
  const wanted = { '/': 200, [`/assets/${scriptBefore}`]: 200, '/.kept': 404 };
  const faults: string[] = [];
  for (const [path, status] of Object.entries(wanted)) {
    const answer = await ask(machine.origin, { path });
    if (answer.status !== status) faults.push(`${path}: ${answer.status}`);
  }
  const code = await machine.stop();
  return code === 0 ? faults : [...faults, `ended with ${code}`];
}

/** Whom the platform takes for the visitor behind a proxy: whom that names, where it is believed. */
async function proxyFaults(image: string, home: string): Promise<string[]> {
  const folder = join(home, 'proxy');
  mkdirSync(folder);
  const api = await startApi();
  const faults: string[] = [];
  for (const trusted of ['127.0.0.0/8, ::1', '']) {
    const flags = [...fenced, '-e', `TRUSTED_PROXIES=${trusted}`];
    const machine = await startImage(image, flags)({ folder, base: '/', api: api.url });
    const headers = { 'x-forwarded-for': '203.0.113.9, 203.0.113.7', 'x-forwarded-proto': 'https' };
    const { body } = await ask(machine.origin, { path: '/api/v1/headers', headers });
    await machine.stop();
    const { 'x-real-ip': who, 'x-forwarded-proto': how } = JSON.parse(`${body}`).headers;
    const wanted = trusted ? '203.0.113.7 https' : '127.0.0.1 http';
    if (`${who} ${how}` !== wanted) faults.push(`TRUSTED_PROXIES=${trusted}: ${who} ${how}`);
  }
  await api.stop();
  return faults;
}

/** Starts it as others do, and looks whether its files can be kept for the next release. */
export async function runFaults(image: string, home: string) {
  const faults: string[] = [];
  const folder = join(home, 'run');
  mkdirSync(folder);
  for (const { flags, says } of users) {
    const found = await faultsOf(image, flags, folder).catch(({ message }: Error) => [message]);
    faults.push(...found.map((fault) => `${says}: ${fault}`));
  }
  faults.push(...(await proxyFaults(image, home).catch(({ message }: Error) => [message])));
  const kept = join(await filesOf(image, home), '.kept');
  if (!existsSync(kept)) faults.push('its files do not say what they have of the build before');
  return { checked: users.length + 2, faults };
}
