// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { type ComponentProps, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Config, setConfig } from '../src/config';
import { Login, prepareLogin } from '../src/publicRoutes';

vi.mock('../src/i18n/AddedTexts', () => ({ prepareTexts: async () => undefined }));
vi.mock('../src/pages/public/LoginPage', () => ({ LoginPage: () => 'a password' }));
vi.mock('../src/pages/hosted/signUp/HostedLogin', () => ({ HostedLogin: () => 'an address' }));

afterEach(cleanup);

it.each([
  [null, 'a password'],
  [{}, 'an address'],
])('where hosted mode is %j, the prepared sign-in page is drawn at once', async (hosted, asks) => {
  setConfig({ hosted } as Config);
  await prepareLogin('en');
  const props = {} as ComponentProps<typeof Login>;
  render(
    <Suspense fallback="waiting">
      <Login {...props} />
    </Suspense>,
  );
  expect(screen.queryByText('waiting')).toBeNull();
  expect(document.body).toHaveTextContent(asks);
});
