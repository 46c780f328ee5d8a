import { beforeAll, describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { arrived } from './support/arrivals';
import { prepareEveryScreen } from './support/everyScreen';

beforeAll(prepareEveryScreen);

const list = async (area: string) => {
  await waitFor(() => expect(app.rows(), area).not.toEqual([]));
};
const cedarBank = () => `/internal/accounts/${app.accountSid('Cedar Bank')}/edit`;

interface Opened {
  what: string;
  path: string | (() => string);
  operator?: app.DemoUser;
  /** Opens it, as an operator does. */
  by: () => Promise<unknown>;
  role?: 'menu';
}

const preference = async (name: string) => {
  await app.press('Preferences');
  await app.click(await screen.findByRole('menuitem', { name }));
};

/** What opens over the page. */
const overlays: Opened[] = [
  {
    what: 'the palette',
    path: '/internal/clients',
    by: () => user.keyboard('{Control>}k{/Control}'),
  },
  { what: 'the shortcuts', path: '/internal/clients', by: () => user.keyboard('?') },
  { what: '“About”', path: '/internal/clients', by: () => preference('About') },
  { what: 'the time zones', path: '/internal/clients', by: () => preference('Time zone') },
  {
    what: 'the preferences',
    path: '/internal/clients',
    by: () => app.press('Preferences'),
    role: 'menu',
  },
  {
    what: 'the views of a list',
    path: '/internal/clients',
    by: () => app.press('Views'),
    role: 'menu',
  },
  {
    what: 'the name of a view',
    path: '/internal/clients',
    by: async () => {
      await app.press('Views');
      await app.click(await screen.findByRole('menuitem', { name: 'Save view…' }));
    },
  },
  {
    what: 'a new service provider',
    path: '/internal/clients',
    operator: 'admin',
    by: () => app.press('Add a service provider'),
  },
  {
    what: 'the menu of a row',
    path: '/internal/clients',
    operator: 'sam',
    by: async () =>
      app.click(within(app.rowWith('nurse-1')).getByRole('button', { name: /^Actions/ })),
    role: 'menu',
  },
  {
    what: 'the question before a deletion',
    path: '/internal/clients',
    operator: 'sam',
    by: () => app.chooseInMenu('nurse-1', 'Delete'),
  },
  {
    what: 'what stands in the way of a deletion',
    path: '/internal/accounts',
    by: async () => {
      await app.chooseInMenu('Sunrise Clinic', 'Delete');
      await screen.findByRole('dialog', { name: 'Sunrise Clinic is in use' });
    },
  },
  { what: 'many numbers', path: '/internal/phone-numbers', by: () => app.press('Add many') },
  {
    what: 'a new API key',
    path: cedarBank,
    by: async () => {
      await app.press('Add API key');
      await screen.findByRole('button', { name: 'Copy API key' });
    },
  },
  { what: 'a new secret', path: cedarBank, by: () => app.press('Generate new secret') },
  {
    what: 'the deletion of a page’s record',
    path: cedarBank,
    by: () => app.press('Delete account'),
  },
  {
    what: 'the cache of prompts',
    path: () => `/internal/accounts/${app.accountSid('Sunrise Clinic')}/edit`,
    by: () => app.press('Clear TTS cache'),
  },
  {
    what: 'leaving with changes',
    path: cedarBank,
    by: async () => {
      await app.fill('Account name', 'Other');
      await app.follow('Clients', screen.getByRole('navigation', { name: 'Main navigation' }));
    },
  },
  {
    what: 'logging out with changes',
    path: cedarBank,
    by: async () => {
      await app.fill('Account name', 'Other');
      await app.press('Log out');
    },
  },
  {
    what: 'the call to compare with',
    path: '/internal/recent-calls',
    by: async () => {
      await app.click(app.rows()[0] as HTMLElement);
      await app.press('Compare with…');
    },
  },
];

describe.each(overlays)(
  'Escape closes $what',
  ({ path, operator = 'nora', by, role = 'dialog' }) => {
    it('and the focus is in the page', async () => {
      const where = typeof path === 'function' ? path() : path;
      await app.open(where, operator);
      (await arrived()).focus();
      if (!where.includes('edit')) await list(where);
      await by();
      await screen.findByRole(role);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      await waitFor(() => expect(document.body).not.toHaveFocus());
    });
  },
);
