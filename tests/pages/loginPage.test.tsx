// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setConfig } from '../../src/config';
import { readConfig } from '../../src/config/readConfig';
import { publicMessages } from '../../src/i18n/en/public';
import { PublicTextsProvider } from '../../src/i18n/PublicTexts';
import { LoginPage } from '../../src/pages/public/LoginPage';
import * as session from '../../src/session';
import { keepUntold } from '../../src/session/untold';

beforeEach(() => {
  sessionStorage.clear();
  const result = readConfig({}, {}, 'https://console.example');
  if ('config' in result) setConfig(result.config);
});

afterEach(cleanup);

/** In development React runs every effect twice; a message that is given once must survive that. */
const open = () =>
  render(
    <StrictMode>
      <PublicTextsProvider initial={{ locale: 'en', messages: publicMessages }}>
        <MemoryRouter>
          <LoginPage prepareConsole={vi.fn()} />
        </MemoryRouter>
      </PublicTextsProvider>
    </StrictMode>,
  );

it.each([
  ['signedOut', "You've successfully logged out.", 'success'],
  ['passwordSet', 'New password was successfully set.', 'success'],
  ['passwordEmailSent', 'A password reset email has been sent to your email address.', 'success'],
  ['expired', 'Your session has expired. Please log in and try again.', 'error'],
  ['unreachable', 'The server cannot be reached', 'error'],
  ['loginRequired', 'You must log in to view that page', 'error'],
] as const)('tells %s once, in the specified words', (flash, text, kind) => {
  session.setFlash(flash);
  const { unmount, container } = open();
  expect(screen.getByText(text)).toBeVisible();
  expect(container.querySelector(`[data-severity=${kind}]`)).not.toBeNull();
  unmount();
  open();
  expect(screen.queryByText(text)).toBeNull();
});

it.each([
  [true, 1],
  [false, 0],
])('has a way to a forgotten password where the deployment has one: %s', (hasOne, count) => {
  const result = readConfig({ ENABLE_FORGOT_PASSWORD: hasOne }, {}, 'https://console.example');
  if ('config' in result) setConfig(result.config);
  open();
  expect(screen.queryAllByRole('link', { name: 'Forgot Password' })).toHaveLength(count);
});

it.each([
  ['Username', 'Password', {}],
  ['Username', undefined, { Password: 'Secret-1!' }],
  ['Password', undefined, { Username: 'nora' }],
])('sends nothing without both, and goes to the %s', async (missing, alsoMissing, typed) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response('[]'));
  vi.stubGlobal('fetch', fetched);
  const page = within(open().container);
  const field = (label: string) =>
    page.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(field(label), { target: { value } });
  }
  fireEvent.click(page.getByRole('button', { name: 'Log in' }));
  expect(await page.findAllByText('Required')).toHaveLength(alsoMissing ? 2 : 1);
  expect(field(missing)).toHaveFocus();
  const signIns = fetched.mock.calls.filter(([, { body }]) => String(body).includes('username'));
  expect(signIns).toEqual([]);
  vi.unstubAllGlobals();
});

it('says what its marks mean', () => {
  open();
  expect(screen.getByText(publicMessages.public.requiredNote)).toBeVisible();
});

it('says that a log-out was not confirmed, while it is not', async () => {
  keepUntold({ token: 'x', endsAt: null });
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  act(() => keepUntold(null));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each([
  ['names settings that nothing reads', ['API_BASE'], 'API_BASE in config.js'],
  ['names none where there is none', [], null],
])('%s', async (_what, unknown, text) => {
  window.trunklineSettings = { config: null, problems: [], unknown, hasFace: false };
  open();
  if (text) expect(await screen.findByText(new RegExp(text))).toBeVisible();
  else expect(screen.queryByText(/config\.js/)).toBeNull();
  window.trunklineSettings = undefined;
});

it.each([
  ['both fields', { Username: 'nora', Password: 'Secret-1!' }],
  ['the password alone', { Password: 'Secret-1!' }],
])('sends what a password manager filled in without an event (%s)', async (_which, filled) => {
  const fetched = vi.fn(
    async (_address: string, _init: RequestInit) => new Response('', { status: 403 }),
  );
  vi.stubGlobal('fetch', fetched);
  const page = within(open().container);
  const username = page.getByLabelText(/^Username/);
  if (!('Username' in filled)) fireEvent.change(username, { target: { value: 'nora' } });
  for (const [label, value] of Object.entries(filled)) {
    const input = page.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, value);
  }
  fireEvent.click(page.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
    username: 'nora',
    password: 'Secret-1!',
  });
  expect(page.queryByText('Required')).toBeNull();
  expect(username).toHaveValue('nora');
  vi.unstubAllGlobals();
});
