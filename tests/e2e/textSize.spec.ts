import type { Page } from '@playwright/test';
import { addressOfCall } from './support/callViews';
import { cutTexts } from './support/cutTexts';
import { expect, show, test, views } from './support/fixtures';
import { follow, isShown } from './support/follow';
import { nameOf, screensOf } from './support/screens';

/** Sets the size of text that a browser begins with (px), as its settings do; null is the one that it comes with. */
const setTextSize = (page: Page, px: number | null) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size === null ? '' : `${size}px`;
  }, px);

/** Distances of lines, letters and words that a reader may choose (WCAG 2.2, 1.4.12), where the page says so. */
const layDistances = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.apart * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
const setApart = (page: Page, isApart: boolean) =>
  page.evaluate((is) => document.documentElement.classList.toggle('apart', is), isApart);

/** The texts of the page that do not become larger, or smaller, as the size of text does. */
const fixedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      );
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) => hasText(element) && element.checkVisibility(),
    );
    const before = texts.map(sizeOf);
    const own = root.style.fontSize;
    root.style.fontSize = `${sizeOf(root) * 2}px`;
    const after = texts.map(sizeOf);
    root.style.fontSize = own;
    return texts
      .filter((_, index) => Math.abs((after[index] ?? 0) - 2 * (before[index] ?? 0)) > 0.1)
      .map(({ localName, textContent }) => `${localName} “${textContent?.trim().slice(0, 40)}”`);
  });

/** How large they are (px) on a wide page, where WCAG 2.2 asks for twice their size (1.4.4), and on a phone. */
const sizes = { 'light 1366': [24, 32], 'light 390': [24] };

test('texts follow the size that the browser is set to, and have room when they are larger or further apart', async ({
  page,
  db,
  signIn,
}) => {
  test.slow();
  await page.goto('/');
  expect(await fixedTexts(page)).toEqual([]);
  await setTextSize(page, 32);
  expect(await cutTexts(page)).toEqual([]);
  await signIn('admin');
  await page.goto('/internal/history');
  await page.waitForFunction(isShown);
  await layDistances(page);
  const found: string[] = [];
  const screens = [
    ...screensOf(db, 'admin'),
    ...['details', 'tracing'].map((tab) => addressOfCall(db, 'answered-7d1f', tab)),
  ];
  for (const view of views.filter(({ name }) => name in sizes)) {
    await show(page, view);
    for (const path of screens) {
      await follow(page, path);
      const note = (what: string) => (text: string) =>
        `${nameOf(path)} at ${view.size.width} px, ${what}: ${text}`;
      found.push(...(await fixedTexts(page)).map(note('fixed')));
      for (const size of sizes[view.name as keyof typeof sizes]) {
        await setTextSize(page, size);
        found.push(...(await cutTexts(page)).map(note(`${size} px texts`)));
      }
      await setTextSize(page, null);
      await setApart(page, true);
      found.push(...(await cutTexts(page)).map(note('further apart')));
      await setApart(page, false);
    }
  }
  expect(found).toEqual([]);
});

test('more filters have room for larger texts', async ({ page, signIn }) => {
  await signIn('nora');
  await page.goto('/internal/recent-calls');
  await page.waitForFunction(isShown);
  await setTextSize(page, 32);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'SIP status' })).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
});
