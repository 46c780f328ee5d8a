import type { Locator, Page } from '@playwright/test';
import { listPath } from '../support/calls';
import { expect, expectLanded, test } from './support/fixtures';

/** What an element shows of itself in the colours of the system: ground, edges and ring. */
const shown = (place: Locator) =>
  place.first().evaluate((element) => {
    const { backgroundColor, borderTopWidth, outlineStyle, outlineWidth } =
      getComputedStyle(element);
    return { backgroundColor, borderTopWidth, outline: `${outlineStyle} ${outlineWidth}` };
  });
const expectMarked = async (marked: Locator, other: Locator) =>
  expect(await shown(marked), String(marked)).not.toEqual(await shown(other));
/** Something that lies over the page ends where one sees it. */
const expectEdge = async (place: Locator) => {
  const { borderTopWidth, outline } = await shown(place);
  expect([borderTopWidth === '1px', outline === 'solid 1px'], String(place)).toContain(true);
};
const openCallTab = async (page: Page, tab: string) => {
  await page.goto(listPath('recent-calls', { date: '30' }));
  await page.locator('tbody a[href*="tab=capture"]').first().click();
  await page.getByRole('tab', { name: tab }).click();
};

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** What is pressed and has a ground of its own: its places in the page, by what they are called. */
const filled = (page: Page) =>
  page.evaluate(() => {
    const ground = (of: Element) => getComputedStyle(of).backgroundColor;
    const isFilled = (one: Element) =>
      one.getBoundingClientRect().bottom > 0 && !/rgba\(.*, 0\)|transparent/.test(ground(one));
    return Object.fromEntries(
      [...document.querySelectorAll('button, a, [role=button]')].flatMap((one, place) =>
        isFilled(one) ? [[place, one.textContent || one.getAttribute('aria-label')]] : [],
      ),
    );
  });
/** Those of them that end nowhere, and have no ground of the system's either. */
const withoutEdge = (page: Page, places: number[]) =>
  page.evaluate((all) => {
    const pressed = [...document.querySelectorAll('button, a, [role=button]')];
    return all.filter((place) => {
      const one = pressed[place];
      if (!one) return true;
      const style = getComputedStyle(one);
      const { borderTopStyle, borderTopWidth, outlineStyle, forcedColorAdjust } = style;
      if (forcedColorAdjust === 'none') return false;
      return (borderTopStyle === 'none' || borderTopWidth === '0px') && outlineStyle === 'none';
    });
  }, places);

test('what is filled has an edge', async ({ page, signIn }) => {
  const seen = new Set<unknown>();
  const look = async () => {
    await page.emulateMedia({ forcedColors: 'none' });
    const buttons = await filled(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const bare = await withoutEdge(page, Object.keys(buttons).map(Number));
    expect(
      bare.map((place) => buttons[place]),
      page.url(),
    ).toEqual([]);
    for (const name of Object.values(buttons)) seen.add(name);
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await look();
  await signIn('nora');
  for (const [path, button] of [
    ['home', 'Count now'],
    ['carriers', 'Add carrier'],
    ['carriers/add', 'Create'],
    ['recent-calls', 'Filter'],
  ] as const) {
    await page.goto(`/internal/${path}`);
    await page.locator('main').getByText(button).first().waitFor();
    await look();
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Log in', 'Create', 'Add carrier']));
});

test('menus and lists of choices have an edge, and show what is chosen and where the keyboard is', async ({
  page,
  signIn,
}) => {
  await signIn('nora');
  await page.goto('/internal/accounts');
  await expectLanded(page);
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expectEdge(page.locator('.MuiPopover-paper'));
  await page.keyboard.press('Escape');
  await page.goto('/internal/applications/add');
  await page.getByRole('combobox', { name: 'Account' }).click();
  await page.keyboard.press('ArrowDown');
  await expectEdge(page.locator('.combobox-popup, .MuiAutocomplete-paper'));
  const option = page.getByRole('option');
  await expectMarked(
    option.and(page.locator('.Mui-focused')),
    option.and(page.locator(':not(.Mui-focused)')),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Method' }).first().click();
  await expectMarked(
    option.and(page.locator('[aria-selected=true]')),
    option.and(page.locator('[aria-selected=false]')),
  );
});

test('a call shows which messages, lines and steps are meant', async ({ page, signIn }) => {
  await signIn('nora');
  await openCallTab(page, 'SIP messages');
  const button = page.locator('main button');
  await expectMarked(
    button.and(page.locator('[aria-pressed=true]')),
    button.and(page.locator('[aria-pressed=false]')),
  );
  const lane = page.locator('[data-lane]').first();
  expect(await lane.evaluate((line) => getComputedStyle(line).borderInlineStartWidth)).toBe('1px');
  const link = page.getByRole('button', { name: /^Show message/ }).first();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await page.getByRole('tab', { name: 'Tracing' }).click();
  const step = page.getByRole('treeitem');
  await step.nth(2).click();
  await expectMarked(step.nth(2), step.nth(3));
  await page.getByRole('tab', { name: 'Logs' }).click();
  const level = page.getByRole('button', { name: /^Debug/ });
  await level.click();
  await expectMarked(level, page.getByRole('button', { name: /^Info/ }));
});
