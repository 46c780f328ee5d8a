import type { Page } from '@playwright/test';

/** A picture of the guide: who looks, at which screen, and what they do there first. */
export interface Shot {
  /** Of its two files, `<name>-light.webp` and `<name>-dark.webp`. */
  name: string;
  /** A user of the demo; of hosted mode's demo where the name is an address of mail. */
  as: string;
  /** The screen, below the console. */
  path: string;
  /** What is done until the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

const lastWeek = encodeURIComponent(JSON.stringify({ date: '7' }));

/** Opens the record of a list by its name. */
const openRecord = (name: string) => async (page: Page) => {
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

/** Opens the call from a number on its own page, at what one of its marks means. */
const openCall = (from: string, mark: string) => async (page: Page) => {
  const row = page.getByRole('row').filter({ hasText: from }).first();
  const address = await row
    .getByRole('link', { name: mark, includeHidden: true })
    .getAttribute('href');
  await page.goto(new URL(address ?? '', page.url()).href);
};

/** Every picture of the guide; a page shows each by its name. */
export const guideShots: Shot[] = [
  { name: 'accounts', as: 'admin', path: 'accounts' },
  {
    name: 'home',
    as: 'nora',
    path: 'home',
    act: async (page) => {
      await page.getByRole('button', { name: 'Show reasons' }).click();
    },
  },
  {
    name: 'palette',
    as: 'nora',
    path: 'accounts',
    act: async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox', { name: 'Search and commands' }).fill('sunrise');
      await page
        .getByRole('option', { name: /Sunrise Clinic/ })
        .first()
        .waitFor();
    },
  },
  { name: 'settings', as: 'admin', path: 'settings' },
  {
    name: 'carrier',
    as: 'nora',
    path: 'carriers',
    act: async (page) => {
      await openRecord('Twilio')(page);
      await page.getByRole('button', { name: 'Add SIP gateway' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'speech', as: 'nora', path: 'speech-services' },
  {
    name: 'application',
    as: 'sam',
    path: 'applications',
    act: (page) => page.getByRole('table').getByRole('link').first().click(),
  },
  {
    name: 'phone-numbers',
    as: 'sam',
    path: 'phone-numbers',
    act: async (page) => {
      for (const row of [1, 2, 4]) {
        await page.getByRole('row').nth(row).getByRole('checkbox').click();
      }
    },
  },
  {
    name: 'routing',
    as: 'nora',
    path: 'own-routing',
    act: async (page) => {
      await page.getByLabel('Number to test').fill('+442079460000');
      const results = page.getByText('Matching routes');
      await results.waitFor();
      // The bar to save with covers what is merely scrolled into view.
      await results.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'calls', as: 'nora', path: `recent-calls?filter=${lastWeek}` },
  {
    name: 'ladder',
    as: 'sam',
    path: `recent-calls?filter=${lastWeek}`,
    act: openCall('555-0142', 'SIP messages'),
  },
  {
    name: 'trace',
    as: 'sam',
    path: `recent-calls?filter=${lastWeek}`,
    act: openCall('555-0142', 'Tracing'),
  },
  {
    name: 'recording',
    as: 'sam',
    path: `recent-calls?filter=${lastWeek}`,
    act: async (page) => {
      await openCall('555-0142', 'Recording')(page);
      await page.getByRole('button', { name: 'Play recording' }).click();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.keyboard.press('Home');
      await page.getByLabel('Show latencies').click();
    },
  },
  {
    name: 'alerts',
    as: 'sam',
    path: `alerts?filter=${lastWeek}`,
    act: (page) => page.getByRole('row').nth(2).click(),
  },
  { name: 'plan', as: 'paul@pinecrest.example', path: '' },
];
