import { choose, countNamed, openAdd, openList } from './support/carriers';
import { rows } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';

test.describe('the list', () => {
  test('keeps room for every name, however long one is, and looks good everywhere', async ({
    page,
    signIn,
    db,
  }) => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterb';
    db.run("UPDATE accounts SET name = ? WHERE name = 'Cedar Bank'", long);
    db.run("UPDATE voip_carriers SET name = ? WHERE name = 'Voxbone'", long);
    await signIn('nora');
    await openList(page);
    await expect(rows(page).filter({ hasText: 'Bank PBX' })).toContainText(long);
    // The counts come last, and take their room.
    await expect(page.getByText('Checking gateways…')).toHaveCount(0);
    const widthOf = async (name: string) =>
      (await page.getByRole('link', { name, exact: true }).boundingBox())?.height ?? 0;
    expect(await widthOf('Old Valley Telephone')).toBeLessThan(30);
    await expect(page.locator('.table-box')).toHaveJSProperty('scrollLeft', 0);
    const hidden = await page
      .locator('.table-box')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBe(0);
    await expect(rows(page).filter({ hasText: '3 inbound' }).first()).toContainText(long);
    await expectGoodInEveryView(page);
  });
});

test.describe('a template that takes its time', () => {
  test.use({ expectedErrors: [/status of 500|HttpError/] });

  test('leaves nothing to type until it is made, or failed', async ({ page, signIn, db }) => {
    await signIn('nora');
    let answer: (isGood: boolean) => void = () => undefined;
    await page.route('**/PredefinedCarriers/**', async (route) => {
      const isGood = await new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      if (isGood) await route.continue();
      else await route.fulfill({ status: 500, json: { msg: 'no such template' } });
    });
    await openAdd(page);
    const making = page.getByRole('dialog', { name: 'Creating carrier from TelecomsXChange…' });
    for (const isGood of [false, true]) {
      const asked = page.waitForRequest('**/PredefinedCarriers/**');
      if (isGood) await page.getByRole('button', { name: 'Create', exact: true }).click();
      else await choose(page, 'Select a predefined carrier', 'TelecomsXChange');
      await asked;
      await expect(making).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.type('typed too late');
      await expect(making).toBeVisible();
      if (!isGood) await expectGoodInEveryView(page);
      answer(isGood);
      await expect(making).toHaveCount(0);
      if (isGood) break;
      await expect(page.getByRole('main').getByText('no such template')).toBeVisible();
      await expect(page.getByLabel('Carrier name')).toHaveValue('TelecomsXChange');
      expect(countNamed(db, 'TelecomsXChange')).toBe(0);
    }
    await expect(page.getByLabel('Carrier name')).toHaveValue('TelecomsXChange');
    expect(countNamed(db, 'TelecomsXChange')).toBe(1);
  });
});
