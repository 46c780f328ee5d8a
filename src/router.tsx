import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet } from 'react-router-dom';
import { landingPath } from './authProvider/signIn';
import { config } from './config';
import { ConsoleError } from './pages/public/ConsoleError';
import { ConsoleLoading } from './pages/public/ConsoleLoading';
import { CreatePasswordPage } from './pages/public/CreatePasswordPage';
import { ForgotPasswordPage } from './pages/public/ForgotPasswordPage';
import { LoginPage } from './pages/public/LoginPage';
import { NotFoundPage } from './pages/public/NotFoundPage';
import { PublicLayout } from './pages/public/PublicLayout';
import * as session from './session';
import { useIdentity } from './session/useSession';
import { loadConsole } from './loadConsole';

const Console = lazy(loadConsole);

/** The console is for those who are signed in; everyone else is told so on the sign-in page. */
const SignedInOnly = () => {
  const identity = useIdentity();
  if (identity) {
    return (
      <Suspense fallback={<ConsoleLoading />}>
        <Console />
      </Suspense>
    );
  }
  session.flashUnlessWaiting('loginRequired');
  return <Navigate to="/" replace />;
};

/** The sign-in page, for those who are not signed in yet. */
const SignedOutOnly = () => {
  const identity = useIdentity();
  return identity ? <Navigate to={landingPath(identity)} replace /> : <LoginPage />;
};

/** The table of routes: signed-out pages at once, everything under /internal lazily. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Outlet />,
      errorElement: <ConsoleError />,
      children: [
        {
          element: <PublicLayout />,
          children: [
            { index: true, element: <SignedOutOnly /> },
            { path: 'create-password', element: <CreatePasswordPage /> },
            ...(config().forgotPassword
              ? [{ path: 'forgot-password', element: <ForgotPasswordPage /> }]
              : []),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
        { path: 'internal/*', element: <SignedInOnly /> },
      ],
    },
  ]);
