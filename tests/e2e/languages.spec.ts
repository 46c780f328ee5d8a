import type { Page } from '@playwright/test';
import { localeNames } from '../../src/i18n/locales';
import { cutTexts } from './support/cutTexts';
import { expect, expectAccessible, show, test, views } from './support/fixtures';
import { againstTheLine, blindStops } from './support/focusWalk';
import { follow, isShown } from './support/follow';
import { mirror, speakPseudo, standIn } from './support/pseudoLanguage';
import { lengthenNames, nameOf, screensOf } from './support/screens';

/** Numbers whose parts stand in the order of a language that is written from right to left. */
const turnedNumbers = (page: Page) =>
  page.evaluate(() => {
    const isTurned = ({ parentElement, nodeValue }: Node) =>
      /^\+?[\d()][\d ()-]{6,}$/.test(nodeValue?.trim() ?? '') &&
      /[ ()+]/.test(nodeValue?.trim() ?? '') &&
      parentElement?.checkVisibility() &&
      !parentElement.closest('.hidden-text') &&
      getComputedStyle(parentElement).direction === 'rtl';
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (isTurned(text)) found.add(`the number ${text.nodeValue} is turned`);
    }
    return [...found];
  });

/** What can be done with a whole screen stands beside its title or below it: not a part here, a part there. */
const tornActions = (page: Page) =>
  page.evaluate(() => {
    const bottom = document.querySelector('.page-title')?.getBoundingClientRect().bottom ?? 0;
    const actions = [...document.querySelectorAll('.page-actions :is(a, button)')];
    const below = actions.filter((action) => action.getBoundingClientRect().top >= bottom);
    const isTorn = below.length > 0 && below.length < actions.length;
    return isTorn ? [`of the actions only “${below[0]?.textContent}” is below the title`] : [];
  });

const [wide, narrow] = views.filter(({ theme }) => theme === 'light');
/** As wide as a window of 1280 px that is enlarged to 400 % (WCAG 2.2, 1.4.10). */
const narrowest = 320;
const languages: {
  name: string;
  locale: string;
  user?: 'admin' | 'sam';
  pseudo?: { isMirrored: boolean };
}[] = [
  ...localeNames.map(({ locale }) => ({ name: locale, locale })),
  { name: 'pseudo', locale: standIn, pseudo: { isMirrored: false } },
  { name: 'mirrored', locale: standIn, pseudo: { isMirrored: true } },
  // Whose rows have fewer links and other columns.
  { name: 'en, for an account', locale: 'en', user: 'sam' },
];

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForFunction(isShown);
};

for (const { name, locale, user = 'admin', pseudo } of languages) {
  test(`every text has room at 1366, 390 and 320 px, ${name}`, async ({
    page,
    context,
    baseURL,
    signIn,
    db,
  }) => {
    test.slow();
    await context.addCookies([{ name: 'trunkline-locale', value: locale, url: String(baseURL) }]);
    if (pseudo) await speakPseudo(page);
    if (pseudo?.isMirrored) await mirror(page);
    lengthenNames(db);
    await signIn(user);
    // None of the screens: each of them is seen to come.
    await open(page, '/internal/history');
    const found: string[] = [];
    const screens = screensOf(db, user);
    const look = async (path: string, width: number) => {
      const cut = [
        ...(await cutTexts(page)),
        ...(await tornActions(page)),
        ...(await turnedNumbers(page)),
      ];
      found.push(...cut.map((text) => `${nameOf(path)} at ${width} px: ${text}`));
    };
    for (const view of [wide, narrow]) {
      if (!view) continue;
      await show(page, view);
      for (const path of screens) {
        await follow(page, path);
        await look(path, view.size.width);
        if (view !== narrow) continue;
        await page.setViewportSize({ ...view.size, width: narrowest });
        await look(path, narrowest);
        await page.setViewportSize(view.size);
      }
    }
    process.stdout.write(
      `  ${name}: ${screens.length} screens in three widths, ${found.length} faults\n`,
    );
    expect(found).toEqual([]);
  });
}

test.describe('written from right to left', () => {
  test.beforeEach(({ page }) => mirror(page));

  test('is as accessible, and the keyboard goes the way that one reads', async ({
    page,
    context,
    baseURL,
    signIn,
    db,
  }) => {
    test.slow();
    await context.addCookies([{ name: 'trunkline-locale', value: standIn, url: String(baseURL) }]);
    await signIn('nora');
    await open(page, '/internal/home');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const carrier = db.get('SELECT voip_carrier_sid AS sid FROM voip_carriers LIMIT 1')?.sid;
    for (const path of ['home', 'carriers', `carriers/${carrier}/edit`, 'phone-numbers']) {
      await follow(page, `/internal/${path}`);
      await expectAccessible(page);
      expect(await blindStops(page), path).toEqual([]);
      expect(await againstTheLine(page), path).toEqual([]);
    }
  });

  test('long names of the other direction are cut where they end', async ({
    page,
    context,
    baseURL,
    signIn,
    db,
  }) => {
    await context.addCookies([{ name: 'trunkline-locale', value: standIn, url: String(baseURL) }]);
    const more = ' with more words than any column has room for';
    for (const [table, column] of [
      ['accounts', 'name'],
      ['applications', 'name'],
      ['recent_calls', 'trunk'],
    ]) {
      db.run(
        `UPDATE ${table} SET ${column} = substr(${column}, 1, 64 - length(?)) || ?`,
        more,
        more,
      );
    }
    await signIn('nora');
    const filter = encodeURIComponent(JSON.stringify({ date: '30' }));
    await open(page, `/internal/recent-calls?filter=${filter}`);
    /** Which way the names are written that are cut in such places. */
    const ways = (place: string) =>
      page.locator(place).evaluateAll((all) => {
        const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
        return [...new Set(all.filter(isCut).map((one) => getComputedStyle(one).direction))];
      });
    await expect.poll(() => ways('.stacked > *')).toEqual(['ltr']);
    await expect.poll(() => ways('.call-way > .wide-only')).toEqual(['ltr']);
    await page.locator('main').getByRole('combobox').first().click();
    await expect(page.getByRole('option', { name: more }).first()).toBeVisible();
    await expect.poll(() => ways('.combobox-list > [role=option]')).toEqual(['ltr']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').getByRole('combobox').fill('Cedar Bank');
    await expect(page.getByRole('option', { name: more }).first()).toBeVisible();
    await expect.poll(() => ways('[role=option] > .label')).toEqual(['ltr']);
  });

  test('turns at once when it is chosen, and keeps what is typed', async ({ page, signIn }) => {
    await signIn('nora');
    await open(page, '/internal/users/add');
    await page.locator('main input[name=name]').fill('typed before');
    const places = () =>
      page.evaluate(() => {
        const middle = (selector: string) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return box && (box.left + box.right) / 2 > innerWidth / 2 ? 'right' : 'left';
        };
        return [middle('nav'), middle('main h1'), document.dir || 'ltr'];
      });
    expect(await places()).toEqual(['left', 'left', 'ltr']);
    const choose = async (menu: RegExp, language: string) => {
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('menuitemradio', { name: language }).click();
    };
    await choose(/^Preferences/, 'Français');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('main input[name=name]')).toHaveValue('typed before');
    await expect.poll(places).toEqual(['right', 'right', 'rtl']);
    await choose(/^Préférences/, 'English');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('main input[name=name]')).toHaveValue('typed before');
    await expect.poll(places).toEqual(['left', 'left', 'ltr']);
  });
});
