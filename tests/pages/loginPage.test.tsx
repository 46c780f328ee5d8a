// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { setConfig } from '../../src/config';
import { readConfig } from '../../src/config/readConfig';
import { publicMessages } from '../../src/i18n/en/public';
import { PublicTextsProvider } from '../../src/i18n/PublicTexts';
import { LoginPage } from '../../src/pages/public/LoginPage';
import * as session from '../../src/session';

beforeEach(() => {
  sessionStorage.clear();
  const result = readConfig({}, {}, 'https://console.example');
  if ('config' in result) setConfig(result.config);
});

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

it('has no way to a forgotten password unless the deployment has one', () => {
  open();
  expect(screen.queryByRole('link', { name: 'Forgot Password' })).toBeNull();
});
