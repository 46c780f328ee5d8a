import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { createPlatform, type Platform, type PlatformOptions } from '../createPlatform';
import { serverFaults } from './faults';
import { forHost, type RuntimeConfig } from './headers';
import { apiPrefix, pageConfig } from './pageConfig';
import { type StandIn, standInScript } from './standIns';
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
  | 'onMail'
  | 'consoleUrl'
  | 'now'
  | 'living'
  | 'server'
>;

export interface ServeOptions extends OfPlatform {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  /** The directory of the build; the checkout's `dist` by default. */
  dist?: string;
  /** The path below which browsers find all of it, with a slash at both ends; the root by default. */
  base?: string;
  /** Writes the base into the page of the build. */
  written?: (html: string) => string;
  /** Base URL of a real platform; no embedded one is started then. */
  api?: string;
  /** Where the embedded one answers on its server; `/api/v1` by default. */
  prefix?: string;
  /** Settings of the page over those of the demo. */
  config?: RuntimeConfig;
  /**
   * In front of a real platform: the text of `/config.js`, and the settings that the security policy
   * depends on. Without it the page gets the platform's address and `config`.
   */
  deployment?: { script: string; policy: RuntimeConfig };
  /**
   * The stand-ins for other companies in the page; in hosted mode the payment provider. Without it the
   * page loads Stripe.
   */
  standIns?: StandIn[];
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

/** Starts the embedded platform as the options say. */
export async function startPlatform(options: ServeOptions): Promise<Platform> {
  const { file = ':memory:', reset, jwtLifeSeconds } = options;
  const { loginDelay, rateLimit, hosted, adminCarrier, now, living } = options;
  const { seed = hosted ? 'hosted' : 'small', onMail, consoleUrl, server } = options;
  const { prefix = apiPrefix } = options;
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
    onMail,
    consoleUrl,
    now,
    living,
    server,
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
  const { port = 0, host = '127.0.0.1', api, base = '/', deployment } = options;
  const dist = options.dist ?? fileURLToPath(new URL('../../dist', import.meta.url));
  let url = '';
  let headers: Record<string, string> = {};
  const server = serverFaults(() => forHost(headers, ''), base);
  const platform = api
    ? undefined
    : await startPlatform({ consoleUrl: () => url, server, ...options });
  const app: FastifyInstance = platform?.app ?? Fastify(server);
  const close = async () => {
    app.server.closeAllConnections();
    await (platform ? platform.close() : app.close());
  };
  const standIns = standInsOf(options);
  // The page's own address is known once the server has its port.
  const config: Record<string, RuntimeConfig[string]> = {
    ...(options.deployment?.policy ?? pageConfig(options)),
  };
  try {
    headers = serveConsole(app, {
      ...{ dist, config, isStripeUsed: !standIns.includes('payment'), hsts: options.hsts },
      settings: deployment && (() => deployment.script),
      script: await standInScript(standIns),
      ...{ base, written: options.written },
    });
    await app.listen({ port, host });
  } catch (error) {
    await close();
    throw error;
  }
  const { port: taken } = app.server.address() as AddressInfo;
  url = `http://${hostInUrl(host)}:${taken}${base.slice(0, -1)}`;
  if (options.hosted && platform) config.BASE_URL ??= url;
  return { url, platform, close };
}

/** The stand-ins that run in the page, which only an embedded hosted platform has a use for. */
export const standInsOf = ({ hosted, api, standIns = ['payment'] }: ServeOptions): StandIn[] =>
  hosted && !api ? standIns : [];

/** How an address to listen on is written in a URL that a browser can open. */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
