import type { Page } from '@playwright/test';
import { openEdit, saved, variablesOf } from './support/applicationSpeech';
import { save } from './support/common';
import { type DemoUser, expect, expectGoodInEveryView, test } from './support/fixtures';
import { typeWithoutPause } from './support/typing';
import { recordWrites } from './support/writes';

const section = (page: Page) => page.getByRole('region', { name: 'Environment variables' });
const url = (page: Page) => page.getByRole('group', { name: 'Calling webhook' }).getByLabel('URL');
const input = (page: Page, name: string) => section(page).getByLabel(name, { exact: false });
const name = 'Callbacks North';
const asked = (calls: string[]) => calls.filter((call) => call.startsWith('GET AppEnv'));

const scopes: DemoUser[] = ['admin', 'nora', 'sam'];
for (const user of scopes) {
  test(`${user} fills in variables of every kind`, async ({
    page,
    signIn,
    server,
    db,
    requests,
  }) => {
    await signIn(user);
    await openEdit(page, db, name);
    // The stored webhook is asked first; it publishes nothing.
    await expect.poll(() => asked(requests.all())).toHaveLength(1);
    await expect(section(page)).toHaveCount(0);
    requests.forget();
    await url(page).fill('');
    await typeWithoutPause(url(page), 'https://apps.example/a&b=c/every-control');
    await expect(input(page, 'COMPANY_NAME')).toBeVisible();
    // Asked once, when the address was settled, and encoded.
    expect(asked(requests.all())).toEqual([
      `GET AppEnv?url=${encodeURIComponent('https://apps.example/a&b=c/every-control')}`,
    ]);
    await expect(input(page, 'QUEUE_LIMIT')).toHaveValue('20');
    await expect(input(page, 'RECORD')).toBeChecked();
    await expect(section(page).getByText('Spoken in the greeting')).toBeVisible();

    await save(page).click();
    await expect(input(page, 'COMPANY_NAME')).toBeFocused();
    await expect(section(page).getByText('Required')).toHaveCount(2);
    if (user === 'nora') await expectGoodInEveryView(page);

    await input(page, 'COMPANY_NAME').fill('Northwind');
    const token = input(page, 'API_TOKEN');
    await token.fill('canary-0123');
    await expect(token).toHaveAttribute('type', 'password');
    await section(page).getByRole('button', { name: 'Show' }).first().click();
    await expect(token).toHaveAttribute('type', 'text');
    await input(page, 'QUEUE_LIMIT').fill('many');
    await save(page).click();
    await expect(input(page, 'QUEUE_LIMIT')).toBeFocused();
    await input(page, 'QUEUE_LIMIT').fill('0');
    await input(page, 'RECORD').uncheck();
    await input(page, 'VOLUME').click();
    await page.getByRole('option', { name: '1', exact: true }).click();
    await input(page, 'MUSIC').click();
    await page.getByRole('option', { name: 'None' }).click();
    await section(page)
      .getByLabel('Choose a file for KNOWLEDGE')
      .setInputFiles({
        name: 'k.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Line 1\nLine 2'),
      });
    await expect(input(page, 'KNOWLEDGE').first()).toHaveValue('Line 1\nLine 2');
    // The carriers come by themselves; before that a click opens nothing.
    await expect(input(page, 'OUTBOUND_CARRIER')).not.toHaveAttribute('aria-readonly', 'true');
    await input(page, 'OUTBOUND_CARRIER').click();
    await page.getByRole('option', { name: 'Twilio', exact: true }).click();
    await saved(page);
    expect(variablesOf(server.platform, name)).toEqual({
      COMPANY_NAME: 'Northwind',
      QUEUE_LIMIT: 0,
      VOLUME: 1,
      RECORD: false,
      API_TOKEN: 'canary-0123',
      OPENING_HOURS: 'Mon-Fri 09:00-17:00',
      KNOWLEDGE: 'Line 1\nLine 2',
      OUTBOUND_CARRIER: 'Twilio',
    });
    // The secret is on the platform, and in what was sent to it, alone.
    const kept = await page.evaluate(() =>
      JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain('canary');
    expect(requests.all().join()).not.toContain('canary');
  });
}

test('stored variables stay as they are until one is changed', async ({
  page,
  signIn,
  server,
  db,
}) => {
  await signIn('nora');
  const writes = recordWrites(page);
  const stored = variablesOf(server.platform, 'Reception North');
  await openEdit(page, db, 'Reception North');
  await expect(input(page, 'LANGUAGE')).toHaveText('en-US');
  await expect(page.getByText(/unsaved change/)).toHaveCount(0);
  await page.getByLabel('Application name').fill('Front desk');
  await saved(page);
  expect(writes[0]?.body).not.toHaveProperty('env_vars');
  expect(variablesOf(server.platform, 'Front desk')).toEqual(stored);

  const address = await url(page).inputValue();
  await url(page).fill('https://apps.example/assistant');
  await expect(input(page, 'SYSTEM_PROMPT')).toBeVisible();
  await url(page).fill(address);
  await expect(input(page, 'GREETING')).toHaveValue(/Welcome/);
  await page.getByRole('button', { name: 'Discard' }).click();

  await input(page, 'VOICEMAIL').check();
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(input(page, 'VOICEMAIL')).not.toBeChecked();
  await input(page, 'VOICEMAIL').check();
  await saved(page);
  expect(variablesOf(server.platform, 'Front desk')).toEqual({
    ...(stored as object),
    LANGUAGE: 'en-US',
    VOICEMAIL: true,
  });
});

test('a new application stores what is preset', async ({ page, signIn, server }) => {
  await signIn('sam');
  await page.goto('/internal/applications/add');
  await page.getByLabel('Application name').fill('Fresh');
  await url(page).fill('https://fresh.example/assistant');
  await expect(input(page, 'TEMPERATURE')).toHaveValue('0.7');
  await input(page, 'TEMPERATURE').fill('');
  await input(page, 'TEMPERATURE').pressSequentially('-0,05');
  await expect(input(page, 'TEMPERATURE')).toHaveValue('-0,05');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(section(page).getByText('Required')).toHaveCount(2);
  await input(page, 'MODEL').click();
  await page.getByRole('option', { name: 'small' }).click();
  await input(page, 'LLM_API_KEY').fill('key-1');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Application created successfully')).toBeVisible();
  expect(variablesOf(server.platform, 'Fresh')).toEqual({
    SYSTEM_PROMPT: 'You are a friendly receptionist.',
    MODEL: 'small',
    TEMPERATURE: -0.05,
    LLM_API_KEY: 'key-1',
  });
});

test('a view-only user reads them', async ({ page, signIn, db }) => {
  await signIn('vera');
  await openEdit(page, db, 'Reception North');
  await expect(input(page, 'GREETING')).toHaveValue(/Welcome/);
  await expect(input(page, 'GREETING')).toBeDisabled();
});

test.describe('whatever the webhook says', () => {
  test.use({ expectedErrors: [/status of [45]\d\d|HttpError/] });

  test('the form lives', async ({ page, signIn, db }) => {
    test.setTimeout(180_000);
    await signIn('nora');
    await openEdit(page, db, name);
    /** Waits for the answer: what the webhook before published is gone without it. */
    const publish = async (path: string) => {
      const answer = page.waitForResponse(
        (response) =>
          new URL(response.url()).searchParams.get('url')?.endsWith(`/${path}`) === true,
      );
      await url(page).fill(`https://apps.example/${path}`);
      await answer;
    };

    await publish('strange');
    await expect(input(page, 'GOOD')).toBeVisible();
    await expect(section(page).getByText(/no input can be made for: NO_TYPE/)).toBeVisible();
    await expect(section(page).getByText(/<b>bold<\/b>/)).toBeVisible();
    await input(page, 'dotted.name').fill('dotted');
    await input(page, 'a name with blanks').fill('blanks');
    await expectGoodInEveryView(page);

    for (const path of ['array', 'text']) {
      await publish(path);
      await expect(section(page).getByText(/its variables cannot be read/)).toBeVisible();
    }
    await publish('null');
    await expect(section(page)).toHaveCount(0);
    await publish('html');
    await expect(section(page).getByText('This could not be loaded')).toBeVisible();
    await publish('bad-schema');
    await expect(section(page).getByText('Invalid appenv schema')).toBeVisible();
    await expectGoodInEveryView(page);
    await page.route(/AppEnv/, (route) => route.fulfill({ json: { AGAIN: { type: 'string' } } }));
    await section(page).getByRole('button', { name: 'Retry' }).click();
    await expect(input(page, 'AGAIN')).toBeVisible();
    await page.unroute(/AppEnv/);
    await publish('no-variables');
    await expect(section(page)).toHaveCount(0);
    await saved(page);
  });

  test('what the platform refuses of one variable is told at that variable', async ({
    page,
    signIn,
    server,
    db,
  }) => {
    await signIn('nora');
    // The webhook asks for less than it will once the platform asks it about the values.
    await page.route(/AppEnv.*assistant/, async (route) => {
      const answer = await route.fetch();
      const schema = await answer.json();
      await route.fulfill({ response: answer, json: { ...schema, MODEL: { type: 'string' } } });
    });
    await openEdit(page, db, name);
    await url(page).fill('https://apps.example/assistant');
    await input(page, 'LLM_API_KEY').fill('key-1');
    const refused = (text: string) => section(page).getByText(`${text} env_vars.MODEL`);
    await save(page).click();
    await expect(refused('Missing required value')).toBeVisible();
    await expect(input(page, 'MODEL')).toBeFocused();
    await expect(input(page, 'LLM_API_KEY')).toHaveAttribute('aria-invalid', 'false');
    await input(page, 'MODEL').fill('huge');
    await expect(refused('Missing required value')).toHaveCount(0);
    await save(page).click();
    await expect(refused('Invalid value/type for')).toBeVisible();
    await expectGoodInEveryView(page);
    await input(page, 'MODEL').fill('small');
    await saved(page);
    expect(variablesOf(server.platform, name)).toMatchObject({ MODEL: 'small' });
  });

  test('nothing is here where the platform cannot ask', async ({ page, signIn, db }) => {
    await signIn('nora');
    for (const status of [404, 403, 501]) {
      await page.route(/AppEnv/, (route) => route.fulfill({ status, json: { msg: 'no' } }));
      await openEdit(page, db, 'Reception North');
      await page.waitForLoadState('networkidle');
      await expect(section(page)).toHaveCount(0);
      await page.unroute(/AppEnv/);
    }
  });
});

test('the answer of an earlier address is dropped', async ({ page, signIn, db }) => {
  await signIn('nora');
  await openEdit(page, db, name);
  const slow = page.waitForRequest(/AppEnv.*slow/);
  await url(page).fill('https://apps.example/slow');
  await slow;
  await url(page).fill('https://apps.example/assistant');
  await expect(input(page, 'SYSTEM_PROMPT')).toBeVisible();
  await expect(input(page, 'GREETING')).toHaveCount(0);
});
