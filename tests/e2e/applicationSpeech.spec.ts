import {
  choose,
  field,
  openEdit,
  part,
  ready,
  rowOf,
  saved,
  speechOf,
} from './support/applicationSpeech';
import { save } from './support/common';
import { type DemoUser, expect, expectGoodInEveryView, test } from './support/fixtures';
import { recordWrites } from './support/writes';

const offers = /supportedLanguagesAndVoices/;

test('what is stored is shown and kept, also what is offered no more', async ({
  page,
  signIn,
  db,
}) => {
  test.setTimeout(240_000);
  await signIn('nora');
  const shown = [
    ['Opening hours North', 'Label', 'clinic'],
    ['Appointments North', 'Voice', 'House voice (Custom)'],
    ['Payment reminders North', 'Voice', 'NorthwindBrandNeural'],
    ['Emergency line North', 'Voice', 'en-US-Polyglot-1 (not in the list)'],
    ['Voicemail North', 'Model', /Thalia/],
    ['Language menu North', 'Voice', 'harbour'],
    ['Reception North', 'Voice', /Rachel/],
  ] as const;
  for (const [name, label, value] of shown) {
    await test.step(name, async () => {
      const before = rowOf(db, name);
      await openEdit(page, db, name);
      await ready(page);
      await expect(field(page, 'Synthesizer', label)).toHaveValue(value);
      await expect(page.getByText(/unsaved change/)).toHaveCount(0);
      await page.getByLabel('Application name').fill(`${name} 2`);
      await expect(page.getByText('1 unsaved change')).toBeVisible();
      await saved(page);
      expect(rowOf(db, `${name} 2`)).toEqual({ ...before, name: `${name} 2` });
    });
  }
});

const scopes: [DemoUser, string][] = [
  ['admin', 'ServiceProviders/'],
  ['nora', 'ServiceProviders/'],
  ['sam', 'Accounts/'],
];
for (const [user, path] of scopes) {
  test(`${user} chooses by vendor, label, language and voice, searched by typing`, async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn(user);
    await page.goto('about:blank');
    requests.forget();
    const name = 'Callbacks North';
    await openEdit(page, db, name);
    await ready(page);
    expect(requests.all().length).toBeLessThanOrEqual(8);
    expect(new Set(requests.all()).size).toBe(requests.all().length);
    const asked = requests.all().filter((call) => offers.test(call));
    expect(asked.length).toBeGreaterThan(0);
    for (const call of asked) expect(call).toContain(`GET ${path}`);

    const vendors = field(page, 'Synthesizer', 'Vendor');
    await vendors.fill('gladia');
    await expect(page.getByText('Nothing matches what you typed.')).toBeVisible();
    await choose(page, 'Synthesizer', 'Vendor', 'Microsoft');
    await expect(field(page, 'Synthesizer', 'Label')).toHaveValue('brand');
    await choose(page, 'Synthesizer', 'Label', 'europe');
    await expect(field(page, 'Synthesizer', 'Language')).toHaveValue('English (United States)');
    await expect(field(page, 'Synthesizer', 'Voice')).not.toHaveValue('');
    await field(page, 'Synthesizer', 'Language').click();
    await expect(page.getByRole('option', { name: /more: type to narrow/ })).toBeAttached();
    expect(await page.getByRole('option').count()).toBeLessThanOrEqual(102);
    await choose(page, 'Synthesizer', 'Language', 'German (Germany)');
    await field(page, 'Synthesizer', 'Voice').fill('katja');
    await page.getByRole('option', { name: /Katja/ }).first().click();
    await choose(page, 'Recognizer', 'Vendor', 'AWS');
    await expect(field(page, 'Recognizer', 'Language')).toHaveValue(
      /English \(US|English \(United/,
    );
    await saved(page);
    expect(speechOf(db, name)).toEqual({
      speech_synthesis_vendor: 'microsoft',
      speech_synthesis_label: 'europe',
      speech_synthesis_language: 'de-DE',
      speech_synthesis_voice: 'de-DE-KatjaNeural',
      speech_recognizer_vendor: 'aws',
      speech_recognizer_language: 'en-US',
      use_for_fallback_speech: 0,
    });
  });
}

test('a fallback is chosen, swapped with the primary, and goes with its tick', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  // What is left to Google has a label.
  db.run("DELETE FROM speech_credentials WHERE vendor = 'google' AND account_sid IS NULL");
  const name = 'Callbacks South';
  await openEdit(page, db, name);
  await ready(page);
  const before = speechOf(db, name);
  const tick = page.getByLabel('Use a fallback speech vendor if primary fails');
  await tick.check();
  await expect(field(page, 'Fallback synthesizer', 'Voice')).toHaveValue(/Standard-C/);
  await expect(field(page, 'Fallback recognizer', 'Label')).toHaveValue('clinic');
  await choose(page, 'Fallback synthesizer', 'Vendor', 'ElevenLabs');
  await expect(field(page, 'Fallback synthesizer', 'Voice')).not.toHaveValue('');
  await choose(page, 'Fallback recognizer', 'Vendor', 'Deepgram');
  await ready(page);
  const synthesizer = await field(page, 'Synthesizer', 'Vendor').inputValue();
  await page.getByRole('button', { name: 'Swap primary and fallback' }).click();
  await expect(field(page, 'Synthesizer', 'Vendor')).toHaveValue('ElevenLabs');
  await expect(field(page, 'Fallback synthesizer', 'Vendor')).toHaveValue(synthesizer);
  await ready(page);
  await expectGoodInEveryView(page);
  await saved(page);
  expect(speechOf(db, name)).toMatchObject({
    use_for_fallback_speech: 1,
    speech_synthesis_vendor: 'elevenlabs',
    speech_synthesis_language: 'en',
    speech_recognizer_vendor: 'deepgram',
    fallback_speech_synthesis_vendor: before.speech_synthesis_vendor,
    fallback_speech_synthesis_voice: before.speech_synthesis_voice,
    fallback_speech_recognizer_vendor: before.speech_recognizer_vendor,
  });

  await tick.uncheck();
  await saved(page);
  const after = Object.keys(speechOf(db, name));
  expect(after.filter((key) => key.startsWith('fallback_'))).toEqual([]);
});

test('a vendor of one’s own has its language and voice typed', async ({ page, signIn, db }) => {
  await signIn('sam');
  const name = 'Callbacks Children';
  await openEdit(page, db, name);
  await ready(page);
  await field(page, 'Recognizer', 'Vendor').fill('house');
  await expect(page.getByText('Nothing matches what you typed.')).toBeVisible();
  await choose(page, 'Synthesizer', 'Vendor', 'House voices (custom)');
  const voice = field(page, 'Synthesizer', 'Voice');
  await expect(voice).toHaveValue('');
  await field(page, 'Synthesizer', 'Language').fill(' ');
  await save(page).click();
  await expect(part(page, 'Synthesizer').getByText('Required')).toHaveCount(2);
  await expect(field(page, 'Synthesizer', 'Language')).toBeFocused();
  await field(page, 'Synthesizer', 'Language').fill(' en-IE ');
  await voice.fill('anchor ');
  await saved(page);
  expect(speechOf(db, name)).toMatchObject({
    speech_synthesis_vendor: 'custom:House voices',
    speech_synthesis_language: 'en-IE',
    speech_synthesis_voice: 'anchor',
  });
});

test('voices of one’s own: typed with Microsoft, first in the list with Google', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openEdit(page, db, 'Payment reminders North');
  await ready(page);
  const voice = field(page, 'Synthesizer', 'Voice');
  await voice.fill('');
  await save(page).click();
  await expect(part(page, 'Synthesizer').getByText('Required')).toBeVisible();
  await expect(voice).toBeFocused();

  await choose(page, 'Synthesizer', 'Vendor', 'Google');
  await expect(field(page, 'Synthesizer', 'Label')).toHaveValue('None');
  await expect(voice).toHaveValue('House voice (Custom)');
  await voice.click();
  await expect(page.getByRole('option').first()).toHaveText('House voice (Custom)');
  await expect(page.getByRole('option').nth(1)).toHaveText('Receptionist (Custom)');
  await page.keyboard.press('Escape');
  await choose(page, 'Synthesizer', 'Language', 'French (France)');
  await expect(voice).toHaveValue('House voice (Custom)');
  await saved(page);
  expect(speechOf(db, 'Payment reminders North').speech_synthesis_voice).toMatch(/^custom_/);
});

test.describe('where the vendor does not answer', () => {
  test.use({ expectedErrors: [/status of 422|HttpError/] });

  test('the form looks good everywhere', async ({ page, signIn, db }) => {
    await signIn('nora');
    await openEdit(page, db, 'Callbacks South');
    await ready(page);
    await page.route(/vendor=elevenlabs/, (route) =>
      route.fulfill({ status: 422, json: { msg: 'fetch failed' } }),
    );
    await choose(page, 'Synthesizer', 'Vendor', 'ElevenLabs');
    await expect(part(page, 'Synthesizer').getByText('fetch failed')).toBeVisible();
    await field(page, 'Synthesizer', 'Language').fill('en');
    await field(page, 'Synthesizer', 'Voice').fill('typed-voice');
    await expectGoodInEveryView(page);
  });
});

test('a new application begins with Google and its account’s labels', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('sam');
  // The clinic has but one credential, and that has a label.
  db.run("DELETE FROM speech_credentials WHERE vendor = 'google' AND account_sid IS NULL");
  const writes = recordWrites(page);
  await page.goto('/internal/applications/add');
  await expect(field(page, 'Recognizer', 'Label')).toHaveValue('clinic');
  await expect(page.getByText(/unsaved change/)).toHaveCount(0);
  await page.getByLabel('Application name').fill('Fresh');
  await page
    .getByRole('group', { name: 'Calling webhook' })
    .getByLabel('URL')
    .fill('https://fresh.example/call');
  await ready(page);
  await expect(field(page, 'Synthesizer', 'Voice')).toHaveValue(/Standard-C/);
  await expect(field(page, 'Recognizer', 'Label')).toHaveValue('clinic');
  const tick = page.getByLabel('Use a fallback speech vendor if primary fails');
  await tick.check();
  await expect(field(page, 'Fallback synthesizer', 'Label')).toHaveValue('clinic');
  await expect(field(page, 'Fallback recognizer', 'Label')).toHaveValue('clinic');
  await tick.uncheck();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Application created successfully')).toBeVisible();
  expect(speechOf(db, 'Fresh')).toEqual({
    speech_synthesis_vendor: 'google',
    speech_synthesis_language: 'en-US',
    speech_synthesis_voice: 'en-US-Standard-C',
    speech_synthesis_label: 'clinic',
    speech_recognizer_vendor: 'google',
    speech_recognizer_language: 'en-US',
    speech_recognizer_label: 'clinic',
    use_for_fallback_speech: 0,
  });
  const sent = writes.find(({ call }) => call === 'POST Applications')?.body;
  expect(Object.values(sent as object)).not.toContain('');
});

test('a view-only user looks at all of it and changes nothing', async ({ page, signIn, db }) => {
  await signIn('vera');
  await openEdit(page, db, 'Reception North');
  await part(page, 'Fallback recognizer').scrollIntoViewIfNeeded();
  await expect(field(page, 'Synthesizer', 'Vendor')).toHaveValue('ElevenLabs');
  await expect(field(page, 'Synthesizer', 'Voice')).toBeDisabled();
  await expect(field(page, 'Fallback synthesizer', 'Voice')).toHaveValue(/Joanna/);
  await expect(page.getByRole('button', { name: 'Swap primary and fallback' })).toBeDisabled();
});

test('the list of applications loads no speech code; the form does', async ({
  page,
  signIn,
  db,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    scripts.push(await response.text().catch(() => ''));
  });
  const hasSpeech = () => scripts.some((script) => script.includes('assemblyai'));
  await signIn('nora');
  await page.goto('/internal/applications');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(hasSpeech()).toBe(false);
  await openEdit(page, db, 'Callbacks North');
  await expect.poll(hasSpeech).toBe(true);
});
