import { openCall, tab } from './support/callViews';

import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import { movesOf, watchMoves } from './support/moves';

const views = [
  ['at a desk', { width: 1366, height: 850 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

for (const [where, viewport] of views) {
  test.describe(`a call on its own link, ${where}`, () => {
    test.beforeEach(async ({ page, signIn }) => {
      // A browser serves several stories: the size of the first one would be that of all.
      await page.setViewportSize(viewport);
      await watchMoves(page);
      await signIn('admin');
    });

    test('stays where it is when the names of what it refers to arrive', async ({ page, db }) => {
      const names = await Promise.all([
        hold(page, /\/Accounts(\?|$)/),
        hold(page, /\/Applications\//),
      ]);
      await openCall(page, db, 'answered-7d1f', 'details');
      const facts = page.getByRole('tabpanel', { name: 'Details' });
      await expect(facts.getByRole('button', { name: 'Show raw record' })).toBeVisible();
      for (const release of names) release();
      await expect(facts.getByRole('link')).toHaveCount(3);
      expect(await movesOf(page)).toEqual([]);
    });

    for (const [name, path] of [
      ['SIP messages', '**/invite/pcap'],
      ['Tracing', '**/trace/**'],
      ['Logs', '**/logs'],
    ] as const) {
      test(`stays where it is when its ${name} arrive`, async ({ page, db }) => {
        const release = await hold(page, path);
        const ids = { 'SIP messages': 'capture', Tracing: 'tracing', Logs: 'logs' };
        await openCall(page, db, 'answered-7d1f', ids[name]);
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('button', { name: 'Play recording' })).toBeAttached();
        release();
        await expect(page.locator('[role="tabpanel"]:not([hidden]) [aria-busy]')).toHaveCount(0);
        expect(await movesOf(page)).toEqual([]);
      });
    }
  });
}
