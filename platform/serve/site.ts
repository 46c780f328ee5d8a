import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { serverFaults } from './faults';
import { forHost, type RuntimeConfig } from './headers';
import { hostInUrl } from './serve';
import { serveConsole } from './static';

export interface SiteOptions {
  /** The directory of the build. */
  dist: string;
  port: number;
  /** The address to listen on; every one of the machine without it. */
  host?: string;
  /** The path below which browsers find the console, with a slash at both ends. */
  base: string;
  /** Writes the base into the page of the build. */
  written: (html: string) => string;
  /** The text of `/config.js`, and the settings that the security policy depends on. */
  deployment: { script: string; policy: RuntimeConfig };
  /** The text of `/config.js` as it is now; that of the start without it. */
  settings?: () => string;
  /** Sends HSTS with every answer. */
  hsts?: boolean;
}

/**
 * Serves the production build of the console and nothing else, as `npm run serve` does: no platform, no
 * demo, on one port, below any path. Rejects with the system's error when the port cannot be had, and in words
 * when there is no build.
 */
export async function startSite(options: SiteOptions) {
  const { port, host, base } = options;
  let headers: Record<string, string> = {};
  const app = Fastify(serverFaults(() => forHost(headers, ''), base));
  const close = async () => {
    app.server.closeAllConnections();
    await app.close();
  };
  try {
    headers = serveConsole(app, {
      ...options,
      config: options.deployment.policy,
      settings: options.settings ?? (() => options.deployment.script),
    });
    await app.listen({ port, host: host ?? '::' }).catch((error: NodeJS.ErrnoException) => {
      // A machine without IPv6.
      if (host !== undefined || error.code !== 'EAFNOSUPPORT') throw error;
      return app.listen({ port, host: '0.0.0.0' });
    });
  } catch (error) {
    await close();
    throw error;
  }
  const { port: taken } = app.server.address() as AddressInfo;
  return { url: `http://${hostInUrl(host ?? '::')}:${taken}${base}`, close };
}
