import { expect, test } from './support/fixtures';
import { hold } from './support/hold';

test('the fields of a SIP client stay where they are when its realm is known, on a phone', async ({
  page,
  signIn,
  db,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('nora');
  const client = db.get("SELECT client_sid AS sid FROM clients WHERE username = 'doctor-lee'");
  const accounts = await hold(page, /\/Accounts(\?|$|\/)/);
  await page.goto(`/internal/clients/${client?.sid}/edit`);
  const name = page.getByLabel('Username');
  await expect(name).toBeVisible();
  const before = await name.boundingBox();
  accounts();
  await expect(page.getByText('Devices register with this SIP realm')).toBeVisible();
  expect(await name.boundingBox()).toEqual(before);
});

test('numbers of errors stand behind Latin words, also where one reads from right to left', async ({
  page,
  signIn,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'trunkline-locale', value: 'ar', url: String(baseURL) }]);
  await signIn('nora');
  await page.goto('/internal/applications/add');
  await expect(page.locator('[data-form-section]').first()).toBeVisible();
  await page.keyboard.press('Control+s');
  const badges = page.locator('[data-section-index] [role=img]');
  await expect(badges).toHaveCount(2);
  const gaps = await badges.evaluateAll((all) =>
    all.map((badge) => {
      const words = document.createRange();
      words.selectNode(badge.previousSibling as Node);
      return words.getBoundingClientRect().left - badge.getBoundingClientRect().right;
    }),
  );
  expect(gaps.filter((gap) => gap < 2)).toEqual([]);
});
