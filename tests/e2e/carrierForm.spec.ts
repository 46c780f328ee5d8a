import { readFile } from 'node:fs/promises';
import { openAdd, openEdit, tab } from './support/carriers';
import { accountSid, create } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';

test.describe('the registration', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('tells its reason, and its capture is a file', async ({ page, signIn, requests, db }) => {
    await signIn('sam');
    await openEdit(page, db, 'Clinic backup line');
    await expect(page.getByText('Unregistered')).toBeVisible();
    await expect(page.getByText('Status fail')).toBeVisible();
    await expect(page.getByText('403 Forbidden')).toBeVisible();
    expect(requests.all().filter((call) => call.includes('RecentCalls'))).toEqual([]);

    // What the capture server answers is put in its place, so that none can be had at first.
    const base = `**/Accounts/${accountSid(db, 'Sunrise Clinic')}/RecentCalls/clinic-backup-line-register`;
    await page.route(base, (route) => route.fulfill({ json: { total: 0 } }));
    await page.getByRole('button', { name: 'Download pcap' }).click();
    await expect(page.getByText('No capture of this registration.')).toBeVisible();

    await page.route(base, (route) => route.fulfill({ json: { total: 2 } }));
    await page.route(`${base}/register/pcap`, (route) =>
      route.fulfill({ body: 'packets', contentType: 'application/octet-stream' }),
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download pcap' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('callid-clinic-backup-line-register.pcap');
    expect(await readFile(await file.path(), 'utf8')).toBe('packets');
  });
});

test('the forms look good everywhere', async ({ page, signIn, db }) => {
  test.setTimeout(180_000);
  await signIn('nora');
  await openAdd(page);
  await expectGoodInEveryView(page);
  await openEdit(page, db, 'Skyline Trunks');
  await page.getByRole('button', { name: 'Delete SIP gateway 1' }).click();
  await page.getByText('your carrier must allow').first().click();
  await expectGoodInEveryView(page);
  await tab(page, 'SMS (SMPP)').click();
  await expectGoodInEveryView(page);
  // Errors on both tabs count on both labels.
  await openAdd(page);
  await tab(page, 'SMS (SMPP)').click();
  await page.getByRole('textbox', { name: 'Outbound system ID' }).fill('texts');
  await create(page).click();
  await expect(tab(page, 'SMS (SMPP)').getByLabel('1 error')).toBeVisible();
  await expectGoodInEveryView(page);
});
