// Where the journey goes: the demo's platform, behind a web server that the console is shipped for.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standInPrefix } from '../../platform/demo/prefix';
import { productionHeaders } from '../../platform/serve/headers';
import { type RunningServer, type ServeOptions, startServer } from '../../platform/serve/serve';
import { withBase } from '../lib/basePath.mjs';
import { ask } from '../servers/ask';
import type { Machine, Setting } from '../servers/machines';
import { noteErrors } from './driver';

/** A web server, and how it is called in the table. */
export interface Front {
  name: string;
  start: (setting: Setting) => Promise<Machine>;
}

/** A console in use: the demo behind it, and the address that browsers find it at, without a trailing slash. */
export interface OpenPlace {
  server: RunningServer;
  url: string;
  close: () => Promise<void>;
}

/** Where the console is served: a path shows every address that does not know of it. */
const base = '/portal/';

/** The page of this base, which begins with noting its errors. */
const written = (html: string) =>
  withBase(html, base).replace(/<script/, `<script>${noteErrors}</script><script`);

/**
 * Opens the demo with these options behind a web server, which serves the build itself, with the page, the settings and
 * the headers that the demo's own server answers with, and hands on what is the platform's.
 */
export async function openPlace({ start }: Front, options: ServeOptions): Promise<OpenPlace> {
  // The web server takes /api away; what leads back from elsewhere leads to the host that browsers know.
  const config = { API_BASE_URL: '/api/v1', BASE_URL: '' };
  const server = await startServer({ ...options, base, written, prefix: '/v1', config });
  const { origin: api } = new URL(server.url);
  const home = mkdtempSync(join(tmpdir(), 'trunkline-browsers-'));
  const close = async () => {
    await server.close();
    rmSync(home, { recursive: true });
  };
  try {
    const page = await ask(api, { path: base, headers: { accept: 'text/html' } });
    const settings = await ask(api, { path: `${base}config.js` });
    const headers = Object.fromEntries(
      Object.keys(productionHeaders({})).map((name) => [
        name,
        String(page.headers[name.toLowerCase()]),
      ]),
    );
    // Web servers read it as users of their own.
    chmodSync(home, 0o755);
    const folder = join(home, 'site');
    mkdirSync(folder);
    const files = { 'index.html': `${page.body}`, 'config.js': `${settings.body}` };
    const handedOn = `${standInPrefix}/`;
    const machine = await start({ folder, base, api, files, headers, handedOn });
    const both = async () => {
      await machine.stop();
      await close();
    };
    return { server, url: machine.origin + base.slice(0, -1), close: both };
  } catch (error) {
    await close();
    throw error;
  }
}
