// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientImport } from '../../../src/resources/clients/importing';
import { numberImport } from '../../../src/resources/phone-numbers/importing';
import { userImport } from '../../../src/resources/users/importing';
import {
  beginImport,
  clients,
  endImport,
  getPasswordSettings,
  importBasis,
  openImport,
  platform,
  says,
} from '../../support/importing';

beforeEach(beginImport);
afterEach(endImport);

it('each row shows what becomes of it, what is wrong where it is, and no secret', async () => {
  platform.stored = [{ account_sid: 'a-1', username: 'kim' }];
  await openImport('clients', clientImport, [clients('ada', 'kim', 'ada'), 'bo,X,'].join('\n'));
  const counts = ['new', 'exists', 'duplicate', 'invalid'].map(
    (state) => `app.importing.counts.${state} 1`,
  );
  await says(counts.join(' · '));
  const [, ...rows] = within(
    screen.getByRole('table', { name: 'app.importing.check.title' }),
  ).getAllByRole('row');
  const told = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  const state = (name: string) => `app.importing.states.${name}`;
  const unknown = 'app.importing.faults.unknownName';
  expect(told).toEqual([
    ['5', state('invalid'), 'bo', expect.stringContaining(`X${unknown}`), 'ra.validation.required'],
    ['4', `${state('duplicate')}app.importing.faults.duplicate 2`, ...['ada', 'Acme', '••••']],
    ['2', state('new'), 'ada', 'Acme', '••••'],
    ['3', state('exists'), 'kim', 'Acme', '••••'],
  ]);
  const [, ...columns] = within(
    screen.getByRole('table', { name: 'app.importing.columns.title' }),
  ).getAllByRole('row');
  expect(columns.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    ...['ada', 'Acme', '••••'],
  ]);
  expect(document.body.textContent).not.toContain('s3cret');
  expect(getPasswordSettings).not.toHaveBeenCalled();
});

it('a column that must be there is named, and nothing can be sent without it', async () => {
  await openImport('clients', clientImport, 'username,account_sid\nada,Acme');
  await screen.findByText(/^app.importing.columns.missing .*fields.password/);
  expect(
    await screen.findByText(/^app.labelled .*fields.password.* ra.validation.required/),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'app.importing.run.nothing' })).toBeDisabled();
});

it('the platform is asked for the keys of the file alone where one column makes them', async () => {
  const text =
    'number,account_sid,voip_carrier_sid\n+1 555,Acme,Twilio\n1555,Acme,Twilio\n,Acme,Twilio';
  await openImport('phone-numbers', numberImport, text);
  await says(
    'app.importing.counts.new 1 · app.importing.counts.duplicate 1 · app.importing.counts.invalid 1',
  );
  expect(importBasis.mock.calls[0]?.[0]).toEqual({
    ...{ resource: 'phone-numbers', into: null },
    ...{ names: ['accounts', 'carriers'], keys: ['1555'] },
  });
});

it('passwords of users are measured by the platform’s own rules', async () => {
  await openImport(
    'users',
    userImport,
    'name,email,initial_password\nkim,kim@example.com,secret12',
  );
  expect(await screen.findByText(/resources.users.validation.password/)).toBeVisible();
  expect(getPasswordSettings).toHaveBeenCalledTimes(1);
});

it('no two columns stand for the same, and a head can be a row', async () => {
  await openImport('clients', clientImport, clients('ada'));
  const means = () => screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
  await waitFor(() => expect(means()).toEqual(['username', 'account_sid', 'password']));
  fireEvent.change(screen.getByLabelText('account_sid'), { target: { value: 'username' } });
  await waitFor(() => expect(means()).toEqual(['', 'username', 'password']));
  fireEvent.click(screen.getByLabelText('app.importing.file.head'));
  await waitFor(() => expect(means()).toEqual(['', '', '']));
  expect(
    await screen.findByText(/^app.importing.file.rows app.importing.file.pasted 2 2/),
  ).toBeVisible();
});
