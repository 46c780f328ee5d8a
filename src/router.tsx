import { useTheme } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  type RouteObject,
  useNavigate,
} from 'react-router-dom';
import { landingPath } from './authProvider/signIn';
import { rateLimit, subscribeToRateLimit } from './http';
import { beginConsole, loadConsole, rehearseConsole, takeConsole } from './loadConsole';
import { leaveScreen } from './onScreen';
import { ConsoleError } from './pages/public/ConsoleError';
import { ConsoleLoading } from './pages/public/ConsoleLoading';
import { PublicLayout } from './pages/public/PublicLayout';
import { Login, publicRoutes, SignedUpOnly } from './publicRoutes';
import { base, consoleRoot, here } from './routing/addresses';
import { repairAddress } from './routing/repairAddress';
import { StableNavigate } from './routing/StableNavigate';
import * as session from './session';
import { useIdentity } from './session/useSession';
import type { Identity } from './types';

/**
 * A console of its own for each sign-in: what one user's console holds in memory is never shown to
 * the next, and it speaks the language that was last chosen on the sign-in page.
 */
const OwnConsole = () => {
  const [Console] = useState(
    () => takeConsole() ?? lazy(async () => ({ default: (await loadConsole())() })),
  );
  return (
    <Suspense fallback={<ConsoleLoading />}>
      <Console />
    </Suspense>
  );
};

/** Fetches the console ahead. A failure is reported when the console is really opened. */
const prepareConsole = () => {
  loadConsole().catch(() => undefined);
};

/** The console, for signed-in users; everyone else gets the sign-in page. */
const SignedInOnly = () => {
  const identity = useIdentity();
  if (!identity) {
    session.flashUnlessWaiting('loginRequired');
    return <Navigate to="/" replace />;
  }
  if (session.forcedChange()) return <Navigate to="/create-password" replace />;
  return (
    <SignedUpOnly key={identity.userSid} identity={identity} prepareConsole={prepareConsole}>
      <OwnConsole />
    </SignedUpOnly>
  );
};

const SignedOutFrame = () => (
  <PublicLayout
    resumesAt={useSyncExternalStore(subscribeToRateLimit, rateLimit, rateLimit)?.resumesAt ?? null}
  />
);

/** Leads to the console, which begins meanwhile. */
const LeadOn = ({ identity }: { identity: Identity }) => {
  const navigate = useNavigate();
  const [{ path, ready }] = useState(() => {
    const path = landingPath(identity);
    return { path, ready: session.forcedChange() ? null : beginConsole(path) };
  });
  useEffect(() => {
    let isLeft = false;
    void Promise.resolve(ready).then(() => !isLeft && navigate(path, { replace: true }));
    return () => {
      isLeft = true;
    };
  }, [navigate, path, ready]);
  return null;
};

/** The sign-in page, for those who are not signed in yet. While somebody types, the console is rehearsed. */
const SignedOutOnly = () => {
  const identity = useIdentity();
  const theme = useTheme();
  if (identity) return <LeadOn identity={identity} />;
  return <Login prepareConsole={() => void rehearseConsole(theme).catch(() => undefined)} />;
};

/** The table of routes: signed-out pages at once, everything under /internal lazily. */
export const routes = (): RouteObject[] => [
  {
    element: (
      <StableNavigate>
        <Outlet />
      </StableNavigate>
    ),
    errorElement: <ConsoleError />,
    children: [
      {
        element: <SignedOutFrame />,
        children: [{ index: true, element: <SignedOutOnly /> }, ...publicRoutes()],
      },
      { path: `${consoleRoot}/*`, element: <SignedInOnly /> },
    ],
  },
];

export const createRouter = () => {
  repairAddress();
  const router = createBrowserRouter(routes(), { basename: base() });
  let path = here().pathname;
  router.subscribe(() => {
    const { pathname } = here();
    if (pathname === path) return;
    path = pathname;
    leaveScreen();
  });
  return router;
};
