import { expect, expectGoodInEveryView, test } from './support/fixtures';

const areas = [
  { path: 'carriers', title: 'Carriers' },
  { path: 'speech-services', title: 'Speech services' },
  { path: 'clients', title: 'SIP clients' },
  { path: 'ms-teams-tenants', title: 'MS Teams tenants' },
  { path: 'least-cost-routing', title: 'Outbound call routing' },
];

test('the lists look good everywhere', async ({ page, signIn }) => {
  test.slow();
  await signIn('admin');
  for (const { path, title } of areas) {
    await test.step(title, async () => {
      await page.goto(`/internal/${path}`);
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();
      await expectGoodInEveryView(page);
    });
  }
});
