import type { Page } from '@playwright/test';
import { northwind } from '../support/routing';
import { save } from './support/common';
import { expect, test } from './support/fixtures';
import { addRoute, choose, openOwn, regexes, routes, seeded } from './support/routing';

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
    await expect
      .poll(() => lines(page))
      .toEqual([
        'Route 1 Selected 1 442079460018 Twilio, Telnyx North America Matches in the middle of the number. As a prefix it would not match.',
        'Route 2 Also matches 44 442079460018 Voxbone United Kingdom',
        'Default route Twilio',
      ]);
    await regexes(page).first().fill('^1');
    await expect
      .poll(() => lines(page))
      .toEqual(['Route 2 Selected 44 442079460018 Voxbone United Kingdom', 'Default route Twilio']);
    await number(page).fill('33123');
    await number(page).press('Enter');
    await expect
      .poll(() => lines(page))
      .toEqual(['Default route Selected (no route matches) Twilio']);
    await choose(page, /^Default carrier/, 'Telnyx');
    await expect(tried(page)).toContainText('Telnyx');
    expect(northwind(db)).toEqual(seeded);
    await expect(save(page)).toBeVisible();

    // And which routes can never be reached.
    await regexes(page).first().fill('1');
    await addRoute(page, '1555');
    await addRoute(page, '44');
    await addRoute(page, '.*');
    await addRoute(page, '33');
    const list = page.getByRole('note').filter({ hasText: 'Unreachable routes' });
    await expect
      .poll(() => list.getByRole('listitem').allInnerTexts())
      .toEqual([
        'Route 3 1555 – Unreachable: route 1 already matches these numbers.',
        'Route 4 44 – Unreachable: route 2 has the same expression.',
        'Route 6 33 – Unreachable: route 5 matches every number.',
      ]);
    await expect(routes(page).nth(5)).toContainText('Unreachable: route 5 matches every number.');
  });

  test('stops an expression that takes too long, and the page goes on', async ({
    page,
    signIn,
  }) => {
    await signIn('nora');
    await openOwn(page, 'Northwind outbound');
    await regexes(page).first().fill('^(\\d+)+x');
    await number(page).fill('442079460018442079460018442079460018');
    // On the page's own thread it would never end, and nothing would answer any more.
    await page.getByLabel('Description').first().fill('Still here');
    await expect(page.getByText('Regex timed out.')).toBeVisible();
    const first = async () => (await lines(page))[0];
    // The names of the carriers may come after the result.
    await expect.poll(first).toContain('Route 1 ^(\\d+)+x Twilio, Telnyx');
    const [, taker] = await lines(page);
    expect(taker).toContain('Route 2 Selected');
    expect(taker).toContain('the result is uncertain');
    await regexes(page).first().fill('^2');
    await expect(page.getByText('Regex timed out.')).toHaveCount(0);
    await expect.poll(first).toContain('Route 2 Selected');
  });
});
