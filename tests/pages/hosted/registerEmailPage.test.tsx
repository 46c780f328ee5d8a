// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acceptTerms, noteUnansweredSignUp } from '../../../src/hosted/signUpState';
import { AddedTexts } from '../../../src/i18n/AddedTexts';
import { publicMessages } from '../../../src/i18n/en/public';
import { messages } from '../../../src/i18n/en/signUp';
import { PublicTextsProvider } from '../../../src/i18n/PublicTexts';
import { RegisterEmailPage } from '../../../src/pages/hosted/signUp/RegisterEmailPage';
import * as session from '../../../src/session';
import { accountClaims, tokenOf } from '../../support/token';

const given = vi.hoisted(() => ({ knownSignUp: vi.fn(), register: vi.fn() }));
vi.mock('../../../src/hosted/signUp', async (original) => ({
  ...(await original<object>()),
  ...given,
}));

const texts = messages.public.registerEmail;
const logIn = messages.public.register.login;
const { required } = publicMessages.public;
const waiting = {
  ...{ userSid: accountClaims.user_sid, step: 'verify', email: 'sam@example.com' },
  rootDomain: 'calls.example',
};

beforeEach(() => {
  given.knownSignUp.mockReset().mockReturnValue(waiting);
  given.register.mockReset().mockResolvedValue(null);
  acceptTerms(true);
});
afterEach(() => {
  cleanup();
  acceptTerms(false);
  noteUnansweredSignUp(null);
  session.leave();
  session.left(null);
});

const open = () =>
  render(
    <PublicTextsProvider initial={{ locale: 'en', messages: publicMessages }}>
      <MemoryRouter initialEntries={['/register/email']}>
        <AddedTexts group="loadSignUp">
          <Routes>
            <Route path="/register/email" element={<RegisterEmailPage />} />
            <Route path="/register/email/*" element={<p>the code</p>} />
            <Route path="/register" element={<p>the ways</p>} />
            <Route path="/" element={<p>the sign-in</p>} />
          </Routes>
        </AddedTexts>
      </MemoryRouter>
    </PublicTextsProvider>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const saidAt = (label: string) =>
  (field(label).getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
async function openForm() {
  open();
  await screen.findByLabelText(new RegExp(`^${texts.email}`));
}
const values = () => [texts.email, texts.password].map((label) => field(label).value);
function send(...typed: string[]) {
  for (const [index, value] of typed.entries()) {
    fireEvent.change(field([texts.email, texts.password][index] ?? ''), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
}

it.each([
  ['', '', required, required],
  ['  ', 'Secret-1', required, ''],
  ['sam', 'Secret-1', texts.invalidEmail, ''],
  ['sam@example.com', '       ', '', required],
  ['sam@example.com', '12345', '', texts.tooShort],
])('%j with %j is not sent', async (email, password, first, second) => {
  await openForm();
  // An effect gives it the focus.
  await waitFor(() => expect(field(texts.email)).toHaveFocus());
  send(email, password);
  await waitFor(() => expect(field(first ? texts.email : texts.password)).toBeInvalid());
  expect(saidAt(texts.email)).toBe(first);
  expect(saidAt(texts.password)).toBe([second, texts.passwordHint].filter(Boolean).join(' '));
  expect(given.register).not.toHaveBeenCalled();
});

it('an address and six letters are sent, and the code is asked for', async () => {
  await openForm();
  expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
  expect(screen.getByText(`${texts.intro} ${publicMessages.public.requiredNote}`)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(values()).toEqual(['', '']);
  let answer: (refused: null) => void = () => undefined;
  given.register.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  send(' ada@example.com ', 'secret');
  await screen.findByRole('button', { name: texts.busy });
  answer(null);
  expect(await screen.findByText('the code')).toBeVisible();
  expect(given.register.mock.calls).toEqual([['ada@example.com', 'secret']]);
});

it.each([
  [422, 'Account already exists for this email', texts.email, texts.taken],
  [400, 'invalid email', texts.email, texts.invalidEmail],
  [400, 'password must be longer', texts.password, texts.tooShort],
  [500, 'The disk is full', null, 'The disk is full'],
  [500, 'no invalid email, but no password must be had', null, 'no invalid email'],
  [0, 'lost', null, texts.maybe],
])('a refusal (%i, %j) is said at %s', async (status, message, where, said) => {
  given.register.mockResolvedValueOnce({ status, message });
  await openForm();
  send('ada@example.com', 'secret');
  if (where) {
    await waitFor(() => expect(saidAt(where)).toContain(said));
    expect(field(where)).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  } else {
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(said);
    expect(alert).toHaveFocus();
    // Who may have an account by now is led to the sign-in.
    expect(alert.querySelectorAll('a')).toHaveLength(status === 0 ? 1 : 0);
  }
  expect(values()).toEqual(['ada@example.com', 'secret']);
  // The next try takes back what was said of the last one.
  given.register.mockReturnValue(new Promise(() => undefined));
  send();
  await screen.findByRole('button', { name: texts.busy });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a sign-up that was not answered is told of with its address', async () => {
  noteUnansweredSignUp('ada@example.com');
  await openForm();
  expect(screen.getByRole('alert')).toHaveTextContent(texts.maybe);
  expect(values()).toEqual(['ada@example.com', '']);
  expect(field(texts.email)).toHaveFocus();
});

it('who waits for a code gets another one, at this address or a better one', async () => {
  session.start(tokenOf(accountClaims));
  noteUnansweredSignUp('ada@example.com');
  await openForm();
  expect(screen.getByRole('heading', { name: texts.againTitle })).toBeVisible();
  expect(screen.getByText(texts.againIntro, { exact: false })).toBeVisible();
  expect(values()).toEqual(['sam@example.com', '']);
  expect(field(texts.password)).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('link', { name: logIn })).toBeNull();
  given.register.mockResolvedValueOnce({ status: 0, message: 'lost' });
  send('sam@example.com', 'secret');
  expect(await screen.findByRole('alert')).not.toHaveTextContent(texts.maybe);
  fireEvent.click(screen.getByRole('link', { name: texts.back }));
  expect(await screen.findByText('the code')).toBeVisible();
});

it.each([
  [texts.otherWays, 'the ways'],
  [logIn, 'the sign-in'],
])('%s leads to %s', async (name, shown) => {
  await openForm();
  fireEvent.click(screen.getByRole('link', { name }));
  expect(await screen.findByText(shown)).toBeVisible();
});

it('who has not accepted the terms does that first', async () => {
  acceptTerms(false);
  open();
  expect(await screen.findByText('the ways')).toBeVisible();
});
