import { type ComponentProps, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { config } from './config';
import { ForgotPasswordPage } from './pages/public/ForgotPasswordPage';
import { CleanAddress } from './pages/public/parts/CleanAddress';

const LazyResetPassword = lazy(async () => ({
  default: (await import('./pages/public/ResetPasswordPage')).ResetPasswordPage,
}));

const ResetPassword = (props: ComponentProps<typeof LazyResetPassword>) => (
  <Suspense fallback={null}>
    <LazyResetPassword {...props} />
  </Suspense>
);

/** The signed-out pages that a deployment may have or not (rule 2.1). */
export const optionalRoutes = (): RouteObject[] => [
  ...(config().forgotPassword
    ? [
        { path: 'forgot-password', element: <ForgotPasswordPage /> },
        {
          path: 'reset-password/:link?',
          element: (
            <CleanAddress path="/reset-password">
              {({ pathname }) => <ResetPassword link={linkIn(pathname)} />}
            </CleanAddress>
          ),
        },
      ]
    : []),
];

/** The id of a mailed link out of its path. */
const linkIn = (pathname: string): string | undefined => pathname.split('/')[2] || undefined;
