import type { Page } from '@playwright/test';
import type { Platform } from '../../platform/createPlatform';
import { isRequired, shownFields } from '../../src/engines/speech/credential';
import { type VendorDescriptor, vendors } from '../../src/engines/speech/vendors';
import { newForm } from '../support/speechVendors';
import { labelOf } from '../support/speechWords';
import { create, rows, save } from './support/common';
import { expect, expectSaved, test } from './support/fixtures';
import { chooseVendor, fill, input, keptOf, openList, sidOf, traces } from './support/speech';
import { recordWrites } from './support/writes';

const labelFor = ({ name }: VendorDescriptor) => `${name} story`;

/** Adds a service of a vendor: each required message first, then every required field. */
async function add(page: Page, descriptor: VendorDescriptor, platform: Platform): Promise<string> {
  const label = labelFor(descriptor);
  await page.getByRole('link', { name: 'Add speech service' }).click();
  await chooseVendor(page, descriptor.name);
  const form = newForm(descriptor);
  const shown = shownFields(form);
  const required = shown.filter((field) => isRequired(field, form));
  for (const field of required.filter(({ kind }) => kind === 'model')) await fill(page, field);
  // Blanks are nothing.
  for (const field of required.filter(({ kind }) => kind === 'text')) {
    await input(page, labelOf(field)).fill(' ');
  }
  await create(page).click();
  const asked = required.filter(({ kind, fallback }) => kind !== 'model' && !fallback);
  for (const field of asked) {
    await expect(input(page, labelOf(field)), labelOf(field)).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  }
  const messages = page.locator('.Mui-error').getByText('Required', { exact: true });
  await expect(messages).toHaveCount(asked.length + (descriptor.isNamed ? 1 : 0));

  await page.getByRole('textbox', { name: 'Label' }).fill(label);
  if (descriptor.isNamed) await input(page, 'Name').fill('house');
  const expected: Record<string, unknown> = {};
  for (const field of shown) {
    if (field.isSecret || required.includes(field)) {
      expected[field.source] = await fill(page, field);
    }
  }
  await create(page).click();
  await expect(rows(page).filter({ hasText: label })).toBeVisible();
  const vendor = descriptor.isNamed ? `${descriptor.id}:house` : descriptor.id;
  const sid = sidOf(platform, vendor, label);
  const { service_key: file, ...plain } = expected;
  const kept = keptOf(platform, sid);
  expect(kept).toMatchObject({ ...plain, vendor, account_sid: null });
  if (file) expect(JSON.parse(String(kept.service_key))).toMatchObject(JSON.parse(String(file)));
  return sid;
}

/** Opens the row, finds nothing to save, and changes what it is used for and nothing else. */
async function edit(page: Page, descriptor: VendorDescriptor, platform: Platform, sid: string) {
  const writes = recordWrites(page);
  const before = keptOf(platform, sid);
  const made = rows(page).filter({ hasText: labelFor(descriptor) });
  await made.getByRole('link').first().click();
  await expect(page.getByTitle(sid)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeDisabled();
  for (const field of shownFields(newForm(descriptor)).filter(({ isSecret }) => isSecret)) {
    const stored = page.getByRole('group', { name: labelOf(field), exact: true }).first();
    if (before[field.source] && field.kind === 'secret') {
      await expect(stored).toContainText(/Current: canary…/);
    }
  }
  for (const field of descriptor.fields.filter(({ kind }) => kind === 'model')) {
    await expect(input(page, labelOf(field))).not.toHaveValue('');
  }
  await expectSaved(page);

  const use = descriptor.tts ? 'text-to-speech' : 'speech-to-text';
  await page.getByLabel(`Use for ${use}`).uncheck();
  for (const field of descriptor.fields.filter(({ writeOnly }) => writeOnly))
    await fill(page, field);
  await save(page).click();
  const key = descriptor.tts ? 'use_for_tts' : 'use_for_stt';
  await expect.poll(() => keptOf(platform, sid)[key]).toBe(0);
  await expectSaved(page);
  expect(keptOf(platform, sid)).toEqual({ ...before, [key]: 0 });
  expect(writes).toHaveLength(1);
  expect(JSON.stringify(writes)).not.toMatch(/XXX|canary|private_key/);
}

/** How the secrets of the stories begin, the part of one that is shown left out. */
const canary = /canary-|CanaryPrivate/;

/** The others are told apart without a browser (tests/app): a key from a file, and a typed one. */
const some = vendors.filter(({ id }) => id === 'google' || id === 'aws');

test(`secrets of ${some.map(({ name }) => name).join(' and ')} are nowhere but on the platform`, async ({
  page,
  signIn,
  server,
}) => {
  const { platform } = server;
  if (!platform) throw new Error('This story needs the embedded platform');
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('request', (request) => {
    told.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  await signIn('nora');
  await openList(page);
  for (const descriptor of some) {
    await test.step(descriptor.name, async () => {
      told.length = 0;
      const sid = await add(page, descriptor, platform);
      await edit(page, descriptor, platform, sid);
      await page.getByRole('link', { name: 'Speech services' }).first().click();
      await expect(rows(page).first()).toBeVisible();
      // A secret leaves the page once, to where it is kept.
      const hasSecret = shownFields(newForm(descriptor)).some(({ isSecret }) => isSecret);
      const tellers = told.filter((text) => canary.test(text));
      expect(tellers).toEqual(hasSecret ? [expect.stringMatching(/^POST .*Credentials /)] : []);
      expect(await traces(page)).not.toMatch(canary);
    });
  }
});
