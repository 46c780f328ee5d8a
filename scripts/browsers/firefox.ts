// Firefox, by WebDriver BiDi.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ElementHandle, launch } from 'puppeteer-core';
import { inRoot } from '../lib/paths.mjs';
import { type Browser, type Driver, expression, notebook, size, tellRefusals } from './driver';

/** Firefox plays nothing where it finds no sound card: it is given one that swallows all. */
function swallowSound(): string {
  const file = inRoot('.cache/browsers/asound.conf');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'pcm.!default { type null }\nctl.!default { type null }\n');
  return file;
}

/** Firefox of this path. */
export const firefoxBrowser = (executablePath: string): Browser => ({
  name: 'Firefox',
  start: async (): Promise<Driver> => {
    const browser = await launch({
      ...{ browser: 'firefox', executablePath, headless: true, defaultViewport: size },
      acceptInsecureCerts: true,
      env: { ...process.env, ALSA_CONFIG_PATH: swallowSound() },
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-GB, en',
        'media.cubeb.backend': 'alsa',
      },
    });
    const page = await browser.newPage();
    const { note, errors } = notebook();
    page.on('console', (message) => {
      if (message.type() === 'error') note(`${message.text()} ${message.location().url ?? ''}`);
    });
    page.on('pageerror', (error) => note(String(error)));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.evaluateOnNewDocument(tellRefusals);
    const element = async (script: string, values: string[]) =>
      (
        await page.evaluateHandle(expression(script, values))
      ).asElement() as ElementHandle<Element> | null;
    return {
      open: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      address: async () => page.url(),
      read: <T>(script: string, ...values: string[]) =>
        page.evaluate(expression(script, values)) as Promise<T>,
      click: async (script, ...values) => {
        const found = await element(script, values);
        await found?.click();
        return found !== null;
      },
      type: async (text, script, ...values) => {
        const found = await element(script, values);
        if (!found) return false;
        await found.click();
        await page.keyboard.down('Control');
        await page.keyboard.press('a');
        await page.keyboard.up('Control');
        await page.keyboard.type(text);
        return true;
      },
      picture: async () => Buffer.from(await page.screenshot()),
      errors,
      close: () => browser.close(),
    };
  },
});
