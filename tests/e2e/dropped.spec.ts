import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { chooseVendor, openAdd } from './support/speech';

/** Drags something in from outside the browser, which no event of the page's own can stand for. */
async function dropOn(page: Page, place: Locator, data: object) {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing is there to drop on');
  const client = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', {
      type,
      ...at,
      data: { items: [], dragOperationsMask: 1, ...data },
    });
  await client.detach();
}

test('what is dropped where nothing takes it is not opened, and a choice of a file takes it', async ({
  page,
  signIn,
}, info) => {
  const path = info.outputPath('key.json');
  writeFileSync(
    path,
    '{"type": "service_account", "client_email": "a@b.example", "private_key": "k"}',
  );
  const opened: string[] = [];
  const note = (url: string) => opened.push(url);
  // The page that waits for the next story is empty; one that a drop opens has its address by the end.
  const others: Page[] = [];
  page.context().on('page', (other) => others.push(other));
  const file = { files: [path] };
  await page.goto('/');
  // The form that stands before the console's scripts has nothing to lose: Chromium opens a file beside it.
  await expect(page.locator('link[data-form]')).toHaveCount(0);
  await dropOn(page, page.getByRole('heading', { name: 'Log in' }), file);
  await signIn('nora');
  await openAdd(page);
  await chooseVendor(page, 'Google');
  page.on('framenavigated', (frame) => note(frame.url()));
  const url = new URL('/favicon.svg', page.url()).href;
  const link = {
    items: ['text/uri-list', 'text/plain'].map((mimeType) => ({ mimeType, data: url })),
  };
  const heading = page.getByRole('heading', { name: 'Add a speech service' });
  await dropOn(page, heading, file);
  await dropOn(page, heading, link);
  await dropOn(page, page.getByLabel('Label'), link);
  await expect(page.getByLabel('Label')).toHaveValue(url);
  await dropOn(page, page.getByLabel(/^Service key/), file);
  await expect(page.getByText('a@b.example')).toBeVisible();
  const addresses = others
    .map((other) => other.url())
    .filter((address) => address !== 'about:blank');
  expect([...opened, ...addresses]).toEqual([]);
});
