import type { Page } from '@playwright/test';
import { expect, expectLanded, test } from './support/fixtures';

const origin = 'http://console.lan';

// A header that says nothing there; a server behind a proxy cannot know where it is.
test.use({ expectedErrors: [/Cross-Origin-Opener-Policy header has been ignored/] });

/** The console at a name in a network of its own: browsers give such a page less than one over https. */
async function openInNetwork(page: Page, baseURL: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${baseURL}${pathname}${search}` });
    await route.fulfill({ response });
  });
  await page.goto(origin);
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([
    false,
    false,
  ]);
}

test('over plain http, what is copied is on the clipboard, and a file is imported', async ({
  page,
  baseURL,
  server,
}) => {
  await openInNetwork(page, baseURL ?? '');
  await page.getByLabel('Username').fill('nora');
  await page.getByLabel(/^Password/).fill('Provider-demo1!');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/internal/);
  await page.goto(`${origin}/internal/carriers`);
  await expectLanded(page);

  // Of one row, of several, and out of a dialog.
  const row = page.getByRole('row', { name: /Voxbone/ });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Copy SID' }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  const search = page.getByRole('searchbox').first();
  const paste = async () => {
    await search.fill('');
    await search.press('ControlOrMeta+v');
    return search.inputValue();
  };
  const stored = server.platform?.db.get(
    "SELECT voip_carrier_sid FROM voip_carriers WHERE name = 'Voxbone'",
  );
  expect(await paste()).toBe(stored?.voip_carrier_sid);
  await search.fill('');
  await row.getByRole('checkbox').check();
  await page
    .getByRole('row', { name: /Twilio/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy names' }).click();
  await page.goto(`${origin}/internal/import?of=phone-numbers`);
  const pasted = page.getByRole('textbox', { name: /Paste/i });
  await pasted.focus();
  await page.keyboard.press('ControlOrMeta+v');
  expect((await pasted.inputValue()).split('\n').sort()).toEqual(['Twilio', 'Voxbone']);

  await pasted.fill('number,account,carrier\n15550100001,Sunrise Clinic,Twilio\n');
  await page.getByRole('button', { name: 'Read the rows' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 row imported.')).toBeVisible();
  const rows = server.platform?.db.all(
    "SELECT number FROM phone_numbers WHERE number = '15550100001'",
  );
  expect(rows).toHaveLength(1);
});
