import { describe, expect, it } from 'vitest';
import { messages as english } from '../../src/i18n/en/calls';
import { messages as french } from '../../src/i18n/fr/calls';
import {
  answerAlways,
  answerOnce,
  click,
  fill,
  follow,
  getField,
  heading,
  link,
  open,
  press,
  reconnect,
  requests,
  resetConsole,
  rows,
  screen,
  see,
  waitFor,
  within,
} from './support';

const filled = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
const items = () =>
  within(screen.getByRole('navigation', { name: 'Main navigation' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const callsIn = (locale: 'en' | 'fr') =>
  (locale === 'en' ? english : french).resources['recent-calls'].list;
const chooseLanguage = async (name: string, button = 'Language') => {
  await press(button);
  await click(await screen.findByRole('menuitemradio', { name }));
};

describe('the navigation', () => {
  const services = ['Carriers', 'Speech', 'Phone numbers'];
  const shared = ['Clients', 'Applications', 'Recent calls', 'Alerts', ...services];
  const teams = 'MS Teams tenants';
  const routing = 'Outbound call routing';

  it('has the items of each scope, in the order of rule 2.3', async () => {
    await open('/internal/accounts', 'nora');
    const ofProvider = ['Users', 'Settings', 'Accounts', ...shared, teams, routing];
    await waitFor(() => expect(items()).toEqual(ofProvider));
    await press('Log out');
    await open('/', 'sam');
    expect(await link('Account')).toHaveAttribute('aria-current', 'page');
    const ofAccount = ['Users', 'Account', ...shared, teams, routing];
    await waitFor(() => expect(items()).toEqual(ofAccount));
  });

  describe('with every optional feature off', () => {
    it('has no outbound call routing', async () => {
      resetConsole({ ENABLE_LCR: 'false' });
      await open('/internal/accounts', 'nora');
      await link(teams);
      expect(screen.queryByRole('link', { name: routing })).toBeNull();
      for (const page of ['least-cost-routing', 'least-cost-routing/add', 'own-routing']) {
        await open(`/internal/${page}`, 'nora');
        await see("That page doesn't exist.");
      }
    });
  });
});

it('another language changes the words alone, not what is typed', async () => {
  await open('/internal/accounts/add', 'nora');
  await fill('SIP realm', 'typed.example');
  await press('Create');
  await waitFor(() => expect(getField('Account name')).toHaveAccessibleDescription('Required'));
  await chooseLanguage('Français');
  await heading('Ajouter un compte');
  expect(getField('Domaine SIP')).toHaveValue('typed.example');
  expect(getField('Nom du compte')).toHaveAccessibleDescription('Ce champ est requis');
  await waitFor(() => expect(document.title).toBe('Ajouter un compte · Trunkline'));
});

it('what a screen brings to say comes in the language that is chosen, before and on it', async () => {
  await open('/internal/users', 'nora');
  await heading('Users');
  await chooseLanguage('Français');
  await click(await link('Appels récents'));
  await heading('Appels récents');
  await screen.findByText(callsIn('fr').accountAndApplication);
  await chooseLanguage('English', 'Langue');
  await heading('Recent calls');
  await screen.findByText(callsIn('en').accountAndApplication);
});

it('the page title says where one is', async () => {
  await open('/internal/accounts', 'nora');
  await waitFor(() => expect(document.title).toBe('Accounts · Trunkline'));
  await follow('Users');
  await waitFor(() => expect(document.title).toBe('Users · Trunkline'));
});

describe('when the platform asks to wait', () => {
  it('a countdown is shown, nobody is signed out, and the list comes by itself', async () => {
    await open('/internal/accounts', 'nora');
    await filled();
    answerOnce(
      'GET',
      'Users',
      () =>
        new Response('Too many requests, please try again later.', {
          status: 429,
          headers: { 'Retry-After': '1', 'Content-Type': 'text/html' },
        }),
    );
    await follow('Users');
    await see(/Rate limit reached. Resuming in \d second/);
    await heading('Users');
    await filled();
    await waitFor(() => expect(screen.queryByText(/Rate limit reached/)).toBeNull());
    expect(requests().filter((call) => call === 'GET Users')).toHaveLength(2);
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
      await open('/internal/accounts', 'nora');
      await filled();
      const headers = { 'Content-Type': type };
      answerAlways('GET', 'Users', () => new Response(body, { status, headers }));
      await follow('Users');
      const alert = (await see('Couldn’t load this')).closest<HTMLElement>('[role=alert]');
      if (!alert) throw new Error('Nothing is told as an alert');
      expect(alert).toHaveTextContent(words);
      await link('Accounts');
      reconnect();
      await press('Retry', alert);
      await filled();
    },
  );
});
