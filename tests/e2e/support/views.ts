import { expect, type Page, test } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const wide = { width: 1366, height: 850 };
const narrow = { width: 390, height: 844 };
/** The two widths and the two themes in which every screen is looked at, with few changes of width. */
export const views = (
  [
    ['light', wide],
    ['light', narrow],
    ['dark', narrow],
    ['dark', wide],
  ] as const
).map(([theme, size]) => ({ theme, size, name: `${theme} ${size.width}` }));

/** Shows the page in one theme and size, with the theme following the system. */
export async function show(page: Page, view: (typeof views)[number]): Promise<void> {
  // Away from whatever was clicked last, so that no tooltip stands over the page.
  await page.mouse.move(0, 0);
  await page.setViewportSize(view.size);
  await page.emulateMedia({ colorScheme: view.theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', view.theme);
  await page.waitForFunction(({ width }) => innerWidth === width, view.size);
  // What depends on the width hears of it with the next frame, and is drawn with it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Waits until what opens, closes or changes its colour has done so; what turns for ever does not count. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );

/** What axe looks at: WCAG 2.2 AA and its own advice. */
const everything: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** What can differ between two themes, which draw the same elements in other colours. */
const colours: RunOptions['runOnly'] = ['color-contrast', 'link-in-text-block'];

/** Fails with what axe found on the page as it is. */
export async function expectAccessible(page: Page, runOnly = everything): Promise<void> {
  await settled(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly,
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
  };
  const found = await page.evaluate(async (how) => {
    const { violations } = await window.axe.run(document, how);
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
    }));
  }, options);
  expect(found).toEqual([]);
}

/** Fails when words for screen readers are seen: a page without their style would show them. */
export async function expectHiddenTextHidden(page: Page): Promise<void> {
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('.hidden-text')]
      .filter((one) => getComputedStyle(one).clipPath !== 'inset(50%)' || one.clientWidth > 1)
      .map(({ textContent }) => textContent),
  );
  expect(seen).toEqual([]);
}

/** Fails when the page is wider than its window: nothing may scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * Looks at the page in both themes and widths: accessible, and never wider than the window. The dark
 * theme is looked at for its colours alone. The story goes on in the first view.
 */
export async function expectGoodInEveryView(page: Page): Promise<void> {
  const [first] = views;
  for (const view of views) {
    await test.step(view.name, async () => {
      await show(page, view);
      // What sticks to the end of a form covers nothing there.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expectAccessible(page, view.theme === 'dark' ? colours : everything);
      await expectNoSidewaysScroll(page);
      await expectHiddenTextHidden(page);
    });
  }
  if (first) await show(page, first);
}
