import { expect, expectGoodInEveryView, test } from './support/fixtures';

test('a tenant is good in every view, whoever looks at it', async ({ page, signIn, db }) => {
  const fqdn = 'sunrise-clinic.teams.northwind-voice.example';
  const row = db.get('SELECT * FROM ms_teams_tenants WHERE tenant_fqdn = ?', fqdn);
  for (const user of ['admin', 'nora', 'sam'] as const) {
    await test.step(user, async () => {
      await signIn(user);
      await page.goto(`/internal/ms-teams-tenants/${row?.ms_teams_tenant_sid}/edit`);
      await expect(page.getByRole('heading', { name: fqdn })).toBeVisible();
      await expect(page.getByRole('combobox', { name: /^Application/ })).not.toHaveValue('');
      await expectGoodInEveryView(page);
    });
  }
});
