// The work of scripts/screenshots.mjs, which has checked what it needs.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoUsers } from '../platform/demo/seed/demoUsers';
import { hostedUsers } from '../platform/demo/seed/hostedUsers';
import { type RunningServer, startServer } from '../platform/serve/serve';
import { guideShots, type Shot } from './guideShots';
import { findChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail, say } from './lib/say.mjs';
import { pictureSize } from './vite/guide/html';

/** When the pictures are taken, for the platform and the browser: another day changes none of them. */
const moment = new Date('2026-09-16T09:30:00Z');

const passwordOf = (as: string): string => {
  const user = [...demoUsers, ...hostedUsers].find(({ username }) => username === as);
  return user?.password ?? fail(`The demo has no user ${as}.`);
};

async function signIn(page: Page, url: string, username: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel(/user ?name/i).fill(username);
  await page.getByLabel(/^password/i).fill(passwordOf(username));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/internal\//);
}

/** How long nothing is asked before a page counts as complete (ms). */
const quiet = 500;

/** Watches what a page asks for; the answer waits until nothing is awaited any more. */
function watch(page: Page): () => Promise<void> {
  let open = 0;
  let last = Date.now();
  const count = (change: number) => () => {
    open += change;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    while (open > 0 || Date.now() - last < quiet) await page.waitForTimeout(50);
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  };
}

/** The same picture without a loss, in a third of the bytes. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height } = pictureSize;
  const pixels = await page.evaluate(
    async ([base64, width, height]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const data = context?.getImageData(0, 0, width, height).data ?? [];
      return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
    },
    [png.toString('base64'), width, height] as const,
  );
  const data = new Uint8ClampedArray(Buffer.from(pixels, 'base64'));
  const image = { data, width, height, colorSpace: 'srgb' } as ImageData;
  return Buffer.from(await encode(image, { lossless: 1, method: 6, quality: 100 }));
}

/** The codec of the library, which looks for it by an address otherwise. */
const codec = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
await init(await WebAssembly.compile(readFileSync(codec)));

async function take(browser: Browser, { url }: RunningServer, shot: Shot): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: pictureSize,
      colorScheme,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const settle = watch(page);
    await page.clock.setFixedTime(moment);
    await signIn(page, url, shot.as);
    if (shot.path) await page.goto(`${url}/internal/${shot.path}`);
    await settle();
    await shot.act?.(page);
    await settle();
    const path = inRoot(`docs/guide/images/${shot.name}-${colorScheme}.webp`);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    writeFileSync(path, await toWebp(page, png));
    say(`Made ${path.slice(inRoot('.').length)}`);
    await context.close();
  }
}

const names = process.argv.slice(2);
const unknown = names.find((name) => !guideShots.some((shot) => shot.name === name));
if (unknown) fail(`There is no picture "${unknown}".`);

const isHosted = ({ as }: Shot) => as.includes('@');
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const hosted of [false, true]) {
    const shots = guideShots.filter(
      (shot) => isHosted(shot) === hosted && (names.length === 0 || names.includes(shot.name)),
    );
    if (shots.length === 0) continue;
    // The badge of unread alerts comes some seconds after the page, or just not any more.
    const config = { ALERT_POLL_INTERVAL: 0 };
    const server = await startServer({ hosted, now: () => moment, config });
    for (const shot of shots) await take(browser, server, shot);
    await server.close();
  }
} finally {
  await browser.close();
}
