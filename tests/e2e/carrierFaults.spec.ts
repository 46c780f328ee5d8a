import type { Page } from '@playwright/test';
import { address, openAdd, placesOf, tab } from './support/carriers';
import { create, save } from './support/common';
import { expect, expectSaved, test } from './support/fixtures';
import { recordWrites } from './support/writes';

test.use({ expectedErrors: [/status of [45]\d\d/] });

/** Fails the next write of a kind. */
const failOnce = async (page: Page, method: string, path: string) => {
  let isDone = false;
  await page.route(`**/api/v1/${path}`, async (route) => {
    if (isDone || route.request().method() !== method) return route.fallback();
    isDone = true;
    return route.fulfill({ status: 500, json: { msg: 'The disk is full' } });
  });
};
const verbs = (writes: { call: string }[]) => writes.map(({ call }) => call.replace(/\/.*/, ''));

const fillNew = async (page: Page) => {
  await page.getByLabel('Carrier name').fill('Half made');
  await address(page, 1).fill('198.51.100.11');
  await page.getByRole('button', { name: 'Add SIP gateway' }).click();
  await address(page, 2).fill('198.51.100.12');
  await tab(page, 'SMS (SMPP)').click();
  await page.getByRole('button', { name: 'Add outbound gateway' }).click();
  await address(page, 1, 'Outbound').fill('198.51.100.13');
  await page.getByLabel('Also inbound').uncheck();
};

test('an unfinished new carrier that is loaded anew is finished all the same', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openAdd(page);
  await fillNew(page);
  await failOnce(page, 'POST', 'SmppGateways');
  await create(page).click();
  await expect(page.getByText('Some changes weren’t saved.').first()).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(address(page, 1)).toHaveValue('198.51.100.11');
  const writes = recordWrites(page);
  await save(page).click();
  await expect(page.getByText('Carrier updated successfully')).toBeVisible();
  expect(verbs(writes)).toEqual(['POST SmppGateways']);
  expect(placesOf(db, 'Half made', 'sip_gateways')).toHaveLength(2);
  // What was left to be saved does not come back.
  await page.reload();
  await expect(address(page, 2)).toHaveValue('198.51.100.12');
  await expectSaved(page);
  await expect(page.getByText('Couldn’t save your changes')).toHaveCount(0);
});
