// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../src/i18n/en/passwords';
import { publicMessages } from '../../src/i18n/en/public';
import { PublicTextsProvider } from '../../src/i18n/PublicTexts';
import { ForgotPasswordPage } from '../../src/pages/public/ForgotPasswordPage';
import * as session from '../../src/session';
import { adminClaims, tokenOf } from '../support/token';

const given = vi.hoisted(() => ({ requestPasswordReset: vi.fn() }));
vi.mock('../../src/authProvider/passwords', () => given);
const texts = messages.public.forgotPassword;
const { required, flash } = publicMessages.public;

beforeEach(() => void given.requestPasswordReset.mockReset().mockResolvedValue(null));
afterEach(() => {
  cleanup();
  session.takeFlash();
  session.leave();
  session.left(null);
});

async function open() {
  render(
    <PublicTextsProvider initial={{ locale: 'en', messages: publicMessages }}>
      <MemoryRouter initialEntries={['/forgot-password']}>
        <Routes>
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
      </MemoryRouter>
    </PublicTextsProvider>,
  );
  return screen.findByLabelText(new RegExp(`^${texts.email}`));
}
const send = (input: HTMLElement, value: string) => {
  fireEvent.change(input, { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
};

it.each([
  ['', required],
  ['   ', required],
  ['nora', texts.invalidEmail],
])('to %j nothing is sent', async (typed, said) => {
  const input = await open();
  await waitFor(() => expect(input).toHaveFocus());
  input.blur();
  send(input, typed);
  expect(await screen.findByText(said)).toBeVisible();
  expect(input).toHaveFocus();
  fireEvent.change(input, { target: { value: 'n' } });
  expect(screen.queryByText(said)).toBeNull();
  expect(given.requestPasswordReset).not.toHaveBeenCalled();
});

it('a letter is sent, which the sign-in page says', async () => {
  send(await open(), ' nora@example.com ');
  await screen.findByText('elsewhere');
  expect(given.requestPasswordReset.mock.calls).toEqual([['nora@example.com']]);
  expect(session.takeFlash()).toBe('passwordEmailSent');
});

it('who is signed in is told on the page, anew with each letter', async () => {
  session.start(tokenOf(adminClaims));
  const input = await open();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(flash.passwordEmailSent)).toBeNull();
  send(input, 'nora@example.com');
  expect(await screen.findByText(flash.passwordEmailSent)).toBeVisible();
  send(input, 'nora');
  await waitFor(() => expect(screen.queryByText(flash.passwordEmailSent)).toBeNull());
  expect(session.takeFlash()).toBeNull();
});

it('what is refused is said, until the next try', async () => {
  given.requestPasswordReset.mockResolvedValueOnce({ status: 404, message: 'Nobody is called so' });
  const input = await open();
  send(input, 'nora@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody is called so');
  expect(session.takeFlash()).toBeNull();
  send(input, '');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
