import type { Page } from '@playwright/test';
import { serviceKey } from '../support/speechVendors';
import { create, save } from './support/common';
import { type DemoUser, expect, expectGoodInEveryView, test } from './support/fixtures';
import { chooseVendor, input, openAdd, openEdit, sidOf } from './support/speech';

const voice = (page: Page, number: number) =>
  page.getByRole('group', { name: `Custom voice ${number}` });
const nameOf = (page: Page, number: number) =>
  voice(page, number).getByRole('textbox', { name: 'Name' });
const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
const cloningKey = 'canary-cloning-key-'.repeat(10);

/** Chooses a service key, which is shown once it is read. */
const chooseKey = async (page: Page) => {
  await input(page, 'Service key').setInputFiles(file('key.json', serviceKey));
  await expect(page.getByRole('group', { name: 'Service key', exact: true })).toBeVisible();
};

const startGoogle = async (page: Page, label: string) => {
  await openAdd(page);
  await chooseVendor(page, 'Google');
  await page.getByRole('textbox', { name: 'Label' }).fill(label);
  const notes = file('notes.json', '{"private_key": "x"}');
  await input(page, 'Service key').setInputFiles(notes);
  await create(page).click();
  await expect(
    page.getByText('Invalid service key file, could not parse as JSON.').first(),
  ).toBeVisible();
  await chooseKey(page);
};

test.describe('custom voices', () => {
  test.use({ expectedErrors: [/status of 500/] });
  const users: [DemoUser, string][] = [
    ['admin', 'VoiceCloningKey'],
    ['nora', 'GoogleCustomVoices/'],
  ];
  for (const [user, keyCall] of users) {
    test(`${user} adds voices; a failure in the middle is told and finished by saving again`, async ({
      page,
      signIn,
      db,
      requests,
    }) => {
      const label = `voices of ${user}`;
      const stored = () =>
        db.all(
          `SELECT * FROM google_custom_voices WHERE speech_credential_sid =
             (SELECT speech_credential_sid FROM speech_credentials WHERE label = ?) ORDER BY name`,
          label,
        );
      await signIn(user);
      await startGoogle(page, label);
      await page.getByLabel('Use custom voices').check();
      await expect(voice(page, 1)).toBeVisible();
      await page.getByRole('button', { name: 'Remove Custom voice 1' }).click();
      await expect(page.getByText('You must provide at least one custom voice.')).toBeVisible();
      await page.getByRole('button', { name: 'Add custom voice' }).click();
      await create(page).click();
      for (const number of [1, 2]) {
        await expect(nameOf(page, number)).toHaveAttribute('aria-invalid', 'true');
        await expect(input(page, 'Model').nth(number)).toHaveAttribute('aria-invalid', 'true');
      }
      await nameOf(page, 1).fill('Ada');
      await voice(page, 1).getByRole('textbox', { name: 'Model' }).fill('ada-1');
      await nameOf(page, 2).fill('Bob');
      await voice(page, 2).getByLabel('Use voice cloning key').check();
      await expectGoodInEveryView(page);
      const keyFile = voice(page, 2)
        .getByLabel(/Voice cloning key/)
        .last();
      await keyFile.setInputFiles(file('bob.key', cloningKey));
      await expect(voice(page, 2)).toContainText(`${cloningKey.slice(0, 100)}...`);

      let isBroken = true;
      await page.route('**/GoogleCustomVoices', (route) =>
        isBroken && route.request().postDataJSON()?.name === 'Bob'
          ? route.fulfill({ status: 500, json: { msg: 'out of voices' } })
          : route.continue(),
      );
      await create(page).click();
      await expect(page.getByText('Saved: speech service, custom voice Ada.')).toBeVisible();
      await expect(page.getByText('Not saved: custom voice Bob – out of voices')).toBeVisible();
      await expect(page).toHaveURL(/\/edit$/);
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('canary');
      expect(stored()).toMatchObject([{ name: 'Ada', model: 'ada-1' }]);

      isBroken = false;
      requests.forget();
      await voice(page, 2)
        .getByLabel(/Voice cloning key/)
        .last()
        .setInputFiles(file('bob.key', cloningKey));
      await expect(voice(page, 2)).toContainText(`${cloningKey.slice(0, 100)}...`);
      await save(page).click();
      await expect(page.getByText('Speech credential updated successfully')).toBeVisible();
      expect(stored()).toMatchObject([
        { name: 'Ada' },
        { name: 'Bob', use_voice_cloning_key: 1, voice_cloning_key: cloningKey },
      ]);
      const writes = requests.all().filter((call) => !call.startsWith('GET'));
      expect(writes).toHaveLength(2);
      expect(writes[1]).toContain(keyCall);

      await page.reload();
      await expect(voice(page, 2)).toContainText('Current: canary');
      await page.getByRole('button', { name: 'Remove Custom voice 1' }).click();
      await expect(page.getByText('Ada will be deleted when you save.')).toBeVisible();
      expect(stored()).toHaveLength(2);
      await save(page).click();
      await expect.poll(() => stored().map(({ name }) => name)).toEqual(['Bob']);
      expect(stored()).toMatchObject([{ voice_cloning_key: cloningKey }]);
    });
  }
});

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
  await page.getByLabel('Use custom voices').uncheck();
  await expect(page.getByText('All custom voices will be deleted when you save.')).toBeVisible();
  await expectGoodInEveryView(page);
  expect(count()).toBeGreaterThan(0);
  await save(page).click();
  await expect.poll(count).toBe(0);
});
