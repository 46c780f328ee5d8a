import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { createPlatform, type Platform, type PlatformOptions } from '../api/server';
import type { RuntimeConfig } from './headers';
import { apiPrefix, pageConfig } from './pageConfig';
import { serveConsole } from './static';

/** What concerns the embedded platform alone; its database is in memory unless `file` says where. */
type OfPlatform = Pick<
  PlatformOptions,
  | 'file'
  | 'seed'
  | 'reset'
  | 'jwtLifeSeconds'
  | 'loginDelay'
  | 'rateLimit'
  | 'hosted'
  | 'adminCarrier'
  | 'now'
>;

export interface ServeOptions extends OfPlatform {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  /** The directory of the build; the checkout's `dist` by default. */
  dist?: string;
  /** Base URL of a real platform; no embedded one is started then. */
  api?: string;
  /** Settings of the page over those of the demo. */
  config?: RuntimeConfig;
  /** Sends HSTS with every answer of the console. */
  hsts?: boolean;
}

export interface RunningServer {
  /** Where the console is, without a trailing slash. */
  url: string;
  /** Undefined on a real platform. */
  platform: Platform | undefined;
  close: () => Promise<void>;
}

/** Starts the embedded platform as the options say, its database directory included. */
export async function startPlatform(options: ServeOptions): Promise<Platform> {
  const { file = ':memory:', seed, reset, jwtLifeSeconds } = options;
  const { loginDelay, rateLimit, hosted, adminCarrier, now } = options;
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const prefix = apiPrefix;
  return createPlatform({
    file,
    prefix,
    seed,
    reset,
    jwtLifeSeconds,
    loginDelay,
    rateLimit,
    hosted,
    adminCarrier,
    now,
  });
}

/**
 * Starts the production build of the console with the production headers, on one port with the
 * embedded platform or in front of a real one (`api`). What `npm start` and the browser tests run:
 *
 * ```ts
 * const server = await startServer({ seed: 'small' });   // a free port, data in memory
 * await page.goto(server.url);
 * await server.close();
 * ```
 *
 * Rejects in words when there is no build, and with the system's error when the port cannot be had.
 */
export async function startServer(options: ServeOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', api } = options;
  const dist = options.dist ?? fileURLToPath(new URL('../../dist', import.meta.url));
  const platform = api ? undefined : await startPlatform(options);
  const app: FastifyInstance = platform?.app ?? Fastify();
  const close = async () => {
    app.server.closeAllConnections();
    await (platform ? platform.close() : app.close());
  };
  try {
    serveConsole(app, { dist, config: pageConfig(options), hsts: options.hsts });
    await app.listen({ port, host });
  } catch (error) {
    await close();
    throw error;
  }
  const { port: taken } = app.server.address() as AddressInfo;
  return { url: `http://${hostInUrl(host)}:${taken}`, platform, close };
}

/** How an address to listen on is written in a URL that a browser can open. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
