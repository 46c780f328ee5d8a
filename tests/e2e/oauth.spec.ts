import type { Page } from '@playwright/test';
import { githubUser } from '../../platform/demo/seed/hostedUsers';
import { button } from './support/common';
import { expect, test } from './support/fixtures';

test.use({ serverOptions: { hosted: true } });

const consent = {
  google: 'https://accounts.google.com/o/oauth2/v2/auth?**',
  github: 'https://github.com/login/oauth/authorize?**',
};
let visits = 0;

/** Stands for an identity provider: a page where a visitor agrees to be told of, or does not. */
async function standIn(
  page: Page,
  provider: keyof typeof consent,
  email: string,
): Promise<string[]> {
  const states: string[] = [];
  await page.route(consent[provider], (route) => {
    const query = new URL(route.request().url()).searchParams;
    const back = new URL(query.get('redirect_uri') ?? '');
    visits += 1;
    const state = query.get('state') ?? '';
    states.push(state);
    const link = (text: string, answer: Record<string, string>) => {
      back.search = new URLSearchParams({ ...answer, state }).toString();
      return `<p><a href="${back.href.replaceAll('&', '&amp;')}">${text}</a></p>`;
    };
    return route.fulfill({
      contentType: 'text/html',
      body: `<title>Consent</title>${link('Agree', { code: `${email}~${Date.now()}${visits}` })}${link('Refuse', { error: 'access_denied' })}`,
    });
  });
  return states;
}
const agree = (page: Page) => page.getByRole('link', { name: 'Agree' }).click();
const stateIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('oauth-state'));

test('a known user logs in with GitHub, and Back finds nothing to use', async ({
  page,
  hosted,
  requests,
}) => {
  const states = await standIn(page, 'github', githubUser);
  await page.goto('/');
  await button(page, 'Log in with GitHub').click();
  await agree(page);
  await expect(page).toHaveURL(
    new RegExp(`/internal/accounts/${hosted.accountSid('github')}/edit$`),
  );
  const registers = () => requests.all().filter((call) => call === 'POST register');
  expect(registers()).toHaveLength(1);
  expect(states).toHaveLength(1);
  expect(await stateIn(page)).toBeNull();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Agree' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/internal\/accounts\//);
  expect(registers()).toHaveLength(1);
});

test('a stranger signs up with Google', async ({ page }) => {
  await standIn(page, 'google', 'olga@newcomer.example');
  await page.goto('/register');
  await page.getByRole('checkbox').check();
  await button(page, 'Sign up with Google').click();
  await agree(page);
  await expect(page.getByRole('heading', { name: 'Choose a subdomain' })).toBeVisible();
});

test('an answer counts in the tab that asked, and once', async ({ page, context, requests }) => {
  await standIn(page, 'github', githubUser);
  await page.goto('/');
  await button(page, 'Log in with GitHub').click();
  const answer = String(await page.getByRole('link', { name: 'Agree' }).getAttribute('href'));
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(answer);
  await expect(other.getByRole('alert')).toContainText('Invalid state');
  await expect(other).toHaveURL(/\/$/);
  expect(asked.filter((url) => url.includes('/api/v1/'))).toEqual([]);

  await page.goto(answer);
  await expect(page).toHaveURL(/\/internal\/accounts\//);
  requests.forget();
  await page.goto(answer);
  await expect(page).toHaveURL(/\/internal\/accounts\//);
  expect(requests.all()).not.toContain('POST register');
});
