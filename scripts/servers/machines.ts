// The web servers that `npm run servers` asks, each started as a process of its own in a folder of its own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createApi } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createServer as createTls } from 'node:tls';
import { productionHeaders } from '../../platform/serve/headers';
import { caddySite } from '../deploy/caddy';
import { nginxMain, nginxSite } from '../deploy/nginx';
import { withBase } from '../lib/basePath.mjs';
import { inRoot } from '../lib/paths.mjs';
import { ask } from './ask';

export interface Machine {
  origin: string;
  headers: Record<string, string>;
  /** Asks it to end, and answers the exit code of its process; null where a signal ended it. */
  stop: () => Promise<number | null>;
}

/** What a server is started with. */
export interface Setting {
  /** A folder of its own. */
  folder: string;
  base: string;
  /** The platform behind it. */
  api: string;
  /** Contents that replace files of the build, by name. */
  files?: Record<string, string>;
  /** The headers of every answer. */
  headers?: Record<string, string>;
  /** A path whose answers are all the platform's, beside its API. */
  handedOn?: string;
}

/** Of settings that let nothing in beside the console's own. */
const ownHeaders = productionHeaders({});

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A certificate that no browser trusts, made once in the folder. */
export function certificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')] as const;
  if (!existsSync(cert)) {
    const args = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
    execFileSync(
      'openssl',
      [
        ...['req', ...args.split(' '), '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
        ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ],
      { stdio: 'ignore' },
    );
  }
  return { cert, key };
}

/** A platform whose recording has begun, and continues on request. */
export interface Api {
  url: string;
  goOn: () => void;
  stop: () => Promise<void>;
}

/** The two parts of a recording, each smaller than the buffer of any proxy. */
export const recordingParts = [Buffer.alloc(1000, 'a'), Buffer.alloc(1000, 'z')] as const;

/**
 * A platform as far as a proxy can see: it answers below `/v1`, and sends HSTS as a live one does.
 */
export async function startApi(): Promise<Api> {
  const rows = JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ account_sid: `${at}` })));
  let goOn = () => {};
  const server = createApi(({ url = '', headers }, answer) => {
    if (url.includes('/record/')) {
      const [first, rest] = recordingParts;
      const isMeasured = url.endsWith('/mp3');
      answer.writeHead(200, {
        'Content-Type': isMeasured ? 'audio/mpeg' : 'audio/wav',
        ...(isMeasured && { 'Content-Length': first.length + rest.length }),
      });
      answer.write(first);
      goOn = () => answer.end(rest);
      return;
    }
    // As Express has it: an address in any case, each of its steps decoded by itself.
    const isNumbers = /^\/+v1\/+AccountTest\/+[^/]+\/?$/i.test(decodeURI(url.split('?')[0] ?? ''));
    const known = isNumbers ? '"numbers"' : url.startsWith('/v1/Accounts') ? rows : undefined;
    const echo = url.startsWith('/v1/headers') ? JSON.stringify({ url, headers }) : undefined;
    answer.writeHead(known || echo ? 200 : 404, {
      'Content-Type': 'application/json; charset=utf-8',
      'Strict-Transport-Security': 'max-age=15552000; includeSubDomains',
      'X-Frame-Options': 'SAMEORIGIN',
    });
    answer.end(known ?? echo ?? '{"msg":"no such route"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}`, goOn: () => goOn(), stop };
}

/** Waits until a server answers. Rejects with what its process said where it ends before, or in 20 seconds. */
async function answering(origin: string, child: ChildProcess, path = '/health') {
  let said = '';
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      said += part;
    });
  }
  const ended = new Promise<number | null>((resolve) =>
    child.on('close', (code) => {
      hasEnded = true;
      resolve(code);
    }),
  );
  const until = Date.now() + 20_000;
  for (;;) {
    const status = await ask(origin, { path }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) break;
    if (hasEnded || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`does not answer: ${said.trim() || 'said nothing'}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return async () => {
    child.kill('SIGTERM');
    return ended;
  };
}

/** The build with its page written for a base, in a folder that a web server reads. */
function build({ folder, base, files = {} }: Setting): string {
  const root = join(folder, 'html');
  cpSync(inRoot('dist'), root, { recursive: true });
  const page = readFileSync(inRoot('dist/index.html'), 'utf8');
  writeFileSync(join(root, 'index.html'), withBase(page, base));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  // What nobody is to be shown.
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  return root;
}

/** Debian's nginx with the configuration that deploy/ has, over TLS. */
export async function startNginx(setting: Setting): Promise<Machine> {
  const { folder, base, api, headers = ownHeaders, handedOn } = setting;
  const port = await freePort();
  const root = build(setting);
  const { cert, key } = certificate(join(folder, '..'));
  const run = join(folder, 'run');
  mkdirSync(run);
  const listen = [
    `listen 127.0.0.1:${port} ssl;`,
    `ssl_certificate ${cert};`,
    `ssl_certificate_key ${key};`,
    ...(handedOn ? [`location ${handedOn} { proxy_pass ${api}; }`] : []),
  ];
  const site = nginxSite({ listen, root, pages: root, base, headers, api });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxMain(run, site));
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', file]);
  const origin = `https://127.0.0.1:${port}`;
  return { origin, headers, stop: await answering(origin, child) };
}

/** Debian's Caddy with the configuration that deploy/ has, over TLS. */
export async function startCaddy(setting: Setting): Promise<Machine> {
  const { folder, base, api, headers = ownHeaders, handedOn } = setting;
  const port = await freePort();
  const root = build(setting);
  const { cert, key } = certificate(join(folder, '..'));
  const address = `https://127.0.0.1:${port}, https://localhost:${port}`;
  const lines = [
    `tls ${cert} ${key}`,
    ...(handedOn ? [`handle ${base}${handedOn.slice(1)}* {\n\treverse_proxy ${api}\n}`] : []),
  ];
  const site = caddySite({ address, tls: lines.join('\n'), root, base, headers, api });
  const file = join(folder, 'Caddyfile');
  const options = '{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_sni localhost\n}\n';
  writeFileSync(file, `${options}${site}`);
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env });
  const origin = `https://127.0.0.1:${port}`;
  return { origin, headers, stop: await answering(origin, child) };
}

/** A proxy that takes TLS away and knows nothing else, before a server without. */
async function behindTls(port: number, folder: string) {
  const { cert, key } = certificate(folder);
  const files = { cert: readFileSync(cert), key: readFileSync(key) };
  const server = createTls(files, (outside) => {
    const inside = connect(port, '127.0.0.1');
    outside.pipe(inside).pipe(outside);
    outside.on('error', () => inside.destroy());
    inside.on('error', () => outside.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return { origin: `https://127.0.0.1:${taken}`, close: () => server.close() };
}

/** A server without TLS, asked through TLS; the certificate is kept in the folder. */
export async function wrapped(port: number, folder: string, child: ChildProcess): Promise<Machine> {
  const stop = await answering(`http://127.0.0.1:${port}`, child);
  const { origin, close } = await behindTls(port, folder);
  const both = async () => {
    close();
    return stop();
  };
  return { origin, headers: ownHeaders, stop: both };
}

/** `npm run serve` as a process manager starts it; TLS is for the web server before it. */
export async function startServe({ base, folder }: Setting): Promise<Machine> {
  const port = await freePort();
  const env = { PATH: process.env.PATH, HTTP_PORT: `${port}`, BASE_PATH: base };
  const child = spawn(process.execPath, [inRoot('scripts/serve.mjs')], { env });
  return wrapped(port, join(folder, '..'), child);
}
