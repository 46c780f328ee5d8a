import type { Page } from '@playwright/test';
import { openEdit, saved, variablesOf } from './support/applicationSpeech';
import { save } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';
import { typeWithoutPause } from './support/typing';

const section = (page: Page) => page.getByRole('region', { name: 'Environment variables' });
const url = (page: Page) => page.getByRole('group', { name: 'Calling webhook' }).getByLabel('URL');
const input = (page: Page, name: string) => section(page).getByLabel(name, { exact: false });
const name = 'Callbacks North';
const asked = (calls: string[]) => calls.filter((call) => call.startsWith('GET AppEnv'));

test('a provider user fills in variables of every kind', async ({
  page,
  signIn,
  server,
  db,
  requests,
}) => {
  await signIn('nora');
  const answered = page.waitForResponse(/AppEnv/);
  await openEdit(page, db, name);
  // The stored webhook is asked first; it publishes nothing.
  await (await answered).finished();
  expect(asked(requests.all())).toHaveLength(1);
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
  await expectGoodInEveryView(page);

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
    .getByLabel('Choose file for KNOWLEDGE')
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
test.describe('whatever the webhook says', () => {
  test.use({ expectedErrors: [/status of [45]\d\d|HttpError/] });

  test('the form looks good everywhere', async ({ page, signIn, db }) => {
    test.setTimeout(180_000);
    await signIn('nora');
    // The webhook asks for less than it will once the platform asks it about the values.
    await page.route(/AppEnv.*assistant/, async (route) => {
      const answer = await route.fetch();
      const schema = await answer.json();
      await route.fulfill({ response: answer, json: { ...schema, MODEL: { type: 'string' } } });
    });
    await openEdit(page, db, name);

    await url(page).fill('https://apps.example/strange');
    await expect(section(page).getByText(/Unsupported variable definition.*NO_TYPE/)).toBeVisible();
    await expect(section(page).getByText(/<b>bold<\/b>/)).toBeVisible();
    await expectGoodInEveryView(page);

    await url(page).fill('https://apps.example/bad-schema');
    await expect(section(page).getByText('Invalid appenv schema')).toBeVisible();
    await expectGoodInEveryView(page);

    await url(page).fill('https://apps.example/assistant');
    await input(page, 'LLM_API_KEY').fill('key-1');
    await input(page, 'MODEL').fill('huge');
    await save(page).click();
    await expect(section(page).getByText('Invalid value/type for env_vars.MODEL')).toBeVisible();
    await expectGoodInEveryView(page);
  });
});
