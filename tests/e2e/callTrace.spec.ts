import type { Page } from '@playwright/test';
import {
  active,
  callOf,
  details,
  expectTree,
  openCall,
  row,
  rows,
  search,
  tab,
  tree,
} from './support/callViews';
import { button } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';
import { tasksOf } from './support/tasks';
import {
  answerByNetwork,
  answerTrace,
  broken,
  conversation,
  large,
  traceOf,
} from './support/traces';

test.describe.configure({ timeout: 180_000 });

/** Counts what changes in the page from here on. */
const countChanges = (page: Page) =>
  page.evaluate(() => {
    const seen = { changes: 0 };
    const parts = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver((records) => {
      seen.changes += records.length;
    }).observe(document.body, parts);
    Object.assign(globalThis, { seen });
  });
const changesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { changes: number } }).seen.changes);

const traces = (all: string[]) => all.filter((path) => path.includes('/trace/'));

test('shows what happened in a call step by step, and asks for it only when it is looked at', async ({
  page,
  db,
  signIn,
  requests,
}) => {
  await signIn('nora');
  await openCall(page, db, 'answered-7d1f');
  await page.waitForLoadState('networkidle');
  expect(requests.all().filter((path) => /trace|logs|pcap|record\//.test(path))).toEqual([]);

  await tab(page, 'Tracing').click();
  await expectTree(page);
  await expect(rows(page).first()).toHaveAccessibleName(/^incoming-call, Other, starts at 0/);
  await expect(page.getByText('27 spans')).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  const bar = tree(page).locator('.bar').first();
  // Of its own colour, which the canvas has not.
  await expect(bar).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ forcedColors: 'none' });
  expect(traces(requests.all())).toHaveLength(1);

  await test.step('the latencies, and each of their measurements', async () => {
    const strip = page.getByLabel('Latencies');
    await expect(strip).toContainText(/Turn\s*1\.23s/);
    await expect(strip).toContainText('2 of 6 prompts');
    await button(page, 'All measurements').click();
    const dialog = page.getByRole('dialog', { name: 'Latencies' });
    await expect(
      dialog.getByRole('row', { name: /^Webhook 4 0 180ms 1\.34s 1\.34s/ }),
    ).toBeVisible();
    await expectGoodInEveryView(page);
    await dialog.getByRole('button', { name: 'verb:hook' }).first().click();
    await expect(dialog).toBeHidden();
    await expect(active(page)).toHaveAccessibleName(/^verb:hook, Webhook/);
  });

  await test.step('a span with all that is known of it', async () => {
    await row(page, 'background-record:listen').click();
    const panel = details(page, 'background-record:listen');
    await expect(panel).toContainText('Span ID');
    await expect(panel).toContainText(/Start \(.+\)\s*\d\d\/\d\d\/\d\d \d\d:\d\d:\d\d\.\d{3}/);
    await expect(panel).toContainText(/Duration\s*22\.96s/);
    await expect(panel).toContainText('verb.summary');
    // The recording beside the tree has come.
    await expect(button(page, 'Back 15 seconds')).toBeEnabled();
    await expectGoodInEveryView(page);
    await button(page, 'Close details').click();
    await expect(panel).toBeHidden();
  });

  await test.step('no duration of a digit, and what a prompt adds to its words', async () => {
    await row(page, 'verb:say').nth(1).click();
    await expect(details(page, /^verb:say/)).not.toContainText('tts.vendor');
    await expect(details(page, /^verb:say/)).toContainText('Text-to-speech');
  });

  await test.step('searching', async () => {
    await search(page).fill('HOOK');
    await expect(page.getByText('4 matches')).toBeVisible();
    await search(page).press('Enter');
    await expect(page.getByText('3 of 4')).toBeVisible();
    await button(page, 'Previous match').click();
    await expect(page.getByText('2 of 4')).toBeVisible();
    await button(page, 'Collapse all').click();
    await expect(rows(page)).toHaveCount(1);
    await button(page, 'Next match').click();
    await expect(active(page).locator('mark')).toHaveText(/hook/i);
    await search(page).fill('no such thing');
    await expect(page.getByText('0 matches')).toBeVisible();
    await expect(button(page, 'Next match')).toBeDisabled();
  });

  await test.step('zooming and moving', async () => {
    await button(page, 'Expand all').click();
    await expect(page.getByText('23.63s total')).toBeVisible();
    await button(page, 'Zoom in').click();
    await expect(page.getByText('5.91s to 17.72s of 23.63s')).toBeVisible();
    await button(page, 'Later').click();
    await expect(page.getByText('11.81s to 23.63s of 23.63s')).toBeVisible();
    const box = await tree(page).boundingBox();
    if (!box) throw new Error('The tree has no box');
    await page.mouse.move(box.x + box.width * 0.6, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.7, box.y + 40, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText('11.81s to 23.63s of 23.63s')).toBeHidden();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 3000);
    await page.keyboard.up('Control');
    await expect(page.getByText('23.63s total')).toBeVisible();
  });
});

test('is worked with the keyboard alone', async ({ page, db, signIn }) => {
  await answerTrace(page, conversation);
  await signIn('nora');
  await openCall(page, db, 'torn', 'tracing');
  await expectTree(page);
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  const expectActive = (name: RegExp) => expect(active(page)).toHaveAccessibleName(name);

  await button(page, 'Zoom in').focus();
  await keys('Tab');
  await expect(tree(page)).toBeFocused();
  await keys('ArrowDown', 'ArrowDown', 'ArrowDown');
  await expectActive(/^verb:say/);
  await keys('ArrowLeft');
  await expect(active(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(rows(page)).toHaveCount(10);
  await keys('ArrowRight', 'ArrowRight');
  await expectActive(/^tts-generation, Text-to-speech, starts at 210ms, lasts 350ms/);
  await keys('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await expectActive(/^incoming-call/);
  await keys('End');
  await expectActive(/^call-status:completed, Webhook, .+, failed/);
  await keys('Home', 'PageDown');
  await expectActive(/^call-status:completed/);
  await keys('ArrowUp', 'ArrowUp');
  await expectActive(/^dtmf:5/);

  await keys('Enter');
  await expect(page.getByRole('heading', { name: 'dtmf:5' })).toBeFocused();
  await expect(details(page, 'dtmf:5')).not.toContainText('Duration');
  await keys('Escape');
  await expect(details(page, 'dtmf:5')).toBeHidden();
  await expect(tree(page)).toBeFocused();

  await expect(page.getByText('15.00s total')).toBeVisible();
  await keys('+');
  await expect(page.getByText('3.75s to 11.25s of 15.00s')).toBeVisible();
  await keys('Shift+ArrowRight');
  await expect(page.getByText('5.25s to 12.75s of 15.00s')).toBeVisible();
  await keys('0');
  await expect(page.getByText('15.00s total')).toBeVisible();
});

test('shows a torn trace whole, and says what is wrong with it', async ({ page, db, signIn }) => {
  await signIn('nora');
  await openCall(page, db, 'torn', 'tracing');
  await expectTree(page);
  await expect(page.getByText('28 spans')).toBeVisible();
  await expect(
    page.getByText(/1 with missing parent · 2 circular references · 3 with invalid timestamps/),
  ).toBeVisible();
  await expect(row(page, 'lookupAccountDetails')).toHaveAccessibleName(/no start time/);
  await expect(row(page, 'performAppWebhook')).toHaveAccessibleName(/no end time/);
  await expectGoodInEveryView(page);

  await test.step('keeps wrong clocks off its axis', async () => {
    await answerTrace(page, broken);
    await openCall(page, db, 'torn', 'tracing');
    await expectTree(page);
    await expect(rows(page)).toHaveCount(11);
    await expect(page.getByText('10.30s total')).toBeVisible();
    await expect(row(page, 'clock of next year')).toHaveAccessibleName(/clock skew/);
    await expect(row(page, 'its own parent')).toHaveAccessibleName(/circular reference/);
    await row(page, 'clock of next year').click();
    await expect(details(page, 'clock of next year')).toContainText('Start (');
    await expectGoodInEveryView(page);
  });
});

test('shows ten thousand spans with a handful of rows, read off the main thread', async ({
  page,
  db,
  signIn,
}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await signIn('nora');
  await openCall(page, db, 'hotline-3b2d', 'tracing');
  await expectTree(page);
  await expect(page.getByText('10,000 spans')).toBeVisible();
  expect(workers).toEqual([expect.stringContaining('traceWorker')]);
  const expectFewRows = async () => expect(await rows(page).count()).toBeLessThan(150);
  await expectFewRows();
  await tree(page).focus();
  await page.keyboard.press('PageDown');
  await countChanges(page);
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowDown');
  // A key moves the mark, and scrolls by a row.
  expect((await changesOf(page)) / 10).toBeLessThan(200);
  await tree(page).focus();
  await page.keyboard.press('End');
  await expect(active(page)).toBeInViewport();
  await expectFewRows();
  await page.keyboard.press('Home');
  await expect(active(page)).toHaveAccessibleName(/^incoming-call/);
  await page.mouse.move(500, 500);
  for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 20_000);
  await expectFewRows();
  await search(page).fill('verb:hook');
  await expect(page.getByText(/^[\d,]+ matches$/)).toBeVisible();
  await search(page).press('Shift+Enter');
  await expect(active(page)).toBeInViewport();
  await button(page, 'Collapse all').click();
  await expect(rows(page)).toHaveCount(1);
  await button(page, 'Expand all').click();
  await expectFewRows();
  await button(page, 'All measurements').click();
  await expect(page.getByText(/^Slowest 100 of [\d,]+ measurements$/)).toBeVisible();
});

test('takes 100,000 spans with no task that is much longer than those for a single span', async ({
  page,
  db,
  signIn,
  browser,
}) => {
  await signIn('nora');
  /** Opens a call, waits until nothing of it goes on any more, and presses for its trace. */
  const tasksFor = async (trace: unknown) => {
    let tasks = { all: 0, longest: 0 };
    await answerByNetwork(page, trace, async () => {
      await openCall(page, db, 'torn');
      await page.waitForLoadState('networkidle');
      await tab(page, 'Tracing').focus();
      tasks = await tasksOf(browser, page, async () => {
        await page.keyboard.press('Enter');
        // A crowded machine reads a hundred thousand spans for a minute, beside the page.
        await expect(rows(page).first()).toBeVisible({ timeout: 90_000 });
        await expect(page.getByText(/ total$/)).toBeVisible();
      });
    });
    return tasks;
  };
  // What opening the panel takes is not the trace's.
  const tiny = await tasksFor(large(1));
  expect(tiny.all).toBeGreaterThan(0);
  // A task that the spans make long is long each time, one that a crowded machine made long is not.
  const enough = 3 * tiny.longest;
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3 && least > enough; turn += 1) {
    const { all, longest } = await tasksFor(large(100_000, 5000));
    expect(all).toBeGreaterThan(tiny.all);
    least = Math.min(least, longest);
  }
  expect(least).toBeLessThan(enough);

  await tree(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await countChanges(page);
  for (const key of ['ArrowDown', 'End', 'Home', 'ArrowLeft', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  const said = details(page, 'incoming-call').getByText('characters', { exact: true });
  await expect(said).toHaveCount(50);
  expect(await changesOf(page)).toBeLessThan(1500);
  await button(page, 'The first 50 are shown. Show more').click();
  await expect(said).toHaveCount(100);
  await search(page).fill('h3000');
  await expect(page.getByText('1 match')).toBeVisible();
});

test('goes to the recording at the span that is clicked, where there is one', async ({
  page,
  db,
  signIn,
  requests,
}) => {
  const recordings = () => requests.all().filter((path) => path.includes('/record/'));
  await signIn('nora');
  await openCall(page, db, 'torn', 'tracing');
  await expectTree(page);
  await row(page, 'lookupApplication').click();
  await expect(details(page, 'lookupApplication')).toContainText('ends before it starts');
  expect(recordings()).toEqual([]);

  await openCall(page, db, 'answered-7d1f', 'tracing');
  await expectTree(page);
  expect(recordings()).toEqual([]);
  await row(page, 'verb:gather').first().click();
  await expect.poll(() => recordings().length).toBeGreaterThan(0);
  await expect(page.locator('.playhead')).toBeVisible();
});

test('stops loading when the call is left', async ({ page, db, signIn, requests }) => {
  await page.route('**/RecentCalls/trace/**', () => {
    // Never answered: only leaving ends it.
  });
  await signIn('nora');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/trace/'));
  await openCall(page, db, 'torn', 'tracing');
  await expect.poll(() => traces(requests.all()).length).toBe(1);
  await page.locator('.nav-link', { hasText: 'Alerts' }).click();
  expect((await failed).failure()?.errorText).toContain('ABORTED');
});

test.describe('a trace that cannot be shown', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is said to be missing, empty or none, and asked for again', async ({
    page,
    db,
    signIn,
  }) => {
    await answerTrace(page, null, 404);
    await signIn('nora');
    await openCall(page, db, 'torn', 'tracing');
    await expect(page.getByText('No trace for this call')).toBeVisible();
    await expectGoodInEveryView(page);

    await page.unrouteAll();
    await answerTrace(page, { unexpected: true });
    await button(page, 'Retry').click();
    await expect(page.getByText('The trace couldn’t be read')).toBeVisible();

    await page.unrouteAll();
    await answerTrace(page, traceOf([]));
    await button(page, 'Retry').click();
    await expect(page.getByText('This trace has no spans.')).toBeVisible();

    await page.unrouteAll();
    await page.route('**/RecentCalls/trace/**', (route) =>
      route.fulfill({ status: 500, json: { msg: 'trace store is down' } }),
    );
    await button(page, 'Retry').click();
    await expect(page.getByText('trace store is down')).toBeVisible();

    await page.unrouteAll();
    await button(page, 'Retry').click();
    await expectTree(page);
  });
});

test('is refused to those of another account', async ({ page, db, signIn, requests }) => {
  await signIn('sam');
  const { call_sid, account_sid, attempted_at } = callOf(db, 'balance');
  requests.forget();
  await page.goto(
    `/internal/recent-calls/${call_sid}/show?account=${account_sid}&time=${attempted_at}&tab=tracing`,
  );
  await expect(page.getByText('You do not have access').first()).toBeVisible();
  expect(traces(requests.all())).toEqual([]);
});
