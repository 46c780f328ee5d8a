// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { ResourceContextProvider } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouteNumber } from '../../../src/resources/phone-numbers/routing/RouteNumber';
import type { PhoneNumber } from '../../../src/types';
import { clearDrawn, draw, messages, press, ready } from '../../support/drawn';

const number = {
  ...{ id: 'n-1', number: '15551234567', account_sid: 'a-1', voip_carrier_sid: 'c-1' },
  application_sid: 'p-1',
} as PhoneNumber;
const onClose = vi.fn();
const applications = vi.fn<(of: string) => Promise<object[]>>();
const update = vi.fn<(of: string, params: { data: PhoneNumber }) => Promise<{ data: object }>>();

beforeEach(() => {
  for (const one of [onClose, applications, update]) one.mockReset();
  applications.mockResolvedValue([
    { id: 'p-1', application_sid: 'p-1', name: 'Menu' },
    { id: 'p-2', application_sid: 'p-2', name: 'Desk' },
  ]);
  update.mockImplementation(async (_of, { data }) => ({ data }));
});
afterEach(clearDrawn);

async function open(record: Partial<PhoneNumber> = {}) {
  draw(
    <ResourceContextProvider value="phone-numbers">
      <table>
        <tbody>
          <tr>
            <td>
              <button type="button">Menu of the row</button>
            </td>
          </tr>
        </tbody>
      </table>
      <RouteNumber record={{ ...number, ...record }} anchor={document.body} onClose={onClose} />
    </ResourceContextProvider>,
    { provider: { getAccountApplications: applications, update } as object },
  );
  await ready(screen.findByRole('dialog'));
}
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const status = () => screen.getByRole('status').textContent;
const choose = async (name: string) => (await ready(screen.findByRole('option', { name }))).click();
const said = (key: string) => `resources.phone-numbers.routing.${key}`;

it.each([
  ['of its account', 'p-1', 'Menu', ['app.form.none', 'Menu', 'Desk']],
  ['of none', null, 'app.form.none', ['app.form.none', 'Menu', 'Desk']],
  ['of another account', 'p-9', 'p-9', ['app.form.none', 'p-9', 'Menu', 'Desk']],
])('offers the applications of the account of the number: one %s now', async (...row) => {
  const [, application_sid, current, offered] = row;
  await open({ application_sid });
  await waitFor(() => expect(field().value).toBe(current));
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(offered),
  );
  expect(applications).toHaveBeenCalledWith('a-1');
  expect([field().readOnly, status()]).toEqual([false, '']);
});

it.each([
  ['Desk', 'p-2', {}, 'routed'],
  ['app.form.none', null, {}, 'unrouted'],
  ['Desk', 'p-2', { application_sid: 'p-1' }, 'kept'],
])('a choice is saved at once and said: %s', async (name, sid, kept, key) => {
  update.mockImplementation(async (_of, { data }) => ({ data: { ...data, ...kept } }));
  await open();
  await choose(name);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]).toMatchObject([
    'phone-numbers',
    { id: 'n-1', data: { ...number, application_sid: sid }, previousData: number },
  ]);
  await waitFor(() => expect(messages()[0]).toMatch(new RegExp(`^${said(key)} .*${name}`)));
});

it('what is chosen already is not sent, and closes', async () => {
  await open();
  await choose('Menu');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(update).not.toHaveBeenCalled();
});

it('nothing can be chosen while it is saved, nor can it be left', async () => {
  let answer = () => {};
  update.mockImplementation(
    (_of, { data }) =>
      new Promise((resolve) => {
        answer = () => resolve({ data });
      }),
  );
  await open();
  await choose('Desk');
  await waitFor(() => expect(status()).toBe('app.form.saving'));
  expect(field().readOnly).toBe(true);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('what is refused is said, and can be tried again', async () => {
  update.mockRejectedValueOnce(new Error('The disk is full'));
  await open();
  await choose('Desk');
  await screen.findByText('The disk is full');
  expect(onClose).not.toHaveBeenCalled();
  await press('app.errors.retry');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(update.mock.calls.map(([, { data }]) => data.application_sid)).toEqual(['p-2', 'p-2']);
});

it('going back from what others changed too is no failure', async () => {
  const stopped = Object.assign(new Error('stopped'), { name: 'SaveStopped' });
  update.mockRejectedValue(stopped);
  await open();
  await choose('Desk');
  await waitFor(() => expect(update).toHaveBeenCalled());
  await waitFor(() => expect(status()).toBe(''));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it('applications that cannot be read are said, and can be asked for again', async () => {
  applications.mockRejectedValueOnce(new Error('away'));
  await open();
  await screen.findByText('away');
  expect(field().readOnly).toBe(false);
  await press('app.errors.retry');
  await waitFor(() => expect(field().value).toBe('Menu'));
  expect(screen.queryByText('away')).toBeNull();
});

it('waits for the applications before anything can be chosen', async () => {
  applications.mockReturnValue(new Promise(() => {}));
  await open();
  await waitFor(() => expect(status()).toBe('app.loading'));
  expect(field().readOnly).toBe(true);
});
