// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { ResourceContextProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { ClientInputs } from '../../../src/resources/clients/ClientInputs';
import type { Account } from '../../../src/types';
import { clearDrawn, ready } from '../../support/drawn';
import { openInputs, sent } from '../../support/inputsForm';
import { stubSight } from '../../support/sight';

const text = (key: string) => `resources.clients.${key}`;
const accounts = [
  { id: 'a-1', account_sid: 'a-1', name: 'With', sip_realm: 'sip.example' },
  { id: 'a-2', account_sid: 'a-2', name: 'Without', sip_realm: null },
] as Account[];
const stored = { id: 'c-1', username: 'bell', password: '***', is_active: 1, account_sid: 'a-1' };

afterEach(() => {
  clearDrawn();
  vi.unstubAllGlobals();
});

async function open(record: object, maySee = true, maySet = true) {
  stubSight(false);
  const inputs = (
    <ResourceContextProvider value="clients">
      <ClientInputs />
    </ResourceContextProvider>
  );
  openInputs(inputs, record, {
    provider: { getList: async () => ({ data: accounts, total: 2 }) } as object,
    refusalOf: ({ resource, isWrite }) =>
      (resource === 'accounts' && !maySee) || (resource === 'sip-realm' && isWrite && !maySet)
        ? { message: 'no', redirectTo: '/' }
        : null,
  });
  await ready(screen.findByText(text('sections.calling')));
}

it.each<[what: string, sid: string | null, maySet: boolean, says: string[]]>([
  ['no account: nothing', null, true, []],
  ['one that nobody knows: nothing', 'a-9', true, []],
  ['one with a realm: where it registers', 'a-1', true, ['realm.is']],
  [
    'one without: that it cannot be saved, with a way on',
    'a-2',
    true,
    ['validation.noRealm', 'realm.associate'],
  ],
  ['one without, for who may not set it', 'a-2', false, ['validation.noRealm']],
])('what is said of the realm of an account: %s', async (_what, account_sid, maySet, says) => {
  await open({ account_sid }, true, maySet);
  const first = says[0];
  if (first) await ready(screen.findByText(text(first)));
  const keys = ['realm.is', 'validation.noRealm', 'realm.associate'];
  expect(keys.filter((key) => screen.queryByText(text(key)))).toEqual(says);
});

it.each([
  ['new', {}, true, { account: true, name: true, password: true }],
  ['new, of who has one account', {}, false, { account: null, name: true, password: true }],
  ['stored', stored, true, { account: false, name: false, password: null }],
])('a client that is %s has inputs that can be typed in', async (_what, record, maySee, typed) => {
  await open(record, maySee);
  const canType = (name: string) => {
    const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    return input && !input.disabled && !input.readOnly;
  };
  expect(canType('username')).toBe(typed.name);
  expect(canType('password')).toBe(typed.password);
  const account = screen.queryByRole('combobox');
  await waitFor(() => expect(account && !account.matches(':disabled')).toBe(typed.account));
  expect(screen.queryAllByText(text('helper.username'))).toHaveLength(typed.name ? 0 : 1);
  // Only what is stored can register.
  expect(screen.queryAllByText('live.devices.section')).toHaveLength(typed.name ? 0 : 1);
});

it('a new client is used for nothing that is not ticked', async () => {
  await open({ account_sid: 'a-1', username: 'bell', password: 'Secret-1' });
  expect(await sent()).toMatchObject({
    ...{ is_active: false, allow_direct_app_calling: false },
    ...{ allow_direct_queue_calling: false, allow_direct_user_calling: false },
  });
});
