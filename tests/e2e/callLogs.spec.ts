import { readFile } from 'node:fs/promises';
import { callOf, openCall, tab } from './support/callViews';
import { button } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';

test.describe.configure({ timeout: 180_000 });

const logs = (all: string[]) => all.filter((path) => path.endsWith('/logs'));

test('retrieves the log of a call when its tab is opened, filters, copies and saves it', async ({
  page,
  db,
  signIn,
  requests,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('nora');
  await openCall(page, db, 'answered-7d1f');
  await expect(page.getByRole('tabpanel', { name: 'Details' })).toBeVisible();
  expect(logs(requests.all())).toEqual([]);

  await tab(page, 'Logs').click();
  const region = page.getByRole('region', { name: 'Log lines' });
  await expect(region).toBeVisible();
  expect(logs(requests.all())).toHaveLength(1);
  await expect(page.getByText('33 of 33 lines')).toBeVisible();
  await expect(region).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ\s*Info\s*new inbound call/);
  await expect(region).toContainText('[NOTICE] mediaserver: new channel');

  await test.step('a line with all that it says', async () => {
    await button(page, 'Full log line').first().click();
    await expect(region).toContainText('"hostname": "ip-172-20-10-4"');
    await expectGoodInEveryView(page);
  });

  await test.step('another tab in between leaves every line where it was', async () => {
    const height = () => region.locator('ol').evaluate((list: HTMLElement) => list.style.height);
    const first = region.getByText('[NOTICE] mediaserver: new channel', { exact: false });
    await expect(first).toBeInViewport();
    // The rows are measured anew after the last change of width.
    let before = '';
    const isAsBefore = async () => {
      const last = before;
      before = await height();
      return before === last;
    };
    await expect.poll(isAsBefore).toBe(true);
    await tab(page, 'Details').click();
    await expect(region).toBeHidden();
    await tab(page, 'Logs').click();
    await expect(first).toBeInViewport();
    await expect.poll(height).toBe(before);
  });

  await test.step('filtered by text and by level', async () => {
    await page.getByRole('searchbox', { name: 'Search logs' }).fill('MEDIASERVER');
    await expect(page.getByText(/^\d of 33 lines$/)).toBeVisible();
    await expect(region).not.toContainText('new inbound call');
    await page.getByRole('searchbox', { name: 'Search logs' }).fill('');
    await page.getByRole('button', { name: /^Warn/ }).click();
    await expect(region.getByRole('listitem').first()).toContainText('Warn');
    await expect(region).not.toContainText('Info');
  });

  await test.step('what is shown is copied', async () => {
    await button(page, 'Copy').click();
    await expect(page.getByText('Logs copied to clipboard')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied.split('\n\n')[0] ?? '')).toMatchObject({ level: 40 });
    expect(copied).not.toContain('"level": 30');
  });

  await test.step('the whole log is saved', async () => {
    const saved = page.waitForEvent('download');
    await button(page, 'Download').click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${callOf(db, 'answered-7d1f').call_sid}.log`);
    const content = await readFile(await file.path(), 'utf8');
    expect(content.split('\n\n')).toHaveLength(33);
    expect(content).toMatch(/"time": "\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ"/);
  });

  await test.step('and a failure to copy is told', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: () => Promise.reject(new Error('refused')),
      });
    });
    await button(page, 'Copy').click();
    await expect(page.getByText('Failed to copy logs')).toBeVisible();
  });
});

test('shows ten thousand lines with a handful of rows', async ({ page, db, signIn }) => {
  const line = (index: number) =>
    JSON.stringify({
      level: 30,
      time: 1e12 + index,
      // The last ones are higher than others: the end is further than it seems.
      msg: `line ${index}${index > 9900 && index < 9999 ? ` ${'long '.repeat(200)}` : ''}`,
    });
  await page.route('**/RecentCalls/*/logs', (route) =>
    route.fulfill({ json: Array.from({ length: 10_000 }, (_, index) => line(index)) }),
  );
  await signIn('nora');
  await openCall(page, db, 'answered-7d1f', 'logs');
  await expect(page.getByText('10,000 of 10,000 lines')).toBeVisible();
  const region = page.getByRole('region', { name: 'Log lines' });
  expect(await region.getByRole('listitem').count()).toBeLessThan(150);
  await region.focus();
  await page.keyboard.press('End');
  await expect(region.getByText('line 9999', { exact: true })).toBeInViewport();
  expect(await region.getByRole('listitem').count()).toBeLessThan(150);
  await page.keyboard.press('Home');
  await expect(region.getByText('line 0', { exact: true })).toBeInViewport();
});

test.describe('a log that is not there', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is said to be missing, empty or refused, in place', async ({ page, db, signIn }) => {
    const answer = (status: number, json: unknown) =>
      page.route('**/RecentCalls/*/logs', (route) => route.fulfill({ status, json }));
    await answer(404, { msg: 'Call not found' });
    await signIn('nora');
    await openCall(page, db, 'answered-7d1f', 'logs');
    await expect(page.getByText('There is no log for this call')).toBeVisible();
    await expectGoodInEveryView(page);

    await page.unrouteAll();
    await answer(200, null);
    await button(page, 'Retry').click();
    await expect(page.getByText('No logs found')).toBeVisible();

    await page.unrouteAll();
    await answer(400, { msg: 'Logs are only available in AWS environments' });
    await button(page, 'Retry').click();
    await expect(page.getByText('Logs are only available in AWS environments')).toBeVisible();

    await page.unrouteAll();
    await button(page, 'Retry').click();
    await expect(page.getByText('33 of 33 lines')).toBeVisible();

    // What is there stays when it cannot be had once more.
    await answer(500, { msg: 'the store is away' });
    await button(page, 'Reload').click();
    await expect(page.getByText('the store is away')).toBeVisible();
    await expect(page.getByText('33 of 33 lines')).toBeVisible();
  });
});

test('shows the record of a call as the platform keeps it', async ({ page, db, signIn }) => {
  await signIn('nora');
  const listed = page.waitForResponse((response) => /RecentCalls\?/.test(response.url()));
  await openCall(page, db, 'busy');
  const record = (await (await listed).json()).data[0];
  await page.getByRole('button', { name: 'Show raw record' }).click();
  const facts = page.getByLabel('Raw record', { exact: true });
  await expect(facts.locator('dt')).toHaveText(
    Object.keys(record).filter((key) => key !== 'recording_url'),
  );
  const value = (key: string) =>
    facts
      .locator('div')
      .filter({ has: page.locator(`dt:text-is("${key}")`) })
      .locator('dd');
  await expect(value('sip_status')).toHaveText(/^486\s*Busy here$/i);
  await expect(value('answered')).toHaveText('false');
  await expect(value('answered_at')).toHaveText('null');
  await expect(value('duration')).toHaveText('0');
  await expect(value('call_sid')).toHaveText(String(record.call_sid));
  await expect(value('to')).toContainText('+1 (212) 555-0177');
  await expectGoodInEveryView(page);
  await expect(tab(page, 'Tracing')).toBeVisible();
});
