// WebKit, by the WebDriver of WebKitGTK, on a screen that nobody sees.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../servers/machines';
import { type Browser, type Driver, size } from './driver';
import { openSession } from './webdriver';

/** The small browser that comes with WebKitGTK; undefined where it does not. */
export function findMiniBrowser(): string | undefined {
  const under = (folder: string, begins: string) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.startsWith(begins))
          .map((name) => join(folder, name))
      : [];
  return ['/usr/lib', ...under('/usr/lib', '').filter((path) => path.endsWith('-linux-gnu'))]
    .flatMap((folder) => under(folder, 'webkit2gtk-'))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

/** Ends a program and waits until it has. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** A screen of its own: its name for DISPLAY. */
async function startScreen() {
  const screen = `${size.width}x${size.height}x24`;
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(createInterface(child.stdout), 'line');
  return { display: `:${number}`, child };
}

async function answering(driver: string) {
  const until = Date.now() + 20_000;
  while (
    !(await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** WebKit in the small browser of this path that comes with it. */
export const webkitBrowser = (binary: string): Browser => ({
  name: 'WebKit',
  start: async (): Promise<Driver> => {
    const screen = await startScreen();
    const port = await freePort();
    const env = { ...process.env, DISPLAY: screen.display, LC_ALL: 'C.UTF-8', LANGUAGE: 'en_GB' };
    const child = spawn('WebKitWebDriver', [`--port=${port}`], {
      env,
      stdio: 'ignore',
    });
    const driver = `http://127.0.0.1:${port}`;
    await answering(driver);
    const args = ['--automation'];
    const session = await openSession(driver, {
      unhandledPromptBehavior: 'accept',
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary, args },
    });
    await session.post('window/rect', { ...size, x: 0, y: 0 });
    return {
      open: async (url) => void (await session.open(url)),
      reload: async () => void (await session.reload()),
      address: session.address,
      read: <T>(script: string, ...values: string[]) => session.run(script, values) as Promise<T>,
      click: (script, ...values) => session.click(script, values),
      type: (text, script, ...values) => session.type(text, script, values),
      picture: session.picture,
      // Its protocol reports none: the page has recorded them.
      errors: async () => {
        const take = 'const all = window.name; window.name = ""; return all';
        return String(await session.run(take, []))
          .split('\n')
          .filter(Boolean);
      },
      close: async () => {
        await session.close().catch(() => undefined);
        await end(child);
        await end(screen.child);
      },
    };
  },
});
