import { describe, expect, it } from 'vitest';
import { messages as english } from '../../src/i18n/en/calls';
import { messages as french } from '../../src/i18n/fr/calls';
import * as app from './support';
import { screen, waitFor, within } from './support';

const filled = () => waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
const items = () =>
  within(screen.getByRole('navigation', { name: 'Main navigation' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const callsIn = (locale: 'en' | 'fr') =>
  (locale === 'en' ? english : french).resources['recent-calls'].list;
const chooseLanguage = async (name: string, button = 'Preferences') => {
  await app.press(button);
  await app.click(await screen.findByRole('menuitemradio', { name }));
};

describe('the navigation', () => {
  const services = ['Carriers', 'Speech', 'Phone numbers'];
  const shared = [
    ...['Clients', 'Applications', 'Recent calls', 'Alerts', 'Health', 'Configuration'],
    ...services,
  ];
  const teams = 'MS Teams tenants';
  const routing = 'Outbound call routing';

  it('has the items of each scope, in the order of rule 2.3', async () => {
    await app.open('/internal/accounts', 'nora');
    const ofProvider = ['Home', 'Users', 'Settings', 'Accounts', ...shared, teams, routing];
    await waitFor(() => expect(items()).toEqual(ofProvider));
    await app.press('Log out');
    await app.open('/', 'sam');
    expect(await app.link('Account')).toHaveAttribute('aria-current', 'page');
    const ofAccount = ['Home', 'Users', 'Account', ...shared, teams, routing];
    await waitFor(() => expect(items()).toEqual(ofAccount));
  });

  describe('with every optional feature off', () => {
    it('has no outbound call routing', async () => {
      app.resetConsole({ ENABLE_LCR: 'false' });
      await app.open('/internal/accounts', 'nora');
      await app.link(teams);
      expect(screen.queryByRole('link', { name: routing })).toBeNull();
      for (const page of ['least-cost-routing', 'least-cost-routing/add', 'own-routing']) {
        await app.open(`/internal/${page}`, 'nora');
        await app.see("That page doesn't exist.");
      }
    });
  });
});

it('another language changes the words alone, not what is typed', async () => {
  await app.open('/internal/accounts/add', 'nora');
  await app.fill('SIP realm', 'typed.example');
  await app.press('Create');
  await waitFor(() => expect(app.getField('Account name')).toHaveAccessibleDescription('Required'));
  await chooseLanguage('Français');
  await app.heading('Ajouter un compte');
  expect(app.getField('Domaine SIP')).toHaveValue('typed.example');
  expect(app.getField('Nom du compte')).toHaveAccessibleDescription('Ce champ est requis');
  await waitFor(() => expect(document.title).toBe('Ajouter un compte · Trunkline'));
});

it('what a screen brings to say comes in the language that is chosen, before and on it', async () => {
  await app.open('/internal/users', 'nora');
  await app.heading('Users');
  await chooseLanguage('Français');
  await app.click(await app.link('Appels récents'));
  await app.heading('Appels récents');
  await screen.findByText(callsIn('fr').marks);
  await chooseLanguage('English', 'Préférences');
  await app.heading('Recent calls');
  await screen.findByText(callsIn('en').marks);
});

it('the page title says where one is', async () => {
  await app.open('/internal/accounts', 'nora');
  await waitFor(() => expect(document.title).toBe('Accounts · Trunkline'));
  await app.follow('Users');
  await waitFor(() => expect(document.title).toBe('Users · Trunkline'));
});

describe('when the platform asks to wait', () => {
  it('a countdown is shown, nobody is signed out, and the list comes by itself', async () => {
    await app.open('/internal/accounts', 'nora');
    await filled();
    app.answerOnce(
      'GET',
      'Users',
      () =>
        new Response('Too many requests, please try again later.', {
          status: 429,
          headers: { 'Retry-After': '1', 'Content-Type': 'text/html' },
        }),
    );
    await app.follow('Users');
    await app.see(/Rate limit reached. Resuming in \d second/);
    await app.heading('Users');
    await filled();
    await waitFor(() => expect(screen.queryByText(/Rate limit reached/)).toBeNull());
    expect(app.requests().filter((call) => call === 'GET Users')).toHaveLength(2);
  });
});

describe('when a list cannot be read', () => {
  const unreadable = 'an invalid response';
  it.each([
    { name: 'an error', status: 500, body: '{"msg":"no database"}', words: 'no database' },
    { name: 'a page of a proxy', type: 'text/html', body: '<html>login</html>' },
    { name: 'a truncated body', body: '[{"user_sid":' },
    { name: 'an object', body: '{"hello":1}' },
    { name: 'nothing', body: '' },
  ])(
    '$name is told in its place, the rest lives on, and Retry helps',
    async ({ status = 200, type = 'application/json', body, words = unreadable }) => {
      await app.open('/internal/accounts', 'nora');
      await filled();
      const headers = { 'Content-Type': type };
      app.answerAlways('GET', 'Users', () => new Response(body, { status, headers }));
      await app.follow('Users');
      const alert = (await app.see('Couldn’t load this')).closest<HTMLElement>('[role=alert]');
      if (!alert) throw new Error('Nothing is told as an alert');
      expect(alert).toHaveTextContent(words);
      await app.link('Accounts');
      app.reconnect();
      await app.press('Retry', alert);
      await filled();
    },
  );
});
