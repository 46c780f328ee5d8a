import { expect, test } from './support/fixtures';
import { hold } from './support/hold';

for (const width of [390, 1024]) {
  test(`the fields of a SIP client stay where they are when its realm is known, at ${width} px`, async ({
    page,
    signIn,
    db,
  }) => {
    await page.setViewportSize({ width, height: 844 });
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

  test(`what can be added below routes stands where it will, at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn('nora');
    const code = await hold(page, '**/assets/SortableRows-*.js');
    await page.goto('/internal/own-routing');
    const add = page.getByRole('button', { name: 'Add route' });
    await expect(add).toBeVisible();
    const before = await add.boundingBox();
    code();
    await expect(page.getByLabel('Description').first()).toBeVisible();
    // Lines of text are no whole pixels high.
    const moved = Number((await add.boundingBox())?.y) - Number(before?.y);
    expect(Math.abs(moved)).toBeLessThan(2);
  });
}

test('the head of a part of the health page stays where it is when the part is known', async ({
  page,
  signIn,
}) => {
  await signIn('nora');
  const carriers = await hold(page, /\/VoipCarriers(\?|$)/);
  await page.goto('/internal/health');
  const title = page.getByRole('heading', { name: 'Carriers' });
  await expect(title).toBeVisible();
  const action = page.getByRole('button', { name: /^Check gateways of/ });
  await expect(action).toBeHidden();
  const before = await title.boundingBox();
  carriers();
  await expect(action).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
});

test('a speech service is put to use from the same place before and after its uses are known', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  const uses = await hold(page, /\/Applications(\?|$)/);
  const { sid } = db.get(
    "SELECT speech_credential_sid AS sid FROM speech_credentials WHERE vendor = 'google'",
  ) as { sid: string };
  await page.goto(`/internal/speech-services/${sid}/edit`);
  const use = page.getByRole('button', { name: 'Use in applications' });
  const asked = page.waitForRequest(/\/Applications(\?|$)/);
  await use.scrollIntoViewIfNeeded();
  await asked;
  const before = await use.boundingBox();
  uses();
  const section = page.locator('section', { hasText: 'Used by' }).last();
  await expect(section.locator('[aria-busy=false]')).toBeVisible();
  expect(await use.boundingBox()).toEqual(before);
});

test('an API key can be added once those that are there are known', async ({ page, signIn }) => {
  await signIn('nora');
  const keys = await hold(page, /\/ApiKeys(\?|$)/);
  await page.goto('/internal/settings');
  await expect(page.getByText('API keys').first()).toBeVisible();
  const add = page.getByRole('button', { name: 'Add API key' });
  await expect(add).toBeHidden();
  keys();
  await expect(add).toBeVisible();
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
  const badges = page.locator('main nav [role=img]');
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
