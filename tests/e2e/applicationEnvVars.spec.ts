import type { Page } from '@playwright/test';
import { openEdit } from './support/applicationSpeech';
import { save } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';
import { typeWithoutPause } from './support/typing';

const section = (page: Page) => page.getByRole('region', { name: 'Environment variables' });
const url = (page: Page) => page.getByRole('group', { name: 'Calling webhook' }).getByLabel('URL');
const input = (page: Page, name: string) => section(page).getByLabel(name, { exact: false });
const name = 'Callbacks North';

test.describe('whatever the webhook says', () => {
  test.use({ expectedErrors: [/status of [45]\d\d|HttpError/] });

  test('the form looks good everywhere', async ({ page, signIn, db, requests }) => {
    test.setTimeout(180_000);
    await signIn('nora');
    // The webhook asks for less than it will once the platform asks it about the values.
    await page.route(/AppEnv.*assistant/, async (route) => {
      const answer = await route.fetch();
      const schema = await answer.json();
      await route.fulfill({ response: answer, json: { ...schema, MODEL: { type: 'string' } } });
    });
    const answered = page.waitForResponse(/AppEnv/);
    await openEdit(page, db, name);
    // The stored webhook is asked first; it publishes nothing.
    await (await answered).finished();
    await expect(section(page)).toHaveCount(0);
    requests.forget();
    await url(page).fill('');
    await typeWithoutPause(url(page), 'https://apps.example/a&b=c/every-control');
    await expect(input(page, 'COMPANY_NAME')).toBeVisible();
    // Asked once, when the address was settled, and encoded.
    expect(requests.all().filter((call) => call.startsWith('GET AppEnv'))).toEqual([
      `GET AppEnv?url=${encodeURIComponent('https://apps.example/a&b=c/every-control')}`,
    ]);
    await save(page).click();
    await expect(input(page, 'COMPANY_NAME')).toBeFocused();
    await expect(section(page).getByText('Required')).toHaveCount(2);
    await expectGoodInEveryView(page);

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
