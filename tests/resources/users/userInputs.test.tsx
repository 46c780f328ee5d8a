// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from '../../../src/components/copyText';
import { HttpError } from '../../../src/http/HttpError';
import { UserInputs } from '../../../src/resources/users/UserInputs';
import type { AccessQuestion } from '../../../src/types/access';
import { clearDrawn, messages, press, ready } from '../../support/drawn';
import { choice, input, openInputs, refused, sent, typeInto } from '../../support/inputsForm';

vi.mock('../../../src/components/copyText', () => ({ copyText: vi.fn(async () => true) }));
const text = (key: string) => `resources.users.${key}`;
const field = (key: string) => `resources.carriers.fields.${key}`;
const stored = {
  ...{ id: 'u-2', user_sid: 'u-2', name: 'sam', email: 'sam@example.com', scope: 'account' },
  ...{ account_sid: 'a-1', service_provider_sid: 'sp-1', is_active: true, is_view_only: false },
  ...{ provider: 'local', force_change: false, initial_password: null },
};
const getList = vi.fn();
const getPasswordSettings = vi.fn();
beforeEach(() => {
  getPasswordSettings.mockReset().mockResolvedValue({
    ...{ min_password_length: 8, require_digit: true, require_special_character: false },
  });
  getList.mockReset().mockResolvedValue({
    data: ['a-1', 'a-2'].map((id) => ({ id, account_sid: id, name: `Account ${id}` })),
    total: 2,
  });
});
afterEach(clearDrawn);

type May = (question: AccessQuestion) => boolean;
const all: May = () => true;
async function open(record: object = {}, may: May = all) {
  openInputs(<UserInputs />, record, {
    provider: { getList, getPasswordSettings } as object,
    refusalOf: (question) => (may(question) ? null : { message: 'no', redirectTo: '/' }),
  });
  await ready(screen.findByText('Save'));
}
const box = (key: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name: field(key) });
const scope = (value: string) =>
  fireEvent.change(choice('scope') as HTMLElement, { target: { value } });

it('a new user is active from the start, and its password is needed', async () => {
  await open();
  expect(box('is_active')).toBeNull();
  expect([box('is_view_only')?.checked, box('force_change')?.checked]).toEqual([false, false]);
  typeInto(field('name'), 'nora');
  typeInto(field('email'), 'nora@example.com');
  scope('service_provider');
  await refused();
  typeInto(field('initial_password'), 'secret-12');
  expect(await sent()).toMatchObject({ name: 'nora', initial_password: 'secret-12' });
});

it.each([
  ['name', ' '],
  ['email', ''],
  ['email', 'nobody'],
])('%s that is %j is refused', async (key, value) => {
  await open(stored);
  typeInto(field(key), value);
  await refused();
});

it.each([
  ['too short', 'abc1', false],
  ['without a digit', 'abcdefgh', false],
  ['as the platform wants it', 'abcdefg1', true],
  ['none, which keeps the old one', '', true],
])('a password %s', async (_what, password, isTaken) => {
  await open(stored);
  await waitFor(() => expect(getPasswordSettings).toHaveBeenCalled());
  typeInto(field('initial_password'), password);
  if (isTaken) await sent();
  else await refused();
});

it('a password can be drawn, and copied to hand it on', async () => {
  await open(stored);
  const copy = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'app.forms.password.copy' });
  expect(copy().disabled).toBe(true);
  await waitFor(() => expect(getPasswordSettings).toHaveBeenCalled());
  await press('app.forms.password.generate');
  await waitFor(() => expect(copy().disabled).toBe(false));
  copy().click();
  const { initial_password: drawn } = await sent();
  expect(drawn.length).toBeGreaterThanOrEqual(8);
  expect(vi.mocked(copyText)).toHaveBeenCalledWith(drawn);
  await waitFor(() => expect(messages().at(-1)).toBe('app.clipboard.copiedSecret'));
});

it.each([
  ['local', true],
  [undefined, true],
  ['github', false],
])('who signs in by %s has a password: %s', async (provider, has) => {
  await open({ ...stored, provider });
  expect(input(field('initial_password')) !== null).toBe(has);
  expect(box('force_change') !== null).toBe(has);
});

it.each([
  ['of others', 'u-2', false, 'is_view_only'],
  ['of oneself', 'u-1', true, 'notForSelf'],
])('what locks out cannot be switched %s', async (_whose, id, isFixed, help) => {
  await open({ ...stored, id });
  expect([box('is_active')?.disabled, box('is_view_only')?.disabled]).toEqual([isFixed, isFixed]);
  expect(screen.queryAllByText(text(`helper.${help}`)).length > 0).toBe(true);
  expect(screen.queryAllByText(text('helper.notForSelf'))).toHaveLength(isFixed ? 2 : 0);
});

it('a platform that knows no view-only users is asked for none', async () => {
  await open({ ...stored, is_view_only: undefined });
  expect(box('is_view_only')).toBeNull();
});

it.each<[string, object, May, boolean]>([
  ['those who may', stored, all, true],
  ['nobody else', stored, ({ resource }) => resource !== 'user-scope', false],
])('scope and account are chosen by %s', async (_who, record, may, isThere) => {
  await open(record, may);
  expect(choice('scope') !== null).toBe(isThere);
  expect(screen.queryByText(text('sections.scope')) !== null).toBe(isThere);
});

it.each([
  ['of this provider', { service_provider_sid: 'sp-1' }, false],
  ['of none', { service_provider_sid: null }, false],
  ['of another one', { service_provider_sid: 'sp-2' }, true],
  ['that is new', { id: undefined, service_provider_sid: 'sp-2' }, false],
])('a user %s can be moved: not %j, %s', async (_whose, more, isForeign) => {
  await open({ ...stored, ...more });
  expect(screen.queryAllByText(text('helper.otherProvider'))).toHaveLength(isForeign ? 1 : 0);
  expect(choice('scope') === null).toBe(isForeign);
});

it.each([
  ['service_provider', false],
  ['account', true],
])('who is %s belongs to an account: %s', async (to, has) => {
  await open({ ...stored, scope: 'admin', account_sid: null, service_provider_sid: null });
  expect(input(field('account_sid'))).toBeNull();
  scope(to);
  await waitFor(() => expect(input(field('account_sid')) !== null).toBe(has));
  if (has) await refused();
  else expect(await sent()).toMatchObject({ scope: to });
});

it('another account ends the sessions of a user', async () => {
  await open(stored);
  await waitFor(() => expect(input(field('account_sid'))?.value).toBe('Account a-1'));
  expect(screen.queryByText(text('helper.moved'))).toBeNull();
  const chosen = input(field('account_sid')) as HTMLInputElement;
  chosen.focus();
  fireEvent.input(chosen, { target: { value: 'Account a-2' } });
  (await ready(screen.findByRole('option', { name: 'Account a-2' }))).click();
  await screen.findByText(text('helper.moved'));
});

it.each([
  ['u-2', 'moved'],
  ['u-1', 'movedSelf'],
])('%s who gets a narrower scope is told what that ends: %s', async (id, key) => {
  await open({ ...stored, id, scope: 'admin', account_sid: null });
  expect(screen.queryByText(/helper.moved/)).toBeNull();
  scope('service_provider');
  await screen.findByText(text(`helper.${key}`));
});

it('a wider scope is not for who has a narrower one', async () => {
  await open(stored);
  expect(screen.getByText(text('helper.noWiderScope'))).toBeVisible();
  fireEvent.mouseDown(screen.getAllByRole('combobox')[0] as HTMLElement);
  const options = await screen.findAllByRole('option');
  expect(options.map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', 'true', null]);
});

it('says that there is no account only where there is none', async () => {
  getList.mockResolvedValue({ data: [], total: 0 });
  await open({ ...stored, account_sid: null });
  await screen.findByText(text('validation.noAccounts'));
  await refused();
});

it('accounts that cannot be read are no reason to say that there is none', async () => {
  getList.mockRejectedValue(new HttpError(403, { message: 'away' }));
  await open(stored);
  await screen.findByText('app.errors.loadTitle');
  expect(screen.queryByText(text('validation.noAccounts'))).toBeNull();
  getList.mockResolvedValue({ data: [{ id: 'a-1', name: 'Acme' }], total: 1 });
  await press('app.errors.retry');
  await waitFor(() => expect(input(field('account_sid'))?.value).toBe('Acme'));
});
