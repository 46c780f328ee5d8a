import { button, rows, toast } from './support/common';
import { cutTexts } from './support/cutTexts';
import {
  expect,
  expectAccessible,
  expectGoodInEveryView,
  expectNoSidewaysScroll,
  show,
  test,
  views,
} from './support/fixtures';
import { openList, picker, rowOf } from './support/numbers';

test.describe('a selection', () => {
  test('can be routed to no application, with the keyboard alone', async ({ page, signIn, db }) => {
    await signIn('sam');
    await openList(page);
    const row = rows(page).filter({ hasText: '200-0000' });
    expect(rowOf(db, '15552000000').application_sid).not.toBeNull();
    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    await picker(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Opening hours South' })).toBeVisible();
    await page.keyboard.type('None');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(picker(page)).toHaveValue('None');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Apply')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Number routing updated successfully')).toBeVisible();
    expect(rowOf(db, '15552000000').application_sid).toBeNull();
    await expect(row).toContainText('None');
  });
});

/** How many lines the controls of an element stand in. */
const linesOf = (element: Element): number => {
  const middles = [...element.querySelectorAll('button, input, [role=status]')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top, bottom }) => (top + bottom) / 2)
    .sort((one, other) => one - other);
  return middles.filter((middle, place) => middle - (middles[place - 1] ?? -99) > 14).length;
};

for (const locale of ['en', 'de', 'ar']) {
  test(`the bar of a selection has one line, and two on a phone, ${locale}`, async ({
    page,
    context,
    baseURL,
    signIn,
  }) => {
    test.slow();
    await context.addCookies([{ name: 'trunkline-locale', value: locale, url: String(baseURL) }]);
    await signIn('nora');
    await openList(page);
    await page.locator('.row-checkbox').nth(1).check();
    const bar = page.locator('[role=group]:has(> * > [role=status])');
    await expect(bar.getByRole('combobox')).toBeVisible();
    const isPhone = ({ size }: (typeof views)[number]) => size.width === 390;
    // Those of a phone last, whose menu has more.
    for (const view of views.toSorted(
      (one, other) => Number(isPhone(one)) - Number(isPhone(other)),
    )) {
      await show(page, view);
      expect(await bar.evaluate(linesOf)).toBe(isPhone(view) ? 2 : 1);
      // There the bar covers nothing.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await cutTexts(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await bar.locator('[aria-haspopup=menu]').click();
    await expect(page.getByRole('menuitem')).toHaveCount(6);
  });
}

test.describe('the result of a routing', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('looks good everywhere', async ({ page, signIn }) => {
    await page.route('**/PhoneNumbers/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { msg: 'The switch is busy' } })
        : route.continue(),
    );
    await signIn('sam');
    await openList(page);
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(1)
      .check();
    await button(page, 'Select all 24').click();
    await picker(page).fill('None');
    await page.getByRole('option', { name: 'None' }).click();
    await button(page, 'Apply').click();
    await expect(page.getByText('24 numbers failed:')).toBeVisible();
    await expectGoodInEveryView(page);
    await page.getByRole('dialog').press('Escape');
    await expect(page.getByText('24 selected')).toBeVisible();
  });
});
