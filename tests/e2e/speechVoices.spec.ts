import { save } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';
import { openEdit, sidOf } from './support/speech';

test('unticking the box deletes the stored voices with the save, and not before', async ({
  page,
  signIn,
  server,
}) => {
  const { platform } = server;
  if (!platform) throw new Error('This story needs the embedded platform');
  await signIn('nora');
  const sid = sidOf(platform, 'google');
  const count = () =>
    platform.db.all('SELECT * FROM google_custom_voices WHERE speech_credential_sid = ?', sid)
      .length;
  expect(count()).toBeGreaterThan(0);
  await openEdit(page, sid);
  await page.getByRole('button', { name: 'Add custom voice' }).click();
  const added = page.getByRole('group', { name: `Custom voice ${count() + 1}` });
  await added.getByLabel('Use voice cloning key').check();
  await save(page).click();
  await expect(added.getByRole('textbox', { name: 'Name' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectGoodInEveryView(page);
  await page.getByLabel('Use custom voices').uncheck();
  await expect(page.getByText('All custom voices will be deleted when you save.')).toBeVisible();
  await expectGoodInEveryView(page);
  expect(count()).toBeGreaterThan(0);
  await save(page).click();
  await expect.poll(count).toBe(0);
});
