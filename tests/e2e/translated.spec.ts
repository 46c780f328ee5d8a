import type { Page } from '@playwright/test';
import { listPath } from '../support/calls';
import { expect, expectLanded, test } from './support/fixtures';

/**
 * Puts an element with other words in the place of each text, now and as texts come, as a browser does that
 * translates a page: all in capitals is a language that a test can read.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const isWord = (text: Text) =>
      text.data.trim() !== '' &&
      !text.parentElement?.closest('font, script, style, textarea, option, svg') &&
      text.parentElement?.closest('[translate]')?.getAttribute('translate') !== 'no';
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(isWord)) {
        const font = document.createElement('font');
        font.append(text.data.toUpperCase());
        text.replaceWith(font);
      }
    };
    replace(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          if (node.isConnected) replace(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

test('a browser translates the words of a form, and it counts, refuses and saves as ever', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('nora');
  await page.goto(listPath('carriers', {}));
  await expectLanded(page);
  await translate(page);
  await expect(page.getByRole('columnheader').filter({ hasText: 'GATEWAYS' })).toBeVisible();
  await page.getByRole('link', { name: 'Voxbone', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Voxbone', exact: true })).toBeVisible();

  const name = page.getByRole('textbox', { name: /CARRIER NAME/ });
  const unsaved = page.getByText(/^\d+ UNSAVED CHANGE/);
  await name.fill('Voxbone 2');
  await expect(unsaved).toHaveText('1 UNSAVED CHANGE');
  await name.fill('Voxbone');
  await expect(unsaved).toHaveCount(0);
  await name.fill('');
  await page.getByRole('button', { name: 'SAVE', exact: true }).click();
  const problem = page.getByText('REQUIRED', { exact: true });
  await expect(problem).toBeVisible();
  await name.fill('Voxbone 2');
  await expect(problem).toHaveCount(0);
  await page.getByRole('button', { name: 'SAVE', exact: true }).click();
  await expect(page.getByText('CARRIER UPDATED SUCCESSFULLY')).toBeVisible();
  const stored = server.platform?.db.get(
    "SELECT name FROM voip_carriers WHERE name LIKE 'Voxbone%'",
  );
  expect(stored?.name).toBe('Voxbone 2');
  await page.getByRole('link', { name: 'CARRIERS' }).first().click();
  await expect(page.getByRole('link', { name: 'Voxbone 2', exact: true })).toBeVisible();
});

test('the messages of a call are as they were sent on a translated page', async ({
  page,
  signIn,
}) => {
  await signIn('nora');
  await page.goto(listPath('recent-calls', { date: '30' }));
  await page.locator('tbody a[href*="tab=capture"]').first().click();
  const message = page.getByRole('option', { name: /INVITE/ }).first();
  await expect(message).toBeVisible();
  await translate(page);
  await message.click();
  await expect(page.locator('pre').filter({ hasText: /^INVITE sip:/ })).toContainText('Call-ID: ');
});
