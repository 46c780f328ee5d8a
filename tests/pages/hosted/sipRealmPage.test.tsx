// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookupPause } from '../../../src/components/realm/subdomain';
import { SipRealmPage } from '../../../src/pages/hosted/billing/SipRealmPage';
import { clearDrawn, draw, messages, press, ready } from '../../support/drawn';

const texts = 'pages.billing.realm';
const hosted = { getCurrentUser: vi.fn(), isRealmAvailable: vi.fn(), changeSipRealm: vi.fn() };
let account: object = {};

beforeEach(() => {
  account = { account_sid: 'a-1', sip_realm: 'tide.calls.example', root_domain: 'calls.example' };
  hosted.getCurrentUser.mockReset().mockImplementation(async () => ({ account }));
  hosted.isRealmAvailable.mockReset().mockResolvedValue(true);
  hosted.changeSipRealm.mockReset().mockResolvedValue({ warning: null });
});
afterEach(() => {
  vi.useRealTimers();
  clearDrawn();
});

const page = '/internal/accounts/a-1/sip-realm/edit';
const open = () =>
  draw(<SipRealmPage />, {
    ...{ at: page, path: '/internal/accounts/:accountSid/sip-realm/edit' },
    provider: { hosted: async () => hosted } as object,
  });
const here = () => location.hash.slice(1);
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const fill = (value: string) => fireEvent.change(field(), { target: { value } });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: `${texts}.submit` });
const cancel = () => screen.getByText('app.form.cancel');
async function openForm() {
  open();
  await ready(screen.findByRole('textbox'));
}
async function choose(typed: string) {
  await openForm();
  // What the account has already is stored by no Enter.
  fireEvent.submit(field());
  fill(typed);
  await screen.findByText(`${texts}.state.free ${typed}.calls.example`);
  await waitFor(() => expect(submit().disabled).toBe(false));
}
const isInvalid = () => field().getAttribute('aria-invalid');

it('the realm that an account has is shown, and is not asked about', async () => {
  await openForm();
  expect(field().value).toBe('tide');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const typed of ['ti', 'TIDE']) fill(typed);
  await vi.advanceTimersByTimeAsync(lookupPause);
  screen.getByText(`${texts}.state.same`, { exact: false });
  expect([field().value, isInvalid(), submit().disabled]).toEqual(['TIDE', 'false', true]);
  expect(hosted.isRealmAvailable).not.toHaveBeenCalled();
  expect(cancel().closest('a')?.getAttribute('href')).toContain('/internal/accounts/a-1/edit');
});

it('another one is stored once it is known to be free, and leads back to the account', async () => {
  let store: (answer: { warning: null }) => void = () => undefined;
  hosted.changeSipRealm.mockReturnValue(
    new Promise((resolve) => {
      store = resolve;
    }),
  );
  await choose('reef');
  expect(field().readOnly).toBe(false);
  await press(`${texts}.submit`);
  await waitFor(() => expect(field().readOnly).toBe(true));
  expect(submit().disabled).toBe(true);
  expect(cancel().closest('a')?.getAttribute('aria-disabled')).toBe('true');
  store({ warning: null });
  await waitFor(() => expect(here()).toBe('/internal/accounts/a-1/edit'));
  expect(hosted.changeSipRealm.mock.calls).toEqual([['a-1', 'reef.calls.example']]);
  expect(messages()).toEqual([`${texts}.changed reef.calls.example`]);
  expect(hosted.isRealmAvailable.mock.calls.map(([realm]) => realm)).toEqual([
    'reef.calls.example',
  ]);
});

it('one that is stored all the same says what failed', async () => {
  hosted.changeSipRealm.mockResolvedValue({ warning: 'No DNS here' });
  await choose('reef');
  await press(`${texts}.submit`);
  await waitFor(() => expect(here()).toBe('/internal/accounts/a-1/edit'));
  expect(messages()).toEqual([`${texts}.changedBut reef.calls.example No DNS here`]);
});

it('one that is refused is looked up again', async () => {
  await choose('reef');
  hosted.changeSipRealm.mockRejectedValue(new Error('taken'));
  hosted.isRealmAvailable.mockResolvedValue(false);
  await press(`${texts}.submit`);
  await screen.findByText(`${texts}.state.taken reef.calls.example`);
  expect(screen.getByRole('alert')).toHaveTextContent('taken');
  expect([isInvalid(), submit().disabled, here()]).toEqual(['true', true, page]);
});

it.each([
  ['ab', 'short', 'false'],
  ['-ab', 'wrong', 'true'],
  ['a'.repeat(64), 'wrong', 'true'],
])('%s is no subdomain', async (typed, said, invalid) => {
  await openForm();
  fill(typed);
  await screen.findByText(`${texts}.state.${said}`, { exact: false });
  expect([isInvalid(), submit().disabled]).toEqual([invalid, true]);
});

it('a realm of another domain is not taken for a subdomain', async () => {
  account = { ...account, sip_realm: 'tide.elsewhere.example' };
  await openForm();
  expect(field().value).toBe('');
});

it('a platform without a domain says so', async () => {
  account = { ...account, root_domain: null };
  open();
  await screen.findByText(`${texts}.noRoot`);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('an account that cannot be read is read again', async () => {
  hosted.getCurrentUser.mockRejectedValueOnce(new Error('away'));
  open();
  await screen.findByText('away');
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByRole('button').click();
  await screen.findByRole('textbox');
});
