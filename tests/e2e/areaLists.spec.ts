import type { Page } from '@playwright/test';
import { type DemoUser, expect, expectGoodInEveryView, test } from './support/fixtures';

interface Area {
  path: string;
  title: string;
  /** A text of some row, by who looks. */
  shows: Partial<Record<DemoUser, string>>;
  /** A text that this operator must not see. */
  hides?: Partial<Record<DemoUser, string>>;
}

const areas: Area[] = [
  {
    path: 'carriers',
    title: 'Carriers',
    shows: { admin: 'Twilio', nora: 'Clinic backup line', sam: 'Clinic PBX' },
    hides: { admin: 'Simwood', nora: 'Simwood', sam: 'Bank PBX' },
  },
  {
    path: 'speech-services',
    title: 'Speech services',
    shows: { admin: 'google', nora: 'google', sam: 'google' },
  },
  {
    path: 'clients',
    title: 'Clients',
    shows: { admin: 'nurse-1', nora: 'doctor-lee', sam: 'softphone' },
  },
  {
    path: 'ms-teams-tenants',
    title: 'MS Teams Tenants',
    shows: { admin: 'cedar-bank.teams', nora: 'cedar-bank.teams', sam: 'sunrise-clinic.teams' },
    hides: { sam: 'cedar-bank.teams' },
  },
  {
    path: 'least-cost-routing',
    title: 'Outbound call routing',
    shows: { admin: 'Clinic outbound' },
  },
];

const table = (page: Page) => page.getByRole('table');
const open = async (page: Page, { path, title }: Area) => {
  await page.goto(`/internal/${path}`);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(table(page)).toBeVisible();
};

for (const user of ['admin', 'nora', 'sam'] as const) {
  test(`${user} reads the list of every area, with few requests`, async ({
    page,
    signIn,
    requests,
  }) => {
    await signIn(user);
    for (const area of areas.filter(({ shows }) => shows[user])) {
      await test.step(area.path, async () => {
        await page.goto('about:blank');
        requests.forget();
        await open(page, area);
        await expect(table(page).getByText(String(area.shows[user])).first()).toBeVisible();
        const hidden = area.hides?.[user];
        if (hidden) await expect(table(page).getByText(hidden)).toHaveCount(0);
        // Gateways are counted once the rows are there (decision 48).
        const first = requests.all().filter((call) => !call.startsWith('GET SipGateways'));
        expect(first.length, first.join('\n')).toBeLessThanOrEqual(4);
      });
    }
  });
}

test('phone numbers are paged by the platform and found in any spelling', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('nora');
  await page.goto('/internal/phone-numbers');
  await expect(page.locator('tbody tr')).toHaveCount(25);
  requests.forget();
  await page.getByRole('searchbox').fill('+1 (555) 200-0137');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  expect(requests.all()).toContain('GET PhoneNumbers?filter=15552000137&page=1&page_size=25');
});

test('what is empty says so', async ({ page, signIn, db }) => {
  for (const table of ['clients', 'ms_teams_tenants', 'phone_numbers', 'recent_calls', 'alerts']) {
    db.run(`DELETE FROM ${table}`);
  }
  await signIn('nora');
  for (const [path, text] of Object.entries({
    clients: 'No sip clients.',
    'ms-teams-tenants': 'No Microsoft Teams Tenant.',
    'phone-numbers': 'No phone numbers.',
    'recent-calls': 'No data.',
    alerts: 'No data.',
  })) {
    await page.goto(`/internal/${path}`);
    await expect(page.getByText(text)).toBeVisible();
  }
});

for (const area of areas) {
  test(`${area.title} look good everywhere`, async ({ page, signIn }) => {
    await signIn('admin');
    await open(page, area);
    await expectGoodInEveryView(page);
  });
}
