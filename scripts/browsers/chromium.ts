// Chromium, by Playwright.
import { chromium } from '@playwright/test';
import { findChromium } from '../lib/chromium.mjs';
import { type Browser, type Driver, expression, notebook, size } from './driver';

async function start(): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({
    viewport: size,
    locale: 'en-GB',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const { note, errors } = notebook();
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(String(error)));
  const element = async (script: string, values: string[]) =>
    (await page.evaluateHandle<Element | null>(expression(script, values))).asElement();
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    address: async () => page.url(),
    read: (script, ...values) => page.evaluate(expression(script, values)),
    click: async (script, ...values) => {
      const found = await element(script, values);
      await found?.click();
      return found !== null;
    },
    type: async (text, script, ...values) => {
      const found = await element(script, values);
      await found?.click();
      if (found) await page.keyboard.press('Control+a');
      if (found) await page.keyboard.type(text);
      return found !== null;
    },
    picture: () => page.screenshot(),
    errors,
    close: () => browser.close(),
  };
}

export const chromiumBrowser: Browser = { name: 'Chromium', start };
