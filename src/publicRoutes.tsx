import { type ComponentProps, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { config } from './config';
import { ConsoleLoading } from './pages/public/ConsoleLoading';
import { ForgotPasswordPage } from './pages/public/ForgotPasswordPage';
import { LoginPage } from './pages/public/LoginPage';
import { CleanAddress } from './pages/public/parts/CleanAddress';

const LazyResetPassword = lazy(async () => ({
  default: (await import('./pages/public/ResetPasswordPage')).ResetPasswordPage,
}));
const SignUpPages = lazy(async () => ({
  default: (await import('./pages/public/signUp/SignUpPages')).SignUpPages,
}));
const OAuthCallbackPage = lazy(async () => ({
  default: (await import('./pages/public/signUp/OAuthCallbackPage')).OAuthCallbackPage,
}));
const HostedLogin = lazy(async () => ({
  default: (await import('./pages/public/signUp/HostedLogin')).HostedLogin,
}));
const SignUpGate = lazy(async () => ({
  default: (await import('./pages/public/signUp/SignUpGate')).SignUpGate,
}));

/** The sign-in page that this deployment has. */
export const Login = (props: ComponentProps<typeof LoginPage>) =>
  config().hosted ? (
    <Suspense fallback={null}>
      <HostedLogin {...props} />
    </Suspense>
  ) : (
    <LoginPage {...props} />
  );

/** In hosted mode, leads account users whose account has no SIP realm to where they choose one. */
export const SignedUpOnly = (props: ComponentProps<typeof SignUpGate>) =>
  config().hosted ? (
    <Suspense fallback={<ConsoleLoading />}>
      <SignUpGate {...props} />
    </Suspense>
  ) : (
    props.children
  );

/** The second segment of a path, as it stands there. */
const secondOf = (pathname: string): string => pathname.split('/')[2] ?? '';

/** The signed-out pages that a deployment may have or not (rule 2.1). */
export const optionalRoutes = (): RouteObject[] => [
  ...(config().forgotPassword
    ? [
        { path: 'forgot-password', element: <ForgotPasswordPage /> },
        {
          path: 'reset-password/:link?',
          element: (
            <CleanAddress path="/reset-password">
              {({ pathname }) => (
                <Suspense fallback={null}>
                  <LazyResetPassword link={secondOf(pathname) || undefined} />
                </Suspense>
              )}
            </CleanAddress>
          ),
        },
      ]
    : []),
  ...(config().hosted
    ? [
        {
          path: 'register/*',
          element: (
            <Suspense fallback={null}>
              <SignUpPages />
            </Suspense>
          ),
        },
        {
          path: 'oauth-callback/:provider',
          element: (
            <CleanAddress>
              {({ pathname, search }) => (
                <Suspense fallback={null}>
                  <OAuthCallbackPage provider={secondOf(pathname)} search={search} />
                </Suspense>
              )}
            </CleanAddress>
          ),
        },
      ]
    : []),
];
