import type { Page } from '@playwright/test';
import { addCall, listPath } from '../support/calls';
import { accountSid, setVisibility } from './support/common';
import {
  expect,
  expectAccessible,
  expectGoodInEveryView,
  expectLanded,
  test,
} from './support/fixtures';

const rows = (page: Page) => page.locator('tbody tr:not(.opened, .group)');
/** Waits until the choice is drawn: another filter keeps those that are. */
const choose = async (page: Page, filter: string, option: string) => {
  const box = page.getByRole('combobox', { name: filter, exact: true });
  await box.click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(box).toHaveText(option);
};
/** Chooses in one of the filters behind the button, and waits for its chip. */
const chooseFurther = async (page: Page, filter: string, option: string) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await choose(page, filter, option);
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${filter}: ${option}`, { exact: true })).toBeVisible();
};
const chooseAccount = async (page: Page, name: string, sid: string) => {
  const box = page.getByRole('combobox', { name: 'Account', exact: true });
  await box.fill(name);
  const asked = page.waitForRequest((request) =>
    request.url().includes(`/Accounts/${sid}/RecentCalls?`),
  );
  await page.getByRole('option', { name }).click();
  await asked;
};
const ofCalls = (calls: string[]) => calls.filter((call) => call.includes('/RecentCalls'));
const clinic = 'Sunrise Clinic';
const filterIn = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}');

test('a call is found by its number and opened, and Back leads to the same list', async ({
  page,
  signIn,
  db,
  requests,
}) => {
  const sid = addCall(db, clinic, {
    answered: 0,
    sip_status: 486,
    termination_reason: 'busy',
    duration: 0,
  });
  await signIn('nora');
  await page.goto('/internal/accounts');
  await page.getByRole('link', { name: 'Recent calls' }).click();
  await expect.poll(() => filterIn(page).date).toBe('today');
  await chooseAccount(page, clinic, accountSid(db, clinic));
  await expect(page.getByRole('columnheader', { name: /Time \(.+\)/ })).toBeVisible();
  await choose(page, 'Date', 'Last 7 days');
  await chooseFurther(page, 'Direction', 'Inbound');
  await chooseFurther(page, 'Status', 'Not answered');
  await expect.poll(() => requests.all().at(-1)).toContain('&answered=false&page=1');
  requests.forget();
  await page.getByRole('searchbox').fill('+1 (508) 555-0199');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('+1 (508) 555-0199');
  await expect(rows(page)).toContainText('486 Busy Here');
  await expect(rows(page)).toContainText('0s');
  expect(requests.all()).toEqual([
    `GET Accounts/${accountSid(db, clinic)}/RecentCalls?days=7&direction=inbound&answered=false&filter=5085550199&page=1&count=25`,
  ]);
  const list = page.url();
  expect(filterIn(page)).toEqual({
    account_sid: accountSid(db, clinic),
    date: '7',
    direction: 'inbound',
    answered: 'false',
    q: '+1 (508) 555-0199',
  });

  await page.getByRole('button', { name: /^Details of the call from/ }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Tracing' })).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('open')).toBe(sid);
  // Nothing of a call is asked for before its tab is opened.
  expect(ofCalls(requests.all())).toHaveLength(1);
  await page.getByRole('link', { name: 'Open full page' }).click();
  await expect(
    page.getByRole('heading', { name: 'From +1 (508) 555-0199 to +1 (555) 200-0137' }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('+1 (508) 555-0199');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveCount(0);
  expect(page.url()).toBe(list);
});

test('a link shows a fresh browser the same call, and the same list', async ({
  page,
  signIn,
  openElsewhere,
  db,
}) => {
  const sid = addCall(db, clinic);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('nora');
  await page.goto(listPath('recent-calls', { account_sid: accountSid(db, clinic), date: 'today' }));
  await rows(page).filter({ hasText: '+1 (508) 555-0199' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/internal/recent-calls/${sid}/show?account=`);
  const list = page.url();

  const other = await openElsewhere('sam');
  await other.goto(link);
  await expect(other.getByRole('heading', { name: /From \+1 \(508\) 555-0199/ })).toBeVisible();
  await expect(other.getByRole('tab', { name: 'Details' })).toBeVisible();
  await other.getByRole('link', { name: 'Recent calls' }).first().click();
  await other.goto(list);
  await expect(other.getByRole('button', { expanded: true })).toBeVisible();
  await other.goto(`/internal/recent-calls/${crypto.randomUUID()}/show`);
  await expect(other.getByText('Call not found')).toBeVisible();
  const foreign = `account=${accountSid(db, 'Cedar Bank')}`;
  await other.goto(`/internal/recent-calls/${sid}/show?${foreign}`);
  await expect(other.getByText('You do not have access.')).toBeVisible();
});

test('the list of someone with one account is the same for whoever gets its link', async ({
  page,
  signIn,
  db,
  requests,
}) => {
  addCall(db, clinic, { from: '14155550133' });
  await signIn('sam');
  await page.goto('/');
  await page.getByRole('link', { name: 'Recent calls' }).click();
  await expect(rows(page).first()).toContainText('+1 (415) 555-0133');
  expect(filterIn(page)).toEqual({ account_sid: accountSid(db, clinic), date: 'today' });
  const link = page.url();
  await expectLanded(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await signIn('nora');
  await page.goto(link);
  await expect(rows(page).first()).toContainText('+1 (415) 555-0133');
  await expect(page.getByRole('combobox', { name: 'Account', exact: true })).toHaveValue(clinic);

  // A link that names no account is of all of them.
  requests.forget();
  await page.goto(listPath('recent-calls', { date: '30' }));
  await expect(rows(page).first()).toBeVisible();
  expect(ofCalls(requests.all())).toHaveLength(1);
  expect(ofCalls(requests.all())[0]).toContain('ServiceProviders/');
});

test('pages are turned with one request each, and one beyond the end is the last', async ({
  page,
  signIn,
  db,
  requests,
}) => {
  for (let index = 0; index < 60; index += 1) addCall(db, clinic, { from: '14155550100' });
  const own = { account_sid: accountSid(db, clinic), date: 'today', q: '4155550100' };
  await signIn('sam');
  await page.goto('about:blank');
  requests.forget();
  await page.goto(listPath('recent-calls', own));
  await expect(rows(page)).toHaveCount(25);
  expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(4);
  await expect(page.getByText('60 total')).toBeVisible();
  requests.forget();
  await page.getByRole('button', { name: 'Go to page 3' }).click();
  await expect(rows(page)).toHaveCount(10);
  expect(requests.all()).toHaveLength(1);
  requests.forget();
  await page.getByRole('combobox', { name: 'Rows per page:' }).selectOption('50');
  await expect(rows(page)).toHaveCount(50);
  expect(requests.all()).toHaveLength(1);
  expect(requests.all()[0]).toContain('page=1&count=50');
  await page.goto('/internal/applications');
  await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible();
  await page.goto(listPath('recent-calls', own, '&page=9&perPage=25'));
  await expect(rows(page)).toHaveCount(10);
  await expect(page).toHaveURL(/page=3/);
  // Back leads before the page that there is not, not to where it turns again.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible();
});

test('two tabs do not overwrite each other, and a page of rows closes what was open', async ({
  page,
  context,
  signIn,
  db,
}) => {
  addCall(db, clinic);
  await signIn('nora');
  await page.goto(listPath('recent-calls', { account_sid: accountSid(db, clinic), date: '30' }));
  await expect(rows(page).first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(
    listPath('recent-calls', { account_sid: accountSid(db, 'Cedar Bank'), date: '7' }),
  );
  await expect(second.getByRole('combobox', { name: 'Account', exact: true })).toHaveValue(
    'Cedar Bank',
  );
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Account', exact: true })).toHaveValue(clinic);
  await expect(page.getByRole('combobox', { name: 'Date' })).toHaveText('Last 30 days');

  await rows(page).first().click();
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  await chooseFurther(page, 'Direction', 'Inbound');
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveCount(0);
  await expect(page).not.toHaveURL(/open=/);
});

test('the list refreshes itself while it is seen, and keeps what is open', async ({
  page,
  signIn,
  db,
  requests,
}) => {
  addCall(db, clinic);
  await page.clock.install();
  await signIn('sam');
  await page.goto('/internal/recent-calls');
  await rows(page).filter({ hasText: '+1 (508) 555-0199' }).click();
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh every 30 seconds' }).click();
  addCall(db, clinic, { from: '14155550111', attempted_at: new Date().toISOString() });
  requests.forget();
  await page.clock.runFor(31_000);
  await expect(rows(page).first()).toContainText('+1 (415) 555-0111');
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  expect(ofCalls(requests.all())).toHaveLength(1);
  await setVisibility(page, 'hidden');
  requests.forget();
  await page.clock.runFor(120_000);
  expect(ofCalls(requests.all())).toHaveLength(0);
  await setVisibility(page, 'visible');
  await expect.poll(() => ofCalls(requests.all()).length).toBe(1);
});

test('a range of one’s own is typed, and brings its pickers along', async ({
  page,
  signIn,
  db,
  requests,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  // So long ago that the seed's month of calls stands before it.
  const year = new Date().getFullYear() - 1;
  addCall(db, clinic, { attempted_at: `${year}-01-05T10:30:00.000Z`, from: '14155550122' });
  await signIn('sam');
  await page.goto('/internal/recent-calls');
  await expect(page.getByRole('combobox', { name: 'Date' })).toBeVisible();
  expect(scripts.filter((url) => url.includes('DateRange'))).toEqual([]);
  await choose(page, 'Date', 'Custom range');
  const range = page.getByRole('group', { name: 'Date range' });
  await expect(range).toBeVisible();
  expect(scripts.filter((url) => url.includes('DateRange'))).not.toEqual([]);
  // What is typed goes to the part that has the focus, which it takes a moment after the click.
  const clickPart = async (end: 'From' | 'To', name: string) => {
    const part = range
      .getByRole('group', { name: end, exact: true })
      .getByRole('spinbutton', { name });
    await part.click();
    await expect(part).toBeFocused();
  };
  await clickPart('From', 'Month');
  requests.forget();
  await page.keyboard.type(`0101${year}`, { delay: 100 });
  expect(ofCalls(requests.all())).toEqual([]);
  await clickPart('To', 'Month');
  await page.keyboard.type(`1231${year + 1}2230`, { delay: 100 });
  await expect(range).toContainText(`12/31/${year + 1} 22:30`);
  await expect
    .poll(() => filterIn(page).from)
    .toMatch(new RegExp(`^(${year - 1}-12-31T|${year}-01-01T)`));
  await expect.poll(() => ofCalls(requests.all()).length).toBe(1);
  await clickPart('To', 'Day');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => ofCalls(requests.all()).length).toBe(2);
  await expect(page.getByText('+1 (415) 555-0122')).toHaveCount(0);
  await page.getByRole('searchbox').fill('4155550122');
  await page.getByRole('searchbox').press('Enter');
  await expect(rows(page)).toHaveCount(1);
  expect(requests.all().at(-1)).toMatch(/RecentCalls\?start=.+&end=.+&filter=4155550122/);
});

test('a range is asked for when its picker is done, not at each click in it', async ({
  page,
  signIn,
  requests,
  db,
}) => {
  const account_sid = accountSid(db, clinic);
  const own = {
    account_sid,
    date: 'custom',
    from: new Date('2026-01-10T12:00').toISOString(),
    to: new Date('2026-01-20T12:00').toISOString(),
  };
  await signIn('sam');
  await page.goto(listPath('recent-calls', own));
  const range = page.getByRole('group', { name: 'Date range' });
  await expect(range).toBeVisible();
  const picker = page.getByRole('dialog');
  const open = () =>
    range
      .getByRole('button', { name: /^Choose date/ })
      .first()
      .click();
  const day = (name: string) => picker.getByRole('gridcell', { name, exact: true });
  requests.forget();
  await open();
  await day('6').click();
  await picker.getByRole('option', { name: '3 hours', exact: true }).click();
  await picker.getByRole('button', { name: 'Cancel' }).click();
  await expect(picker).toHaveCount(0);
  await open();
  await day('8').click();
  await picker.getByRole('option', { name: '3 hours', exact: true }).click();
  await picker.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => filterIn(page).from).toMatch(/^2026-01-0[789]T/);
  await expect.poll(() => ofCalls(requests.all()).length).toBe(1);
  expect(filterIn(page).to).toBe(own.to);
  await page.goBack();
  await expect.poll(() => filterIn(page).from).toBe(own.from);
  const from = range.getByRole('group', { name: 'From', exact: true });
  await expect(from.getByRole('spinbutton', { name: 'Day' })).toHaveText('10');
});

test('the list with an open call, a call alone and a range of one’s own look good everywhere', async ({
  page,
  signIn,
  db,
}) => {
  const sid = addCall(db, clinic, { answered: 0, sip_status: 503, termination_reason: 'no route' });
  await signIn('nora');
  const filter = { account_sid: accountSid(db, clinic), date: 'today', q: sid };
  await page.goto(listPath('recent-calls', filter, `&open=${sid}`));
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  await expectGoodInEveryView(page);

  await signIn('sam');
  await page.goto(`/internal/recent-calls/${sid}/show?account=${accountSid(db, clinic)}`);
  await expect(page.getByText('503 Service Unavailable').first()).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Details' })).toContainText('no route');
  await expectGoodInEveryView(page);
  const range = { from: '2026-01-01T00:00:00.000Z', to: '2026-01-02T00:00:00.000Z' };
  await page.goto(listPath('recent-calls', { date: 'custom', ...range }));
  await expect(page.getByRole('group', { name: 'Date range' })).toBeVisible();
  await expect(page.getByText('No data.')).toBeVisible();
  await expectAccessible(page);
});
