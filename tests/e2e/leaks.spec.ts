import type { Page } from '@playwright/test';
import { openEdit } from './support/applicationSpeech';
import { rows } from './support/common';
import { expect, test } from './support/fixtures';

/** What the page holds once the garbage is collected: nodes, listeners, and megabytes of heap. */
const heldBy = async (page: Page) => {
  const line = await page.context().newCDPSession(page);
  // What the first collection sets free may hold what only the next ones can take.
  for (let times = 0; times < 4; times += 1) await line.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await line.send('Memory.getDOMCounters');
  const { usedSize } = await line.send('Runtime.getHeapUsage');
  await line.detach();
  return { nodes, jsEventListeners, heap: usedSize / 2 ** 20 };
};

/** The same once two looks in a row agree: what was left may still have a timer or an answer to wait for. */
const heldAtRest = async (page: Page) => {
  let before = await heldBy(page);
  const look = async () => {
    const last = before;
    before = await heldBy(page);
    return last.nodes === before.nodes && last.jsEventListeners === before.jsEventListeners;
  };
  await expect.poll(look, { intervals: [500] }).toBe(true);
  return before;
};

/** Does something thirty times, after which the page holds no more than after the fifth. */
async function expectNoLeak(page: Page, openAndClose: () => Promise<unknown>): Promise<void> {
  for (let times = 0; times < 5; times += 1) await openAndClose();
  const early = await heldAtRest(page);
  for (let times = 5; times < 30; times += 1) await openAndClose();
  await expect(async () => {
    const late = await heldBy(page);
    const figures = JSON.stringify({ early, late });
    expect(late.nodes, figures).toBeLessThanOrEqual(early.nodes);
    expect(late.jsEventListeners, figures).toBeLessThanOrEqual(early.jsEventListeners);
    // Code that runs often is compiled anew; a form that stayed would be a tenth of a megabyte.
    expect(late.heap, figures).toBeLessThan(early.heap + 2);
  }).toPass({ intervals: [500], timeout: 20_000 });
}

test('a form and a call that are opened and closed leave nothing behind', async ({
  page,
  signIn,
  db,
}) => {
  test.slow();
  await signIn('nora');
  await test.step('a form', async () => {
    await openEdit(page, db, 'Reception North');
    await page.getByRole('link', { name: 'Applications' }).first().click();
    const first = rows(page).first().getByRole('link').first();
    await expectNoLeak(page, async () => {
      await first.click();
      await expect(page.getByLabel('Application name')).toBeVisible();
      await page.goBack();
      await expect(first).toBeVisible();
    });
  });

  await test.step('the details of a call', async () => {
    const filter = encodeURIComponent(JSON.stringify({ date: '30' }));
    await page.goto(`/internal/recent-calls?filter=${filter}`);
    const opener = page.getByRole('button', { name: /^Details of the call/ }).first();
    const details = page.getByRole('tab', { name: 'Details' });
    await expectNoLeak(page, async () => {
      await opener.click();
      await expect(details).toBeVisible();
      await opener.click();
      await expect(details).toHaveCount(0);
    });
  });
});
