import type { Page } from '@playwright/test';
import {
  address,
  countNamed,
  gateway,
  openAdd,
  openEdit,
  placesOf,
  rowOf,
  tab,
} from './support/carriers';
import { create, save } from './support/common';
import { expect, expectSaved, test } from './support/fixtures';
import { recordWrites } from './support/writes';

test.use({ expectedErrors: [/status of [45]\d\d|ERR_FAILED/] });

/** Fails the next write of a kind, before or after the platform has stored it. */
const failOnce = async (page: Page, method: string, path: string, isStored = false) => {
  let isDone = false;
  await page.route(`**/api/v1/${path}`, async (route) => {
    if (isDone || route.request().method() !== method) return route.fallback();
    isDone = true;
    if (isStored) {
      await route.fetch();
      return route.abort();
    }
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
};

for (const [what, path, isStored] of [
  ['a SIP gateway', 'SipGateways', false],
  ['an SMPP gateway', 'SmppGateways', false],
  ['a SIP gateway whose answer is lost', 'SipGateways', true],
] as const) {
  test(`a new carrier of which ${what} fails is told, finished and never doubled`, async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    await openAdd(page);
    await fillNew(page);
    await failOnce(page, 'POST', path, isStored);
    await create(page).click();

    // The carrier is there, so the form goes on as that of a stored one.
    await expect(page).toHaveURL(/\/edit/);
    await expect(page.getByRole('heading', { name: 'Half made' })).toBeVisible();
    const panel = page.getByRole('alert').filter({ hasText: 'This could not be saved' });
    await expect(panel).toContainText('Saved: Carrier');
    const reason = isStored ? 'it is not certain what was saved' : 'The disk is full';
    await expect(panel).toContainText(reason);
    await expect(panel).toContainText(
      path === 'SipGateways'
        ? 'Not saved: SIP gateway 198.51.100.11:5060'
        : 'Not saved: SMPP outbound gateway 198.51.100.13:2775',
    );
    await expect(address(page, 1)).toHaveValue('198.51.100.11');
    await expect(address(page, 2)).toHaveValue('198.51.100.12');

    const writes = recordWrites(page);
    await save(page).click();
    await expect(page.getByText('Carrier updated successfully')).toBeVisible();
    expect(verbs(writes)).toEqual(isStored ? [] : [`POST ${path}`]);
    expect(countNamed(db, 'Half made')).toBe(1);
    expect(placesOf(db, 'Half made', 'sip_gateways')).toEqual([
      '198.51.100.11:5060',
      '198.51.100.12:5060',
    ]);
    expect(placesOf(db, 'Half made', 'smpp_gateways')).toEqual(['198.51.100.13:2775']);
    await expectSaved(page);
  });
}

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
  await expect(page.getByText('Not everything could be saved.').first()).toBeVisible();
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
  await expect(page.getByText('This could not be saved')).toHaveCount(0);
});

for (const [method, path, part] of [
  ['PUT', 'ServiceProviders/*/VoipCarriers/*', 'Carrier'],
  ['PUT', 'SipGateways/*', 'SIP gateway 81.201.82.45:5099'],
  ['POST', 'SipGateways', 'SIP gateway 198.51.100.14:5060'],
  ['DELETE', 'SipGateways/*', 'SIP gateway 81.201.82.250:5060, deleted'],
  ['POST', 'SmppGateways', 'SMPP outbound gateway 198.51.100.15:2775'],
] as const) {
  test(`a save in which ${method} ${path} fails keeps the rest, and Save finishes it`, async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    await openEdit(page, db, 'Voxbone');
    await page.getByRole('textbox', { name: 'SIP Diversion Header' }).fill('15550177');
    await expect(address(page, 1)).toHaveValue('81.201.82.45');
    await gateway(page, 1).getByLabel('Port').fill('5099');
    await expect(address(page, 3)).toHaveValue('81.201.82.250');
    await page.getByRole('button', { name: 'Delete SIP gateway 3' }).click();
    await page.getByRole('button', { name: 'Add SIP gateway' }).click();
    await address(page, 4).fill('198.51.100.14');
    await tab(page, 'SMS (SMPP)').click();
    await page.getByRole('button', { name: 'Add outbound gateway' }).click();
    await address(page, 1, 'Outbound').fill('198.51.100.15');
    await failOnce(page, method, path);
    const writes = recordWrites(page);
    await save(page).click();
    const panel = page.getByRole('alert').filter({ hasText: 'This could not be saved' });
    await expect(panel).toContainText(`Not saved: ${part} – The disk is full`);
    await expect(panel).toContainText('Save again to send only what is left.');
    expect(writes).toHaveLength(5);
    await expect(page.getByText('Carrier updated successfully')).toHaveCount(0);

    writes.length = 0;
    await save(page).click();
    await expect(page.getByText('Carrier updated successfully')).toBeVisible();
    await expect(page.getByText('SIP gateway successfully deleted', { exact: true })).toBeVisible();
    expect(writes).toHaveLength(1);
    expect(writes[0]?.call).toMatch(new RegExp(`^${method} ${path.replaceAll('*', '[^/]+')}$`));
    expect(rowOf(db, 'Voxbone').diversion).toBe('15550177');
    const places = placesOf(db, 'Voxbone', 'sip_gateways');
    expect(places).toHaveLength(3);
    expect(places).toContain('198.51.100.14:5060');
    expect(places.filter((place) => place.endsWith(':5099'))).toHaveLength(1);
    expect(places.some((place) => place.startsWith('81.201.82.250'))).toBe(false);
    expect(placesOf(db, 'Voxbone', 'smpp_gateways')).toEqual(['198.51.100.15:2775']);
  });
}

test('what the platform refuses of a gateway is told at its row', async ({ page, signIn, db }) => {
  await signIn('nora');
  await openEdit(page, db, 'Voxbone', '?tab=smpp');
  await page.route('**/api/v1/SipGateways/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { msg: 'The netmask is too wide' } })
      : route.fallback(),
  );
  await tab(page, 'Voice (SIP)').click();
  await gateway(page, 2).getByLabel('Pad crypto').check();
  await page.getByLabel('Carrier name').fill('Voxbone');
  await page.getByRole('textbox', { name: 'SIP Diversion Header' }).fill('15550178');
  await tab(page, 'SMS (SMPP)').click();
  await save(page).click();
  await expect(gateway(page, 2).getByText('The netmask is too wide')).toBeVisible();
  await expect(address(page, 2)).toHaveAttribute('aria-invalid', 'true');
  await expect(address(page, 2)).toBeFocused();
  await expect(tab(page, 'Voice (SIP)').getByLabel('1 error')).toBeVisible();
  expect(rowOf(db, 'Voxbone').diversion).toBe('15550178');
});

test('a second click on Save while it runs sends nothing twice', async ({ page, signIn, db }) => {
  await signIn('nora');
  await openAdd(page);
  await fillNew(page);
  const writes = recordWrites(page);
  await page.route('**/api/v1/ServiceProviders/*/VoipCarriers', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return route.fallback();
  });
  await create(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText('Carrier created successfully')).toBeVisible();
  expect(verbs(writes).filter((call) => call.startsWith('POST ServiceProviders'))).toHaveLength(1);
  expect(countNamed(db, 'Half made')).toBe(1);
});
