import type { Page } from '@playwright/test';
import type { Platform } from '../../platform/server';
import { expect, expectGoodInEveryView, test } from './support/fixtures';

type Db = Platform['db'];

const tableOf = (db: Db, name: string) => db.get('SELECT * FROM lcr WHERE name = ?', name) ?? {};
const accountSid = (db: Db, name: string) =>
  String(db.get('SELECT account_sid FROM accounts WHERE name = ?', name)?.account_sid);
const count = (db: Db, table: string) => Number(db.get(`SELECT count(*) AS n FROM ${table}`)?.n);
const routeCount = (db: Db, sid: unknown) =>
  Number(db.get('SELECT count(*) AS n FROM lcr_routes WHERE lcr_sid = ?', String(sid))?.n);

/** The stored routes of a table with their carriers, the default one last: "44 Voxbone". */
const storedRoutes = (db: Db, sid: unknown) =>
  db
    .all('SELECT * FROM lcr_routes WHERE lcr_sid = ? ORDER BY priority', String(sid))
    .map(({ lcr_route_sid, regex, priority }, index) => {
      const carriers = db
        .all(
          `SELECT name FROM lcr_carrier_set_entry JOIN voip_carriers USING (voip_carrier_sid)
            WHERE lcr_route_sid = ? ORDER BY priority`,
          lcr_route_sid ?? '',
        )
        .map(({ name }) => name);
      const place = priority === index ? '' : ` at ${priority}`;
      return `${regex} ${carriers.join('+')}${place}`;
    });
const northwind = (db: Db) => storedRoutes(db, tableOf(db, 'Northwind outbound').lcr_sid);
const seeded = ['1 Twilio+Telnyx', '44 Voxbone', '.* Twilio at 9999'];

const removeTables = (db: Db) => {
  db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
  for (const table of ['lcr_carrier_set_entry', 'lcr_routes', 'lcr'])
    db.run(`DELETE FROM ${table}`);
};

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const create = (page: Page) => page.getByRole('button', { name: 'Create', exact: true });
const routes = (page: Page) => page.getByRole('list', { name: 'Routes' }).getByRole('listitem');
const regexes = (page: Page) => page.getByLabel('Digit prefix or regex');
const navigate = (page: Page) => page.getByRole('link', { name: 'Outbound Call Routing' }).click();
const choose = async (page: Page, field: string | RegExp, name: string, nth = 0) => {
  await page.getByRole('combobox', { name: field }).nth(nth).click();
  await page.getByRole('option', { name, exact: true }).click();
};
const texts = (page: Page) =>
  regexes(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

const openOwn = async (page: Page, name: string) => {
  await navigate(page);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(routes(page).first()).toBeVisible();
};
const openAdd = async (page: Page) => {
  await page.goto('/internal/least-cost-routing/add');
  await expect(page.getByRole('heading', { name: 'Add a routing table' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Default carrier/ })).not.toHaveText('');
  await expect(routes(page)).toHaveCount(1);
};
const addRoute = async (page: Page, regex: string, carrier?: string) => {
  const place = await routes(page).count();
  await page.getByRole('button', { name: 'Add route' }).click();
  await regexes(page).nth(place).fill(regex);
  if (carrier) await choose(page, /^Carrier/, carrier, place);
};
/** Drags the handle of one row onto another. */
const drag = async (page: Page, from: number, to: number) => {
  const handle = routes(page).nth(from).locator('[title="Drag to move"]');
  const target = await routes(page).nth(to).boundingBox();
  await handle.scrollIntoViewIfNeeded();
  const start = await handle.boundingBox();
  if (!start || !target) throw new Error('The rows are not on the page');
  const x = start.x + start.width / 2;
  await page.mouse.move(x, start.y + start.height / 2);
  await page.mouse.down();
  const end = target.y + (to > from ? target.height : 0);
  await page.mouse.move(x, start.y + start.height / 2 + (to > from ? 8 : -8), { steps: 4 });
  await page.mouse.move(x, end, { steps: 12 });
  await page.mouse.up();
};

test.describe('the list', () => {
  test('is for admins: whose table, its state, and its routes without the default one', async ({
    page,
    signIn,
    requests,
  }) => {
    await signIn('admin');
    requests.forget();
    await page.getByRole('combobox', { name: /Service provider/ }).click();
    await page.getByRole('option', { name: 'Northwind Voice' }).click();
    requests.forget();
    await navigate(page);
    await expect(page.getByText('2 in all')).toBeVisible();
    const row = (name: string) => page.locator('tbody tr').filter({ hasText: name });
    await expect(row('Northwind outbound')).toContainText(/Northwind Voice.*Active.*2 routes/s);
    await expect(row('Clinic outbound')).toContainText(/Sunrise Clinic.*Active.*1 route/s);
    expect(requests.all().length).toBeLessThanOrEqual(4);
    await page.getByRole('searchbox').fill('clinic');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.getByRole('link', { name: 'Clinic outbound', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Clinic outbound' })).toBeVisible();
    await page.goto('/internal/least-cost-routing');
    await expect(page.getByText('2 in all')).toBeVisible();
    await expectGoodInEveryView(page);
  });

  for (const [user, name] of [
    ['nora', 'Northwind outbound'],
    ['sam', 'Clinic outbound'],
  ] as const) {
    test(`sends ${user} on to the own table, and says why`, async ({ page, signIn }) => {
      await signIn(user);
      await page.goto('/internal/least-cost-routing');
      const message = 'You do not have permissions to manage all outbound call routes';
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByRole('heading', { name })).toBeVisible();
    });
  }

  test('sends those without a table to the form for one', async ({ page, signIn, db }) => {
    removeTables(db);
    await signIn('sam');
    await navigate(page);
    await expect(page.getByRole('heading', { name: 'Add a routing table' })).toBeVisible();
    await expect(page).toHaveURL(/least-cost-routing\/add$/);
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  });

  test('deletes a table with its routes', async ({ page, signIn, db }) => {
    const { lcr_sid } = tableOf(db, 'Clinic outbound');
    await signIn('admin');
    await page.getByRole('combobox', { name: /Service provider/ }).click();
    await page.getByRole('option', { name: 'Northwind Voice' }).click();
    await navigate(page);
    await page.getByText('Clinic outbound').hover();
    await page.getByRole('button', { name: 'Delete Clinic outbound' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Deleted outbound call route Clinic outbound')).toBeVisible();
    expect(tableOf(db, 'Clinic outbound')).toEqual({});
    expect(routeCount(db, lcr_sid)).toBe(0);
    expect(northwind(db)).toEqual(seeded);
  });
});

test('routes are dragged, moved by keyboard, saved, reloaded and identical on the platform', async ({
  page,
  signIn,
  requests,
  db,
}) => {
  await signIn('nora');
  requests.forget();
  await openOwn(page, 'Northwind outbound');
  expect(requests.all().length).toBeLessThanOrEqual(8);
  expect(await texts(page)).toEqual(['1', '44']);
  await addRoute(page, '^33', 'Telnyx');
  await addRoute(page, '49');
  expect(await texts(page)).toEqual(['1', '44', '^33', '49']);

  await drag(page, 0, 2);
  await expect.poll(() => texts(page)).toEqual(['44', '^33', '1', '49']);
  await expect(page.getByText('Moved from place 1 to place 3 of 4.')).toBeAttached();

  // Buttons keep the focus on the row that they move, also at the end of the list.
  await page.getByRole('button', { name: 'Move route 3 down' }).focus();
  await page.keyboard.press('Enter');
  expect(await texts(page)).toEqual(['44', '^33', '49', '1']);
  await expect(page.getByText('Moved from place 3 to place 4 of 4.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move route 4 up' })).toBeFocused();
  await regexes(page).nth(2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  expect(await texts(page)).toEqual(['49', '44', '^33', '1']);
  await expect(regexes(page).first()).toBeFocused();

  await choose(page, /^Default carrier/, 'Voxbone');
  await save(page).click();
  await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  const expected = northwind(db);
  expect(expected.slice(1)).toEqual([
    '44 Voxbone',
    '^33 Telnyx',
    '1 Twilio+Telnyx',
    '.* Voxbone at 9999',
  ]);
  expect(expected[0]).toMatch(/^49 /);

  await page.reload();
  await expect(routes(page)).toHaveCount(4);
  expect(await texts(page)).toEqual(['49', '44', '^33', '1']);
  await expect(page.getByRole('combobox', { name: /^Default carrier/ })).toHaveText('Voxbone');
});

test('a removed route can be restored until the save deletes it', async ({ page, signIn, db }) => {
  await signIn('sam');
  await openOwn(page, 'Clinic outbound');
  await page.getByRole('button', { name: 'Remove route 1' }).click();
  await expect(routes(page)).toHaveCount(0);
  await expect(page.getByText('No routes: the default carrier takes every call.')).toBeVisible();
  const removed = page.getByRole('list', { name: 'Removed when you save' });
  await expect(removed.getByText('^1555')).toBeVisible();
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await page.getByRole('button', { name: 'Restore ^1555' }).click();
  expect(await texts(page)).toEqual(['^1555']);
  await expect(save(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove route 1' }).click();
  await save(page).click();
  await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
  await expect(removed).toHaveCount(0);
  expect(storedRoutes(db, tableOf(db, 'Clinic outbound').lcr_sid)).toEqual(['.* Telnyx at 9999']);
});

test('a carrier that another program stored behind the first one is shown and taken out', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openOwn(page, 'Northwind outbound');
  await page.getByRole('button', { name: 'Take out Telnyx' }).click();
  await save(page).click();
  await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
  expect(northwind(db)).toEqual(['1 Twilio', '44 Voxbone', '.* Twilio at 9999']);
});

test('every route needs an expression that can be read', async ({ page, signIn, db }) => {
  await signIn('nora');
  await openOwn(page, 'Northwind outbound');
  await addRoute(page, '');
  await save(page).click();
  await expect(page.getByText('Enter a digit prefix or a regular expression.')).toBeVisible();
  await expect(regexes(page).nth(2)).toBeFocused();
  for (const [text, message] of [
    ['+44', 'There is nothing to repeat before +, * or ?. For a plus sign write \\+.'],
    ['^(44', 'A ( is never closed.'],
    ['44)', 'A ) was never opened.'],
    ['^[1-5', 'A [ is never closed.'],
    ['4{5,2}', 'The numbers within { } run backwards.'],
    ['1'.repeat(33), 'Must be 32 characters or less'],
  ] as const) {
    await regexes(page).nth(2).fill(text);
    await expect(page.getByText(message)).toBeVisible();
  }
  await expectGoodInEveryView(page);
  await save(page).click();
  expect(northwind(db)).toEqual(seeded);
  await regexes(page).nth(2).fill('\\+44');
  await expect(page.getByText('Must be 32 characters or less')).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
  expect(northwind(db)[2]).toMatch(/^\\\+44 /);
});

test.describe('a new table', () => {
  // The platform refuses a second one.
  test.use({ expectedErrors: [/status of 400/] });
  test.beforeEach(({ db }) => removeTables(db));

  test('of a provider user stays on its page, with the default route behind it', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('nora');
    requests.forget();
    await openAdd(page);
    expect(requests.all().length).toBeLessThanOrEqual(8);
    await page.getByLabel('Name').fill('Day');
    await create(page).click();
    await expect(page.getByText('Enter a digit prefix or a regular expression.')).toBeVisible();
    await regexes(page).fill('44');
    await choose(page, /^Carrier/, 'Voxbone');
    await choose(page, /^Default carrier/, 'Twilio');
    await addRoute(page, '1', 'Telnyx');
    await create(page).click();
    await expect(page.getByText('Least cost routing successfully created')).toBeVisible();
    await expect(page).toHaveURL(/least-cost-routing\/[0-9a-f-]{36}\/edit$/);
    const table = tableOf(db, 'Day');
    expect(storedRoutes(db, table.lcr_sid)).toEqual([
      '44 Voxbone',
      '1 Telnyx',
      '.* Twilio at 9999',
    ]);
    const route = db.get("SELECT description FROM lcr_routes WHERE regex = '.*'");
    expect(route?.description).toBe('System Default Route');
    expect([table.account_sid, table.is_active]).toEqual([null, 1]);
    await page.getByRole('link', { name: 'Applications' }).click();
    await openOwn(page, 'Day');
    expect(await texts(page)).toEqual(['44', '1']);
  });

  test('of an account user is for its account, and offers its carriers and its provider’s', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('sam');
    await openAdd(page);
    await expect(page.getByRole('combobox', { name: 'Used by' })).toHaveCount(0);
    await page.getByRole('combobox', { name: /^Carrier/ }).click();
    await expect(page.getByRole('option', { name: 'Clinic PBX' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Bank PBX' })).toHaveCount(0);
    await expect(
      page.getByRole('option', { name: 'Old Valley Telephone (inactive)' }),
    ).toBeVisible();
    await page.getByRole('option', { name: 'Twilio' }).click();
    await regexes(page).fill('1');
    await create(page).click();
    await expect(page.getByText('Least cost routing successfully created')).toBeVisible();
    expect(db.get('SELECT account_sid, name FROM lcr')).toEqual({
      account_sid: accountSid(db, 'Sunrise Clinic'),
      name: null,
    });
  });

  test('of an admin is for the chosen account, once', async ({ page, signIn, db }) => {
    await signIn('admin');
    await page.getByRole('combobox', { name: /Service provider/ }).click();
    await page.getByRole('option', { name: 'Northwind Voice' }).click();
    await navigate(page);
    await expect(page.getByText('No outbound call routes.')).toBeVisible();
    await openAdd(page);
    await page.getByLabel('Name').fill('first');
    const picker = page.getByRole('combobox', { name: 'Used by' });
    await picker.fill('Cedar');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    await regexes(page).fill('1');
    await choose(page, /^Carrier/, 'Bank PBX');
    await create(page).click();
    await expect(page.getByText('Least cost routing successfully created')).toBeVisible();
    await expect(page.getByRole('link', { name: 'first', exact: true })).toBeVisible();

    // The list is narrowed to the account now, and the next form starts with it.
    await openAdd(page);
    await expect(picker).toHaveValue('Cedar Bank');
    await regexes(page).fill('1');
    await create(page).click();
    const refusal = 'The account Cedar Bank has a routing table already, and can have only one.';
    await expect(page.getByText(refusal).first()).toBeVisible();
    await expect(picker).toHaveAttribute('aria-invalid', 'true');
    expect(count(db, 'lcr')).toBe(1);
    expect(tableOf(db, 'first').account_sid).toBe(accountSid(db, 'Cedar Bank'));
  });

  test('that a provider user makes for an account is told to be at provider level', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    await openAdd(page);
    await page.getByLabel('Name').fill('For the bank');
    await page.getByRole('combobox', { name: 'Used by' }).fill('Cedar');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    await regexes(page).fill('1');
    await create(page).click();
    await expect(page.getByText(/stored this routing table at provider level/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'For the bank' })).toBeVisible();
    const picker = page.getByRole('combobox', { name: 'Used by' });
    await expect(picker).toBeDisabled();
    await expect(picker).toHaveValue('Provider level');
    expect(tableOf(db, 'For the bank').account_sid).toBeNull();
    await page.goto('/internal/least-cost-routing/add');
    await regexes(page).fill('1');
    await create(page).click();
    const refusal =
      'The service provider Northwind Voice has a routing table already, and can have only one.';
    await expect(page.getByText(refusal).first()).toBeVisible();
    expect(count(db, 'lcr')).toBe(1);
  });

  test('needs carriers', async ({ page, signIn, db }) => {
    db.run('DELETE FROM sip_gateways');
    db.run('DELETE FROM smpp_gateways');
    db.run('DELETE FROM phone_numbers');
    db.run('DELETE FROM voip_carriers WHERE account_sid IS NULL');
    await signIn('nora');
    await page.goto('/internal/least-cost-routing/add');
    await expect(page.getByText('There are no available carriers', { exact: true })).toBeVisible();
    await expect(create(page)).toBeDisabled();
    await page.getByRole('combobox', { name: 'Used by' }).fill('City');
    await page.getByRole('option', { name: 'City Library' }).click();
    const none = page.getByText('There are no available carriers defined for this account');
    await expect(none).toBeVisible();
    await expect(create(page)).toBeDisabled();
    await page.getByRole('combobox', { name: 'Used by' }).fill('Cedar');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    await expect(none).toHaveCount(0);
    await expect(create(page)).toBeEnabled();
    await expect(page.getByRole('combobox', { name: /^Default carrier/ })).toHaveText('Bank PBX');
    await expect(page.getByRole('combobox', { name: /^Carrier/ })).toHaveText('Bank PBX');
  });
});

test.describe('a save that fails in the middle', () => {
  test.use({ expectedErrors: [/status of [45]\d\d/] });

  /** Refuses the next call of this kind; `half` lets the platform do half of a bulk call first. */
  const failOnce = async (page: Page, method: string, path: RegExp, half = false) => {
    let isDone = false;
    await page.route(
      (url) => path.test(url.pathname),
      async (route) => {
        if (isDone || route.request().method() !== method) return route.fallback();
        isDone = true;
        const rows: unknown[] = half ? route.request().postDataJSON() : [];
        if (half) await route.fetch({ postData: JSON.stringify(rows.slice(0, 2)) });
        await route.fulfill({ status: 500, json: { msg: 'The database is away' } });
      },
    );
  };
  const change = async (page: Page) => {
    await page.getByLabel('Name').fill('Changed');
    await page.getByRole('button', { name: 'Remove route 2' }).click();
    await addRoute(page, '33', 'Telnyx');
    await addRoute(page, '49', 'Voxbone');
    await addRoute(page, '7', 'Voxbone');
  };
  const wanted = ['1 Twilio+Telnyx', '33 Telnyx', '49 Voxbone', '7 Voxbone', '.* Twilio at 9999'];
  const parts: [string, string, RegExp, boolean, string, RegExp][] = [
    [
      'the table',
      'PUT',
      /\/Lcrs\/[^/]+$/,
      false,
      'Saved: Routes, Removed routes.',
      /Not saved: Routing table – The database is away/,
    ],
    [
      'the routes',
      'PUT',
      /\/Routes$/,
      false,
      'Saved: Routing table.',
      /Not saved: Routes – The database is away/,
    ],
    [
      'the routes, half done',
      'PUT',
      /\/Routes$/,
      true,
      'Saved: Routing table.',
      /Not saved: Routes – The database is away/,
    ],
    [
      'a removed route',
      'DELETE',
      /\/LcrRoutes\//,
      false,
      'Saved: Routing table, Routes.',
      /Not saved: Removed routes – The database is away/,
    ],
  ];
  for (const [name, method, path, half, saved, failed] of parts) {
    test(`at ${name} says what is saved, and Save finishes the rest`, async ({
      page,
      signIn,
      db,
    }) => {
      await signIn('nora');
      await openOwn(page, 'Northwind outbound');
      const sid = tableOf(db, 'Northwind outbound').lcr_sid;
      await change(page);
      await failOnce(page, method, path, half);
      await save(page).click();
      await expect(page.getByText(saved)).toBeVisible();
      await expect(page.getByText(failed)).toBeVisible();
      await expect(page.getByText('Save again to send only what is left.')).toBeVisible();
      expect(await texts(page)).toEqual(['1', '33', '49', '7']);
      await save(page).click();
      await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
      await expect(save(page)).toHaveCount(0);
      expect(storedRoutes(db, sid)).toEqual(wanted);
      expect(tableOf(db, 'Changed').lcr_sid).toBe(sid);
    });
  }

  test('at the carrier of a route that had none goes on there', async ({ page, signIn, db }) => {
    const route = db.get("SELECT lcr_route_sid FROM lcr_routes WHERE regex = '44'");
    db.run('DELETE FROM lcr_carrier_set_entry WHERE lcr_route_sid = ?', route?.lcr_route_sid ?? '');
    await signIn('nora');
    await openOwn(page, 'Northwind outbound');
    await regexes(page).nth(1).fill('445');
    await save(page).click();
    await expect(page.getByText('Required', { exact: true })).toBeVisible();
    await choose(page, /^Carrier/, 'Telnyx', 1);
    await failOnce(page, 'POST', /\/LcrCarrierSetEntries$/);
    await save(page).click();
    await expect(page.getByText('Saved: Routes.')).toBeVisible();
    await expect(
      page.getByText(/Not saved: Carriers of routes – The database is away/),
    ).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
    expect(northwind(db)).toEqual(['1 Twilio+Telnyx', '445 Telnyx', '.* Twilio at 9999']);
  });

  test('at the routes of a new table goes on with its page', async ({ page, signIn, db }) => {
    removeTables(db);
    await signIn('nora');
    await openAdd(page);
    await page.getByLabel('Name').fill('Night');
    await regexes(page).fill('1');
    await addRoute(page, '44', 'Voxbone');
    await addRoute(page, '33', 'Telnyx');
    await choose(page, /^Carrier/, 'Twilio');
    await choose(page, /^Default carrier/, 'Twilio');
    await failOnce(page, 'POST', /\/Routes$/, true);
    await create(page).click();
    await expect(page.getByRole('heading', { name: 'Night' })).toBeVisible();
    await expect(page.getByText('Saved: Routing table.')).toBeVisible();
    expect(await texts(page)).toEqual(['1', '44', '33']);
    await expect(page.getByRole('combobox', { name: /^Default carrier/ })).toHaveText('Twilio');
    await save(page).click();
    await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
    expect(storedRoutes(db, tableOf(db, 'Night').lcr_sid)).toEqual([
      '1 Twilio',
      '44 Voxbone',
      '33 Telnyx',
      '.* Twilio at 9999',
    ]);
    expect(tableOf(db, 'Night').default_carrier_set_entry_sid).not.toBeNull();
  });

  test('shows after Discard what the platform holds', async ({ page, signIn, db }) => {
    await signIn('nora');
    await openOwn(page, 'Northwind outbound');
    await change(page);
    await failOnce(page, 'PUT', /\/Routes$/, true);
    await save(page).click();
    await expect(page.getByText('Saved: Routing table.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { name: 'Changed' })).toBeVisible();
    await expect(routes(page)).toHaveCount(4);
    expect((await texts(page)).toSorted()).toEqual(['1', '33', '44', '49']);
    expect(routeCount(db, tableOf(db, 'Changed').lcr_sid)).toBe(5);
  });
});

test('changes of somebody else are told once before they are replaced', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openOwn(page, 'Northwind outbound');
  db.run("UPDATE lcr_routes SET regex = '441' WHERE regex = '44'");
  await addRoute(page, '33', 'Telnyx');
  await save(page).click();
  await expect(page.getByText(/Somebody else changed these routes/).first()).toBeVisible();
  expect(northwind(db)[1]).toBe('441 Voxbone');
  await save(page).click();
  await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
  expect(northwind(db)).toEqual([
    '1 Twilio+Telnyx',
    '44 Voxbone',
    '33 Telnyx',
    '.* Twilio at 9999',
  ]);
});

test.describe('deleting in the form', () => {
  test('is for admins, who return to the list', async ({ page, signIn, db }) => {
    await signIn('admin');
    const sid = tableOf(db, 'Clinic outbound').lcr_sid;
    await page.goto(`/internal/least-cost-routing/${sid}/edit`);
    await page.getByRole('button', { name: 'Delete routing table' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Deleted least cost routing Clinic outbound')).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/least-cost-routing(\?|$)/);
    expect(tableOf(db, 'Clinic outbound')).toEqual({});
  });
  test('is for account users, who start anew', async ({ page, signIn, db }) => {
    await signIn('sam');
    await openOwn(page, 'Clinic outbound');
    await page.getByRole('button', { name: 'Delete routing table' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Deleted least cost routing Clinic outbound')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Add a routing table' })).toBeVisible();
    expect(tableOf(db, 'Clinic outbound')).toEqual({});
  });
  test('is not for provider users', async ({ page, signIn }) => {
    await signIn('nora');
    await openOwn(page, 'Northwind outbound');
    await expect(page.getByText('Route tester')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete routing table' })).toHaveCount(0);
  });
});

test.describe('the route tester', () => {
  const number = (page: Page) => page.getByLabel('Number to test');
  const tried = (page: Page) => page.getByRole('status').filter({ hasText: 'Default route' });
  const lines = async (page: Page) =>
    (await tried(page).getByRole('listitem').allInnerTexts()).map((line) =>
      line.replace(/\s+/g, ' ').trim(),
    );

  test('says on unsaved edits which route takes a number, in which order, with which carrier', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    await openOwn(page, 'Northwind outbound');
    await number(page).fill('44 (20) 7946-0018');
    await expect(tried(page)).toBeVisible();
    expect(await lines(page)).toEqual([
      'Route 1 Takes the call 1 442079460018 Twilio, Telnyx North America It fits inside of the number. To fit its beginning only, write ^1.',
      'Route 2 Would fit too 44 442079460018 Voxbone United Kingdom',
      'Default route Twilio',
    ]);
    await regexes(page).first().fill('^1');
    await expect
      .poll(() => lines(page))
      .toEqual([
        'Route 2 Takes the call 44 442079460018 Voxbone United Kingdom',
        'Default route Twilio',
      ]);
    await number(page).fill('33123');
    await number(page).press('Enter');
    await expect
      .poll(() => lines(page))
      .toEqual(['Default route Takes the call: no route fits Twilio']);
    await choose(page, /^Default carrier/, 'Telnyx');
    await expect(tried(page)).toContainText('Telnyx');
    expect(northwind(db)).toEqual(seeded);
    await expect(save(page)).toBeVisible();
  });

  test('says which routes can never be reached', async ({ page, signIn }) => {
    await signIn('nora');
    await openOwn(page, 'Northwind outbound');
    await addRoute(page, '1555');
    await addRoute(page, '44');
    await addRoute(page, '.*');
    await addRoute(page, '33');
    const list = page.getByRole('note').filter({ hasText: 'Routes that can never be reached' });
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual([
      'Route 3 1555 – Never reached: route 1 takes every number that this one fits.',
      'Route 4 44 – Never reached: route 2 has the same expression.',
      'Route 6 33 – Never reached: route 5 takes every number.',
    ]);
    await expect(routes(page).nth(5)).toContainText('Never reached: route 5 takes every number.');
    await number(page).fill('33');
    await expect(tried(page)).toBeVisible();
    await expectGoodInEveryView(page);
  });

  test('stops an expression that takes too long, and the page goes on', async ({
    page,
    signIn,
  }) => {
    await signIn('nora');
    await openOwn(page, 'Northwind outbound');
    await regexes(page).first().fill('^(\\d+)+x');
    await number(page).fill('442079460018442079460018442079460018');
    const before = await page.evaluate(() => {
      const marks = { longest: 0, last: performance.now() };
      const tick = () => {
        const now = performance.now();
        marks.longest = Math.max(marks.longest, now - marks.last);
        marks.last = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      Object.assign(window, { marks });
      return marks.longest;
    });
    expect(before).toBe(0);
    await expect(page.getByText('This expression takes too long.')).toBeVisible();
    const [slow, taker] = await lines(page);
    expect(slow).toContain('Route 1 ^(\\d+)+x Twilio, Telnyx');
    expect(taker).toContain('Route 2 Takes the call');
    expect(taker).toContain('it is not certain that this one decides');
    // Twice the time that one expression may take would be a frozen page.
    const longest = await page.evaluate(
      () => (window as unknown as { marks: { longest: number } }).marks.longest,
    );
    expect(longest).toBeLessThan(600);
    await regexes(page).first().fill('^2');
    await expect(page.getByText('This expression takes too long.')).toHaveCount(0);
    await expect.poll(async () => (await lines(page))[0]).toContain('Route 2 Takes the call');
  });
});

test('a view-only user looks, tries numbers, and changes nothing', async ({ page, signIn }) => {
  await signIn('vera');
  await openOwn(page, 'Northwind outbound');
  await expect(page.getByText('You can look at this, but not change it.')).toBeVisible();
  await expect(regexes(page).first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move route 1 down' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Remove route 1' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add route' })).toBeDisabled();
  await page.getByLabel('Number to test').fill('44');
  await expect(page.getByText('Takes the call')).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await expectGoodInEveryView(page);
});

test('the form looks good everywhere', async ({ page, signIn }) => {
  await signIn('nora');
  await openOwn(page, 'Northwind outbound');
  await page.getByRole('button', { name: 'Remove route 1' }).click();
  await addRoute(page, '44');
  await page.getByLabel('Number to test').fill('442079460018');
  await expect(page.getByText('Takes the call')).toBeVisible();
  await expectGoodInEveryView(page);
});
