// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { ResourceContextProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { PhoneNumberCreate } from '../../../src/resources/phone-numbers/PhoneNumberCreate';
import { addressOf } from '../../../src/routing/addresses';
import { clearDrawn, draw, messages, press, ready } from '../../support/drawn';
import { typeInto } from '../../support/inputsForm';

afterEach(clearDrawn);

const label = 'resources.phone-numbers.fields';
const carrier = (id: string, account_sid: string | null = null) => ({
  ...{ id, voip_carrier_sid: id, name: `Carrier ${id}`, is_active: true, account_sid },
});
const shared = carrier('c-1');
const ofA1 = carrier('c-2', 'a-1');
const ofA2 = carrier('c-3', 'a-2');
const create = vi.fn();

interface Case {
  accounts: string[];
  carriers: object[];
  named?: Record<string, string>;
  refused?: boolean;
}

function open({ accounts, carriers, named, refused = false }: Case) {
  create.mockReset().mockImplementation(async (_resource, { data }) => ({
    data: { ...data, id: 'n-1' },
  }));
  const application = { application_sid: 'p-1', name: 'Menu' };
  const provider = {
    create,
    getList: async () => ({
      data: accounts.map((id) => ({ id, account_sid: id, name: id })),
      total: accounts.length,
    }),
    getCarrierChoices: async () => ({ carriers, isPart: false }),
    getAccountApplications: async () => [application],
  } as object;
  draw(
    <ResourceContextProvider value="phone-numbers">
      <PhoneNumberCreate />
    </ResourceContextProvider>,
    {
      at: addressOf({ area: 'phone-numbers', view: 'add', filter: named ?? null }),
      provider,
      refusalOf: () => (refused ? { message: 'refused', redirectTo: '/internal' } : null),
    },
  );
}

it.each<[string, Case, object]>([
  [
    'the only carrier and the only account',
    { accounts: ['a-1'], carriers: [shared] },
    { account_sid: 'a-1', voip_carrier_sid: 'c-1', application_sid: null },
  ],
  [
    'the only carrier that serves the account',
    { accounts: ['a-1'], carriers: [ofA2, ofA1] },
    { account_sid: 'a-1', voip_carrier_sid: 'c-2' },
  ],
  [
    'the carrier and the application that the address names',
    {
      accounts: ['a-1', 'a-2'],
      carriers: [shared, ofA1],
      named: { account_sid: 'a-1', voip_carrier_sid: 'c-2', application_sid: 'p-1' },
    },
    { account_sid: 'a-1', voip_carrier_sid: 'c-2', application_sid: 'p-1' },
  ],
])('a new number begins with %s', async (_what, given, sent) => {
  open(given);
  await ready(screen.findByLabelText(/fields\.number/));
  typeInto(`${label}.number`, '+49 (0)30 123');
  await press('app.form.create');
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(create.mock.lastCall?.[1].data).toEqual({
    application_sid: null,
    number: '4930123',
    ...sent,
  });
});

it.each<[string, Case, string, string]>([
  ['one of several carriers', { accounts: ['a-1'], carriers: [shared, ofA1] }, 'a-1', ''],
  [
    'a carrier of another account, though it is named',
    { accounts: ['a-1'], carriers: [shared, ofA1, ofA2], named: { voip_carrier_sid: 'c-3' } },
    'a-1',
    '',
  ],
  [
    'an account, where there are several; nor with an application of none',
    {
      accounts: ['a-1', 'a-2'],
      carriers: [ofA1, ofA2],
      named: { application_sid: 'p-1' },
    },
    '',
    '',
  ],
])('a new number does not begin with %s', async (_what, given, account, chosen) => {
  open(given);
  await ready(screen.findByLabelText(/fields\.number/));
  const shown = async (name: string) =>
    ((await screen.findByLabelText(new RegExp(`^${label}.${name}`))) as HTMLInputElement).value;
  expect(await shown('account_sid')).toBe(account);
  expect(await shown('voip_carrier_sid')).toBe(chosen);
  expect(await shown('application_sid')).toBe('app.form.none');
});

it.each<[string, Case, string]>([
  [
    'without any carrier',
    { accounts: ['a-1'], carriers: [] },
    'resources.phone-numbers.empty.noCarrier',
  ],
  [
    'without any account',
    { accounts: [], carriers: [shared] },
    'resources.phone-numbers.empty.noAccount',
  ],
  ['for those who may not add any', { accounts: [], carriers: [], refused: true }, 'refused'],
])('%s there is no form', async (_what, given, why) => {
  open(given);
  await waitFor(() => expect(messages()).toEqual([why]));
  expect(screen.queryByLabelText(/fields\.number/)).toBeNull();
});
