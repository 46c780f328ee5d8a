import type { Page } from '@playwright/test';
import { create, rows, save } from './support/common';
import { expect, expectGoodInEveryView, expectSaved, test } from './support/fixtures';
import { hold } from './support/hold';
import {
  chooseVendor,
  input,
  keptOf,
  openAdd,
  openEdit,
  openList,
  sidOf,
  traces,
} from './support/speech';
import { recordWrites } from './support/writes';

const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const noAccess = 'You do not have access to this resource';

test('the list says whose a service is and how it fares, and asks a vendor only when told to', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('nora');
  await page.goto('about:blank');
  requests.forget();
  await openList(page);
  expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(4);
  expect(requests.all().join()).not.toContain('/test');
  await expectGoodInEveryView(page);

  const backup = row(page, 'backup');
  await expect(backup).toContainText('Provider level');
  await page.getByRole('button', { name: 'Test AWS (backup)' }).click();
  await expect(backup.getByRole('status')).toContainText('Failed');
  await expect(backup).toContainText('The provided credentials are invalid or have been revoked');

  requests.forget();
  await page.getByRole('button', { name: 'Test all' }).click();
  await expect(row(page, 'ibm')).toContainText('STT: Quota exceeded for this project');
  await expect(row(page, 'google')).toContainText('Connection test successful');
  await expect(row(page, 'House voices')).toContainText(
    'The platform has no test for this vendor.',
  );
  // Some are asked only when others have answered; the button is called so again after the last.
  await expect(page.getByRole('button', { name: 'Test all' })).toBeEnabled();
  const tested = requests.all().filter((call) => call.endsWith('/test'));
  expect(tested).toHaveLength(await rows(page).count());

  await page.getByRole('combobox', { name: 'Used by' }).click();
  await page.getByRole('option', { name: 'Sunrise Clinic' }).click();
  await expect(row(page, 'Sunrise Clinic').first()).toBeVisible();
  await expect(row(page, 'Provider level').first()).toBeVisible();
});

test('vendors, regions and models are loaded by the form that asks for them', async ({
  page,
  signIn,
  requests,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const loaded = async () => (await Promise.all(scripts)).join('\n');
  const vendorCode = 'api.eu.residency.elevenlabs.io';
  const regionCode = 'af-south-1';

  await signIn('nora');
  await page.goto('/internal/accounts');
  await page.getByRole('link', { name: 'Applications' }).click();
  await expect(rows(page).first()).toBeVisible();
  await openList(page);
  expect(await loaded()).not.toContain(vendorCode);

  requests.forget();
  await page.getByRole('link', { name: 'Add speech service' }).click();
  await expect(page.getByRole('combobox', { name: 'Vendor' })).toBeVisible();
  expect(await loaded()).toContain(vendorCode);
  expect(await loaded()).not.toContain(regionCode);
  expect(requests.all().join()).not.toContain('supportedLanguagesAndVoices');

  await chooseVendor(page, 'AWS');
  await expect(input(page, 'Region')).toBeEditable();
  await input(page, 'Region').click();
  await expect(page.getByRole('option', { name: 'Africa (Cape Town)' })).toBeVisible();
  expect(await loaded()).toContain(regionCode);
  await page.keyboard.press('Escape');
  await chooseVendor(page, 'Cartesia');
  await expect(input(page, 'STT model')).not.toHaveValue('');
  const asked = requests.all().filter((call) => call.includes('supportedLanguagesAndVoices'));
  expect(asked).toHaveLength(1);
  expect(requests.all().length).toBeLessThanOrEqual(8);
});

test('a model that comes after the first try to save is there without a complaint', async ({
  page,
  signIn,
}) => {
  await signIn('nora');
  await openAdd(page);
  const release = await hold(page, /supportedLanguagesAndVoices/);
  await chooseVendor(page, 'Whisper');
  await input(page, 'API key').fill('key-0123456789');
  await create(page).click();
  await expect(input(page, 'Model')).toHaveAttribute('aria-invalid', 'true');
  release();
  await expect(input(page, 'Model')).toHaveValue('TTS-1');
  await expect(input(page, 'Model')).toHaveAttribute('aria-invalid', 'false');
  await create(page).click();
  await expect(page.getByText('Speech credential created successfully')).toBeVisible();
});

test('a secret is stored as typed and is nowhere but on the platform', async ({
  page,
  signIn,
  server,
}) => {
  const canary = 'Canary-äß 7"x\\ké_0123456789';
  const { platform } = server;
  if (!platform) throw new Error('This story needs the embedded platform');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  await signIn('nora');
  await openAdd(page);
  await chooseVendor(page, 'SoundHound');
  await input(page, 'Client ID').fill('client');
  await input(page, 'User ID').fill('user');
  await input(page, 'Client key').pressSequentially(canary);
  // What was typed for one vendor never reaches another.
  await chooseVendor(page, 'Deepgram Flux');
  await expect(input(page, 'API key')).toHaveValue('');
  await input(page, 'API key').pressSequentially(canary);
  await create(page).click();
  await expect(page.getByText('Speech credential created successfully')).toBeVisible();
  const sid = sidOf(platform, 'deepgramflux');
  expect(keptOf(platform, sid)).toMatchObject({ api_key: canary });
  expect(keptOf(platform, sid)).not.toHaveProperty('client_key');

  const inJson = JSON.stringify(canary).slice(1, -1);
  const creating = sent.findIndex((call) => call.includes(inJson));
  expect(sent[creating]).toMatch(/^POST .*SpeechCredentials /);
  await openEdit(page, sid);
  await page.getByLabel('Use for speech-to-text').uncheck();
  await save(page).click();
  await expect(page.getByText('Speech credential updated successfully')).toBeVisible();
  const rest = [...sent.slice(0, creating), ...sent.slice(creating + 1), ...logged];
  for (const text of [...rest, await traces(page)]) {
    expect(text).not.toContain(inJson);
    expect(text).not.toContain(canary);
    expect(text).not.toContain('XXXX');
  }
  expect(keptOf(platform, sid)).toMatchObject({ api_key: canary, use_for_stt: 0 });
});

test.describe('what the platform refuses', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('a label that is taken is told at the label, and extra options that are no JSON at theirs', async ({
    page,
    signIn,
  }) => {
    await signIn('nora');
    await openAdd(page);
    await chooseVendor(page, 'AWS');
    await page.getByRole('textbox', { name: 'Label' }).fill('backup');
    await input(page, 'Access key ID').fill('AKIA');
    await input(page, 'Secret access key').fill('secret-0123456789');
    await input(page, 'Region').fill('Ireland');
    await page.getByRole('option', { name: 'Europe (Ireland)' }).click();
    await create(page).click();
    await expect(page.getByRole('textbox', { name: 'Label' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.getByText('This label is already in use').first()).toBeVisible();
    await expect(input(page, 'Secret access key')).toHaveValue('secret-0123456789');

    await chooseVendor(page, 'RimeLabs');
    await input(page, 'API key').fill('key-0123456789');
    await page.getByRole('checkbox', { name: 'Extra options' }).check();
    const options = page.getByRole('textbox', { name: 'Extra options' });
    await expect(options).toHaveValue(/"reduceLatency": true/);
    await options.fill('{"speedAlpha": 1,}');
    await create(page).click();
    await expect(page.getByText('no comma may stand before the end')).toBeVisible();
    await options.fill('[1]');
    await expect(page.getByText('This must be a JSON object')).toBeVisible();
    await expectGoodInEveryView(page);
  });
});

test('a save that the platform only says it made is told', async ({ page, signIn, server }) => {
  const { platform } = server;
  if (!platform) throw new Error('This story needs the embedded platform');
  await signIn('nora');
  const sid = sidOf(platform, 'microsoft', 'europe');
  await openEdit(page, sid);
  await expectGoodInEveryView(page);
  await input(page, 'Region').fill('France');
  await page.getByRole('option', { name: 'France - Central' }).click();
  let isDeaf = true;
  await page.route('**/SpeechCredentials/*', (route) =>
    isDeaf && route.request().method() === 'PUT'
      ? route.fulfill({ status: 204 })
      : route.continue(),
  );
  await save(page).click();
  await expect(page.getByText('it kept the old value').first()).toBeVisible();
  expect(keptOf(platform, sid)).toMatchObject({ region: 'westeurope' });
  isDeaf = false;
  await save(page).click();
  await expect(page.getByText('Speech credential updated successfully')).toBeVisible();
  expect(keptOf(platform, sid)).toMatchObject({ region: 'francecentral' });
});

test.describe('an account user', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('works on the own services only, by the paths of the own account', async ({
    page,
    signIn,
    server,
    requests,
  }) => {
    const { platform } = server;
    if (!platform) throw new Error('This story needs the embedded platform');
    await signIn('sam');
    requests.forget();
    await openList(page);
    const lent = row(page, 'Provider level').first();
    await expect(lent).toBeVisible();
    await expect(lent.getByRole('link')).toHaveCount(0);
    await expect(lent.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

    await page.getByRole('link', { name: 'Add speech service' }).click();
    await chooseVendor(page, 'Soniox');
    await expect(page.getByRole('combobox', { name: 'Account' })).toHaveValue('Sunrise Clinic');
    await page.getByRole('textbox', { name: 'Label' }).fill('of the clinic');
    await input(page, 'API key').fill('clinic-key-0123456789');
    await create(page).click();
    await row(page, 'of the clinic').getByRole('link').first().click();
    await expect(page.getByRole('textbox', { name: 'Speech credential SID' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete this speech service' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      'Are you sure you want to delete the speech service Soniox (of the clinic)?',
    );
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted speech service Soniox (of the clinic)')).toBeVisible();
    expect(sidOf(platform, 'soniox', 'of the clinic')).toBe('undefined');
    const speech = requests.all().filter((call) => call.includes('Speech'));
    expect(speech.filter((call) => !/ Accounts\/[\w-]+\/SpeechCredentials/.test(call))).toEqual([]);

    await page.goto(`/internal/speech-services/${sidOf(platform, 'google')}/edit`);
    await expect(page.getByText(noAccess)).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/speech-services($|\?)/);
  });
});

test('a service of a vendor that the console does not know is shown, and not changed', async ({
  page,
  signIn,
  server,
}) => {
  const { platform } = server;
  if (!platform) throw new Error('This story needs the embedded platform');
  await signIn('nora');
  const sid = sidOf(platform, 'ibm');
  platform.db.run(
    "UPDATE speech_credentials SET vendor = 'parrot' WHERE speech_credential_sid = ?",
    sid,
  );
  await openEdit(page, sid);
  await expect(page.getByRole('textbox', { name: 'Vendor' })).toHaveValue('parrot');
  // A save would drop what the console knows nothing of.
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expectSaved(page);
  await expect(page.getByRole('button', { name: 'Delete this speech service' })).toBeEnabled();
});

test('a view-only user looks and tests, and changes nothing', async ({ page, signIn, server }) => {
  const { platform } = server;
  if (!platform) throw new Error('This story needs the embedded platform');
  const writes = recordWrites(page);
  await signIn('vera');
  await openList(page);
  await expect(page.getByRole('link', { name: 'Add speech service' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  const first = rows(page)
    .filter({ has: page.getByRole('link') })
    .first();
  await first.getByRole('link').first().click();
  await expect(page.getByText('You can look at this, but not change it.')).toBeVisible();
  await page.getByRole('button', { name: /^Test / }).click();
  await expect(page.getByRole('status').first()).not.toContainText('Never tested');
  await expect(page.getByLabel('Use for text-to-speech').first()).toBeDisabled();
  await page.goto('/internal/speech-services/add');
  await expect(page).not.toHaveURL(/add$/);
  expect(writes.filter(({ call }) => !/log(in|out)/.test(call))).toEqual([]);
});

test.describe('without the features', () => {
  test.use({
    serverOptions: {
      config: { ENABLE_CUSTOM_SPEECH: false, ENABLE_ADDITIONAL_SPEECH_VENDORS: false },
    },
  });

  test('neither vendors of one’s own nor the additional ones are offered', async ({
    page,
    signIn,
  }) => {
    await signIn('nora');
    await openAdd(page);
    await page.getByRole('combobox', { name: 'Vendor' }).click();
    await expect(page.getByRole('option', { name: 'Verbio' })).toBeVisible();
    for (const name of ['Custom', 'Speechmatics', 'Gladia', 'OpenAI']) {
      await expect(page.getByRole('option', { name, exact: true })).toHaveCount(0);
    }
  });
});
