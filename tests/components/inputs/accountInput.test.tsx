// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountInput, SharedAccountInput } from '../../../src/components/inputs/AccountInput';
import type { AccessQuestion } from '../../../src/types/access';
import { clearDrawn, press } from '../../support/drawn';
import { needed, openInputs, refused, saved, sent } from '../../support/inputsForm';

afterEach(clearDrawn);

const accounts = ['Acme', 'Acme 2', 'Beta'].map((name) => ({ id: `${name}-id`, name }));
const getList = vi.fn();
const answered = async () => ({ data: accounts, total: accounts.length });
interface Setting {
  account?: string | null;
  isChooser?: boolean;
  answer?: () => Promise<object>;
}
function open(
  input: ReactNode,
  { account = null, isChooser = true, answer = answered }: Setting = {},
) {
  getList.mockReset().mockImplementation(answer);
  const provider: Partial<DataProvider> = { getList };
  const refusal = { message: 'no', redirectTo: '/' };
  const refusalOf = ({ action, resource }: AccessQuestion) =>
    !isChooser && action === 'list' && resource === 'accounts' ? refusal : null;
  openInputs(input, { account_sid: account }, { provider, refusalOf });
}
const found = () => document.querySelector<HTMLInputElement>('[role=combobox]');
const field = () => found() as HTMLInputElement;
const isThere = (value: string) => waitFor(() => expect(field().value).toBe(value));
/** It may be read, as what cannot be typed into yet. */
const isRead = () => field().readOnly || field().disabled;
const isKnown = () => field().closest('[data-known]') !== null;
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const offered = () => options().map(({ textContent }) => textContent);
const take = (name: string) =>
  options()
    .find(({ textContent }) => textContent === name)
    ?.click();
function type(value: string) {
  field().focus();
  fireEvent.input(field(), { target: { value } });
}

it('nothing can be typed before the accounts are there, and one of them is chosen then', async () => {
  let answer = () => {};
  const wait = () =>
    new Promise<object>((resolve) => {
      answer = () => resolve({ data: accounts, total: 3 });
    });
  open(<AccountInput />, { answer: wait });
  await waitFor(() => expect(isRead()).toBe(true));
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(1));
  answer();
  await waitFor(() => expect(isRead()).toBe(false));
  // It may be the first of a form, which has the focus from the start.
  field().focus();
  expect(offered()).toEqual([]);
  type('acm');
  await waitFor(() => expect(offered()).toEqual(['Acme', 'Acme 2']));
  take('Acme 2');
  await isThere('Acme 2');
  expect((await sent()).account_sid).toBe('Acme 2-id');
});

it('where the accounts cannot be had that is said, until they can', async () => {
  const answer = () => Promise.reject(new Error('no list'));
  open(<AccountInput />, { account: 'Beta-id', answer });
  await press('app.errors.retry');
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  getList.mockImplementation(answered);
  expect(found()).toBeNull();
  await press('app.errors.retry');
  await waitFor(() => expect(found()).not.toBeNull());
  await isThere('Beta');
});

it.each<[string, ReactNode, Setting, object]>([
  ['none yet', <AccountInput key="a" />, {}, { value: '', isKnown: false }],
  ['one', <AccountInput key="a" />, { account: 'Beta-id' }, { value: 'Beta', isKnown: true }],
  [
    'one that may only be read',
    <AccountInput key="a" readOnly />,
    { account: 'Beta-id' },
    { value: 'Beta', isKnown: true, isRead: true },
  ],
  [
    'all',
    <SharedAccountInput key="a" />,
    {},
    { value: 'app.list.allAccounts', isKnown: true, help: 'app.form.sharedOrOne' },
  ],
  [
    'all, with other words',
    <SharedAccountInput key="a" helperText="Help" />,
    {},
    { value: 'app.list.allAccounts', isKnown: true, help: 'Help' },
  ],
  [
    'one, whose users have no other',
    <SharedAccountInput key="a" />,
    { account: 'Beta-id', isChooser: false },
    { value: 'Beta', isKnown: true, isRead: true },
  ],
])('whose a record is: %s', async (_whose, input, setting, wanted) => {
  open(input, setting);
  await waitFor(() => expect(getList).toHaveBeenCalled());
  const help = () => ['app.form.sharedOrOne', 'Help'].find((text) => screen.queryByText(text));
  await waitFor(() =>
    expect({ value: field().value, isKnown: isKnown(), isRead: isRead(), help: help() }).toEqual({
      isRead: false,
      help: undefined,
      ...wanted,
    }),
  );
});

it('what all share is a choice of its own', async () => {
  open(<SharedAccountInput />, { account: 'Beta-id' });
  await isThere('Beta');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await waitFor(() => expect(offered()[0]).toBe('app.list.allAccounts'));
  take('app.list.allAccounts');
  await waitFor(() => expect(offered()).toEqual([]));
  expect((await sent()).account_sid || null).toBeNull();
});

it('what is typed and is no account is told below the field, and goes with the next key', async () => {
  open(<AccountInput validate={needed} />);
  await waitFor(() => expect(isRead()).toBe(false));
  type('zzz');
  await waitFor(() => expect(offered()).toEqual([]));
  fireEvent.focusOut(field());
  await screen.findByText('app.choices.untaken zzz');
  await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'));
  type('b');
  await waitFor(() => expect(screen.queryByText('app.choices.untaken zzz')).toBeNull());
  await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'false'));
  type('');
  await refused();
  expect(saved).not.toHaveBeenCalled();
});
