import type { Page } from '@playwright/test';
import {
  choose,
  countNamed,
  gatewaysOf,
  openAdd,
  openEdit,
  openList,
  rowOf,
} from './support/carriers';
import { accountSid, create, rows, save } from './support/common';
import {
  type DemoUser,
  expect,
  expectGoodInEveryView,
  expectSaved,
  test,
} from './support/fixtures';

const filter = (page: Page) => page.getByRole('combobox', { name: 'Used by', exact: true });
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByText(name, { exact: true }) });

test.describe('the list', () => {
  test('tells state, registration and gateways, with few requests before its rows', async ({
    page,
    signIn,
    requests,
  }) => {
    await signIn('nora');
    await page.goto('about:blank');
    requests.forget();
    await openList(page);
    const first = requests.all().filter((call) => !call.startsWith('GET SipGateways'));
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(4);
    await expect(page.getByText('9 in all')).toBeVisible();
    await expect(row(page, 'Telnyx')).toContainText('All accounts');
    await expect(row(page, 'Telnyx')).toContainText('Registered');
    await expect(row(page, 'Clinic backup line')).toContainText('Unregistered');
    await expect(row(page, 'Clinic backup line')).toContainText('Sunrise Clinic');
    await expect(row(page, 'Old Valley Telephone')).toContainText('Inactive');
    await expect(row(page, 'Voxbone')).toContainText('3 inbound, 1 outbound');
    const counts = requests.all().filter((call) => call.startsWith('GET SipGateways'));
    expect(new Set(counts).size).toBe(counts.length);
  });

  test('is narrowed to what an account uses, to the provider level, and searched', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('nora');
    await openList(page);
    requests.forget();
    await filter(page).fill('Cedar');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    await expect(row(page, 'Bank PBX')).toBeVisible();
    await expect(row(page, 'Twilio')).toBeVisible();
    await expect(row(page, 'Clinic PBX')).toHaveCount(0);
    expect(requests.all().join('\n')).toContain(`account_sid=${accountSid(db, 'Cedar Bank')}`);

    await filter(page).fill('Provider');
    await page.getByRole('option', { name: 'Provider level' }).click();
    await expect(row(page, 'Bank PBX')).toHaveCount(0);
    await expect(row(page, 'Twilio')).toBeVisible();
    await expect(page).toHaveURL(/provider-level/);

    await page.getByRole('searchbox').fill('trunks');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page.getByText('9 in all')).toBeVisible();
  });

  test('shows an account user what the provider lends, which cannot be opened', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('sam');
    await openList(page);
    await expect(row(page, 'Clinic PBX').getByRole('link').first()).toBeVisible();
    await expect(row(page, 'Twilio')).toBeVisible();
    await expect(row(page, 'Twilio').getByRole('link')).toHaveCount(0);
    await expect(row(page, 'Twilio').getByRole('button')).toHaveCount(0);
    await expect(row(page, 'Bank PBX')).toHaveCount(0);
    await row(page, 'Twilio').getByText('Active').click();
    await expect(page).toHaveURL(/\/internal\/carriers$/);
    await row(page, 'Clinic PBX').getByText('Active').click();
    await expect(page).toHaveURL(
      `/internal/carriers/${rowOf(db, 'Clinic PBX').voip_carrier_sid}/edit`,
    );
  });

  test('keeps room for every name, however long one is', async ({ page, signIn, db }) => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterb';
    db.run("UPDATE accounts SET name = ? WHERE name = 'Cedar Bank'", long);
    db.run("UPDATE voip_carriers SET name = ? WHERE name = 'Voxbone'", long);
    await signIn('nora');
    await openList(page);
    await expect(rows(page).filter({ hasText: 'Bank PBX' })).toContainText(long);
    // The counts come last, and take their room.
    await expect(page.getByText('Checking gateways...')).toHaveCount(0);
    const widthOf = async (name: string) =>
      (await page.getByRole('link', { name, exact: true }).boundingBox())?.height ?? 0;
    expect(await widthOf('Old Valley Telephone')).toBeLessThan(30);
    await expect(page.locator('.RaDataTable-tableWrapper')).toHaveJSProperty('scrollLeft', 0);
    const hidden = await page
      .locator('.RaDataTable-tableWrapper')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBe(0);
  });

  test('looks good everywhere', async ({ page, signIn }) => {
    await signIn('nora');
    await openList(page);
    await expect(row(page, 'Voxbone')).toContainText('3 inbound');
    await expectGoodInEveryView(page);
  });
});

test.describe('whose counting fails', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('says so in the row, and keeps the rows', async ({ page, signIn, db }) => {
    const sid = String(rowOf(db, 'Voxbone').voip_carrier_sid);
    await page.route(`**/SipGateways?voip_carrier_sid=${sid}`, (route) =>
      route.fulfill({ status: 500, json: { msg: 'The disk is full' } }),
    );
    await signIn('nora');
    await openList(page);
    await expect(row(page, 'Voxbone')).toContainText('Gateways error');
    await expect(row(page, 'Telnyx')).toContainText('1 outbound');
    await page.getByText('Gateways error').hover();
    await expect(page.getByRole('tooltip')).toContainText('The disk is full');
  });
});

test.describe('with 500 carriers', () => {
  test.use({ serverOptions: { seed: 'large' } });

  test('asks for a page, and counts only what is on screen, four at a time', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    const open = { now: 0, most: 0 };
    await page.route('**/SipGateways?*', async (route) => {
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      const response = await route.fetch();
      open.now -= 1;
      return route.fulfill({ response });
    });
    await signIn('nora');
    await page.goto('about:blank');
    requests.forget();
    await openList(page);
    await expect(rows(page)).toHaveCount(25);
    const first = requests.all().filter((call) => !call.startsWith('GET SipGateways'));
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(4);
    await expect(rows(page).first()).toContainText('inbound');
    const counts = () => requests.all().filter((call) => call.startsWith('GET SipGateways'));
    await expect.poll(() => counts().length).toBeGreaterThan(5);
    await page.waitForLoadState('networkidle');
    expect(counts().length).toBeLessThan(25);
    const stored = Number(db.get('SELECT count(*) AS n FROM voip_carriers')?.n);
    expect(stored).toBeGreaterThanOrEqual(500);
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(rows(page).last()).toContainText('inbound');
    await expect.poll(() => counts().length).toBe(25);
    expect(new Set(counts()).size).toBe(25);
    await expect(page.getByText('Checking gateways...')).toHaveCount(0);
    expect(open.most).toBeLessThanOrEqual(4);
  });
});

test.describe('who may not', () => {
  test('a view-only user looks at a carrier and changes nothing', async ({ page, signIn, db }) => {
    await signIn('vera');
    await openList(page);
    await expect(page.getByRole('link', { name: 'Add carrier' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
    await openEdit(page, db, 'Voxbone');
    await expect(page.getByLabel('Carrier name')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Add SIP gateway' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Delete carrier' })).toHaveCount(0);
    await expectSaved(page);
    await page.getByRole('tab', { name: 'SMS (SMPP)' }).click();
    await expect(page.getByLabel('Outbound System ID')).toBeDisabled();
    await page.goto('/internal/carriers/add');
    await expect(
      page.getByText('Your user may look at everything but not change it.'),
    ).toBeVisible();
  });

  for (const [name, whose] of [
    ['Twilio', 'the provider'],
    ['Bank PBX', 'another account'],
  ]) {
    test.describe(`an account user, at a carrier of ${whose}`, () => {
      test.use({ expectedErrors: [/status of 40[03]/] });
      test('is told so and sent to the list', async ({ page, signIn, db }) => {
        await signIn('sam');
        await page.goto(`/internal/carriers/${rowOf(db, String(name)).voip_carrier_sid}/edit`);
        await expect(
          page.getByText('You do not have permissions to make changes to this Carrier'),
        ).toBeVisible();
        await expect(page).toHaveURL(/\/internal\/carriers$/);
      });
    });
  }

  test.describe('where carriers are the provider’s business', () => {
    test.use({
      serverOptions: { seed: 'small', adminCarrier: true, config: { ADMIN_CARRIER: '1' } },
    });
    test('an account user looks at its own and changes nothing', async ({ page, signIn, db }) => {
      await signIn('sam');
      await openList(page);
      await expect(page.getByRole('link', { name: 'Add carrier' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
      await openEdit(page, db, 'Clinic PBX');
      await expect(page.getByText('You can look at this, but not change it.')).toBeVisible();
      await expect(page.getByLabel('Carrier name')).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Delete carrier' })).toHaveCount(0);
      await page.goto('/internal/carriers/add');
      await expect(page.getByText('You do not have access.')).toBeVisible();
    });
  });
});

test('a carrier in use is not deleted, one without use goes with its gateways', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin');
  await openList(page);
  await row(page, 'Telnyx').hover();
  await page.getByRole('button', { name: 'Delete Telnyx' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Telnyx is in use')).toBeVisible();
  await expect(dialog.getByText(/^Phone numbers \(\d+\)$/)).toBeVisible();
  await expect(dialog.getByText('+1 (555) 200-0137')).toBeVisible();
  await expect(dialog.getByText('Outbound call routing (2)')).toBeVisible();
  await expect(dialog.getByText('Northwind outbound')).toBeVisible();
  // Only its default route goes over this carrier.
  await expect(dialog.getByText('Clinic outbound')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(countNamed(db, 'Telnyx')).toBe(1);
  expect(gatewaysOf(db, 'Telnyx', 'sip_gateways').length).toBeGreaterThan(0);

  await openEdit(page, db, 'Skyline Trunks');
  const sid = String(rowOf(db, 'Skyline Trunks').voip_carrier_sid);
  await page.getByRole('button', { name: 'Delete carrier' }).click();
  await expect(dialog.getByText(/SIP and SMPP gateways are deleted as well/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted Carrier Skyline Trunks')).toBeVisible();
  await expect(page).toHaveURL(/\/internal\/carriers$/);
  expect(countNamed(db, 'Skyline Trunks')).toBe(0);
  for (const table of ['sip_gateways', 'smpp_gateways']) {
    const left = db.all(`SELECT * FROM ${table} WHERE voip_carrier_sid = ?`, sid);
    expect(left).toEqual([]);
  }
});

test.describe('a routing table that the provider does not see', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('stops the deletion, and the gateways are there again', async ({ page, signIn, db }) => {
    await signIn('nora');
    await openEdit(page, db, 'Clinic PBX');
    const before = gatewaysOf(db, 'Clinic PBX', 'sip_gateways');
    await page.getByRole('button', { name: 'Delete carrier' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByText('This is still in use elsewhere')).toBeVisible();
    const places = (list: typeof before) => list.map(({ ipv4, port }) => [ipv4, port]);
    expect(places(gatewaysOf(db, 'Clinic PBX', 'sip_gateways'))).toEqual(places(before));
    expect(before.length).toBeGreaterThan(0);
  });
});

const makers: [DemoUser, boolean][] = [
  ['admin', false],
  ['nora', false],
  ['sam', true],
];
for (const [user, isOfAccount] of makers) {
  test(`${user} makes a carrier from a template, once`, async ({ page, signIn, requests, db }) => {
    await signIn(user);
    await openAdd(page);
    await expect(page.getByText(/^Have your carrier whitelist/)).toBeVisible();
    requests.forget();
    await choose(page, 'Select a predefined carrier', 'TelecomsXChange');
    await expect(page.getByText('Carrier created successfully')).toBeVisible();
    await expect(page.getByLabel('Carrier name')).toHaveValue('TelecomsXChange');
    const made = rowOf(db, 'TelecomsXChange');
    await expect(page).toHaveURL(`/internal/carriers/${made.voip_carrier_sid}/edit`);
    expect(countNamed(db, 'TelecomsXChange')).toBe(1);
    expect(made.service_provider_sid).not.toBeNull();
    expect(made.account_sid).toBe(isOfAccount ? accountSid(db, 'Sunrise Clinic') : null);
    await expect(page.getByRole('textbox', { name: 'Tech prefix' })).toHaveValue(
      'your-tech-prefix',
    );
    expect(gatewaysOf(db, 'TelecomsXChange', 'sip_gateways')).toHaveLength(1);
    expect(gatewaysOf(db, 'TelecomsXChange', 'smpp_gateways')).toHaveLength(1);
    expect(requests.all().filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(8);
  });
}

test('a template asks first when something was typed', async ({ page, signIn, db }) => {
  await signIn('nora');
  await openAdd(page);
  await page.getByLabel('Carrier name').fill('Typed by hand');
  await choose(page, 'Select a predefined carrier', 'TelecomsXChange');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Make the carrier from TelecomsXChange?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Carrier name')).toHaveValue('Typed by hand');
  expect(countNamed(db, 'TelecomsXChange')).toBe(0);

  await choose(page, 'Select a predefined carrier', 'TelecomsXChange');
  await dialog.getByRole('button', { name: 'Make the carrier' }).click();
  await expect(page.getByLabel('Carrier name')).toHaveValue('TelecomsXChange');
  expect(countNamed(db, 'TelecomsXChange')).toBe(1);
  expect(countNamed(db, 'Typed by hand')).toBe(0);
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
    const making = page.getByRole('dialog', { name: 'Making the carrier from TelecomsXChange…' });
    for (const isGood of [false, true]) {
      const asked = page.waitForRequest('**/PredefinedCarriers/**');
      await choose(page, 'Select a predefined carrier', 'TelecomsXChange');
      await asked;
      await expect(making).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.type('typed too late');
      await expect(making).toBeVisible();
      if (!isGood) await expectGoodInEveryView(page);
      answer(isGood);
      await expect(making).toHaveCount(0);
      if (isGood) break;
      await expect(page.getByText('no such template')).toBeVisible();
      await expect(page.getByLabel('Carrier name')).toHaveValue('');
      await expect(page.getByText(/unsaved change/)).toHaveCount(0);
      expect(countNamed(db, 'TelecomsXChange')).toBe(0);
    }
    await expect(page.getByLabel('Carrier name')).toHaveValue('TelecomsXChange');
    expect(countNamed(db, 'TelecomsXChange')).toBe(1);
  });
});

test('a registration trunk from a template is completed and saved', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('sam');
  await openAdd(page);
  await choose(page, 'Select a predefined carrier', 'Telnyx');
  await expect(page.getByLabel('Carrier name')).toHaveValue(/^Telnyx-/);
  const name = await page.getByLabel('Carrier name').inputValue();
  await expect(page.getByRole('combobox', { name: 'Trunk Type' })).toHaveText('Registration Trunk');
  await page.getByLabel('Carrier name').fill('Telnyx of the clinic');
  await page.getByLabel('Auth username').fill('clinic');
  await page.getByRole('textbox', { name: 'Password' }).fill('s3cret');
  await save(page).click();
  await expect(page.getByText('Carrier updated successfully')).toBeVisible();
  expect(countNamed(db, name)).toBe(0);
  expect(rowOf(db, 'Telnyx of the clinic')).toMatchObject({
    account_sid: accountSid(db, 'Sunrise Clinic'),
    trunk_type: 'reg',
    requires_register: 1,
    register_username: 'clinic',
    register_password: 's3cret',
    register_sip_realm: 'sip.telnyx.com',
  });
});

test.describe('on a platform without any carrier', () => {
  test.use({ serverOptions: { seed: 'small' } });
  test('the list says so and offers the first step', async ({ page, signIn, db }) => {
    for (const table of [
      'lcr_carrier_set_entry',
      'phone_numbers',
      'sip_gateways',
      'smpp_gateways',
    ]) {
      if (table === 'lcr_carrier_set_entry')
        db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
      db.run(`DELETE FROM ${table}`);
    }
    db.run('DELETE FROM voip_carriers');
    await signIn('nora');
    await page.goto('/internal/carriers');
    await expect(page.getByText('No Carriers.')).toBeVisible();
    await page.getByRole('link', { name: 'Add carrier' }).last().click();
    await expect(create(page)).toBeVisible();
  });
});
