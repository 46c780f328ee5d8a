import type { Page } from '@playwright/test';
import { create, rows, save } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';
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

const row = (page: Page, text: string) => rows(page).filter({ hasText: text });

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
  await expect(backup).toContainText('All accounts');
  await page.getByRole('button', { name: 'Test AWS (backup)' }).click();
  await expect(backup.getByRole('status')).toContainText('Failed');
  await expect(backup).toContainText('The provided credentials are invalid or have been revoked');

  requests.forget();
  await page.getByRole('button', { name: 'Test all' }).click();
  await expect(row(page, 'ibm')).toContainText('STT: Quota exceeded for this project');
  await expect(row(page, 'google')).toContainText('Connection test successful');
  await expect(row(page, 'House voices')).toContainText('Testing isn’t available for this vendor.');
  // Some are asked only when others have answered; the button is called so again after the last.
  await expect(page.getByRole('button', { name: 'Test all' })).toBeEnabled();
  const tested = requests.all().filter((call) => call.endsWith('/test'));
  expect(tested).toHaveLength(await rows(page).count());

  await page.getByRole('combobox', { name: 'Used by' }).click();
  await page.getByRole('option', { name: 'Sunrise Clinic' }).click();
  await expect(row(page, 'Sunrise Clinic').first()).toBeVisible();
  await expect(row(page, 'All accounts').first()).toBeVisible();
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

test('extra options that are no JSON look good everywhere', async ({ page, signIn }) => {
  await signIn('nora');
  await openAdd(page);
  await chooseVendor(page, 'RimeLabs');
  await input(page, 'API key').fill('key-0123456789');
  await page.getByRole('checkbox', { name: 'Extra options' }).check();
  const options = page.getByRole('textbox', { name: 'Extra options' });
  await expect(options).toHaveValue(/"reduceLatency": true/);
  await options.fill('[1]');
  await create(page).click();
  await expect(page.getByText('Enter a JSON object')).toBeVisible();
  await expectGoodInEveryView(page);
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
  await expect(page.getByText('didn’t store this value').first()).toBeVisible();
  expect(keptOf(platform, sid)).toMatchObject({ region: 'westeurope' });
  isDeaf = false;
  await save(page).click();
  await expect(page.getByText('Speech credential updated successfully')).toBeVisible();
  expect(keptOf(platform, sid)).toMatchObject({ region: 'francecentral' });
});

test('on a phone both uses of a speech service are in sight beside each other', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('nora');
  await page.goto('/internal/speech-services');
  await page.getByRole('link', { name: 'AWS', exact: true }).first().click();
  await page.getByRole('button', { name: 'Use in applications' }).click();
  const applications = page.getByRole('dialog').getByRole('region', { name: 'Applications' });
  const boxes = applications.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  expect(await applications.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  // Rows go below the head, which stays.
  await applications.evaluate((one) => one.scrollTo(0, 200));
  await expect(boxes.first()).toBeInViewport();
  await expect(boxes.nth(1)).toBeInViewport();
});
