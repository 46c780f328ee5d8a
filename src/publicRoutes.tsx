import { type ComponentProps, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { onDemand } from './components/onDemand';
import { config } from './config';
import { prepareTexts } from './i18n/AddedTexts';
import type { Locale } from './i18n/locales';
import { ConsoleLoading } from './pages/public/ConsoleLoading';
import { LoginPage } from './pages/public/LoginPage';
import { CleanAddress } from './pages/public/parts/CleanAddress';
import { stepsOf } from './routing/addresses';

const CreatePasswordPage = onDemand(
  async () => (await import('./pages/public/CreatePasswordPage')).CreatePasswordPage,
);
const ForgotPasswordPage = onDemand(
  async () => (await import('./pages/public/ForgotPasswordPage')).ForgotPasswordPage,
);
const NotFoundPage = onDemand(
  async () => (await import('./pages/public/NotFoundPage')).NotFoundPage,
);
const ResetPasswordPage = onDemand(
  async () => (await import('./pages/public/ResetPasswordPage')).ResetPasswordPage,
);
const SignUpPages = onDemand(
  async () => (await import('./pages/hosted/signUp/SignUpPages')).SignUpPages,
);
const OAuthCallbackPage = onDemand(
  async () => (await import('./pages/hosted/signUp/OAuthCallbackPage')).OAuthCallbackPage,
);
const HostedLogin = onDemand(
  async () => (await import('./pages/hosted/signUp/HostedLogin')).HostedLogin,
);
const SignUpGate = onDemand(
  async () => (await import('./pages/hosted/signUp/SignUpGate')).SignUpGate,
);

/** The sign-in page that this deployment has. */
export const Login = (props: ComponentProps<typeof LoginPage>) =>
  config().hosted ? <HostedLogin {...props} /> : <LoginPage {...props} />;

/** Fetches what the sign-in page of this deployment is drawn with, so that its first drawing is complete. */
export const prepareLogin = async (locale: Locale): Promise<void> => {
  if (!config().hosted) return;
  await Promise.all([HostedLogin.prepare(), prepareTexts('loadHostedLogin', locale)]);
};

/** In hosted mode, leads account users whose account has no SIP realm to where they choose one. */
export const SignedUpOnly = (props: ComponentProps<typeof SignUpGate>) =>
  config().hosted ? (
    <Suspense fallback={<ConsoleLoading />}>
      <SignUpGate {...props} />
    </Suspense>
  ) : (
    props.children
  );

/** The second step of a path, not decoded. */
const secondOf = (pathname: string): string => stepsOf(pathname)[1] ?? '';

const passwordRoutes: RouteObject[] = [
  { path: 'forgot-password', element: <ForgotPasswordPage /> },
  {
    path: 'reset-password/:link?',
    element: (
      <CleanAddress path="/reset-password">
        {({ pathname }) => <ResetPasswordPage link={secondOf(pathname) || undefined} />}
      </CleanAddress>
    ),
  },
];

const hostedRoutes: RouteObject[] = [
  { path: 'register/*', element: <SignUpPages /> },
  {
    path: 'oauth-callback/:provider',
    element: (
      <CleanAddress>
        {({ pathname, search }) => (
          <OAuthCallbackPage provider={secondOf(pathname)} search={search} />
        )}
      </CleanAddress>
    ),
  },
];

/** The signed-out pages beside the sign-in page; a deployment may lack some (rule 2.1). */
export const publicRoutes = (): RouteObject[] => [
  { path: 'create-password', element: <CreatePasswordPage /> },
  ...(config().forgotPassword ? passwordRoutes : []),
  ...(config().hosted ? hostedRoutes : []),
  // An address for another deployment may carry a code or a token.
  { path: '*', element: <CleanAddress>{() => <NotFoundPage />}</CleanAddress> },
];
