// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import {
  type RouterNavigateFunction,
  RouterProviderContext,
  useLocation,
  useNavigate,
} from 'ra-core';
import { memo, useEffect } from 'react';
import { createBrowserRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useOwnSearch } from '../../src/components/page/useOwnSearch';
import { base } from '../../src/routing/addresses';
import { routerProvider } from '../../src/routing/routerProvider';
import { StableNavigate } from '../../src/routing/StableNavigate';

let navigate: RouterNavigateFunction;
let changeSearch: ReturnType<typeof useOwnSearch>;

const Page = () => {
  const own = useOwnSearch();
  useEffect(() => {
    changeSearch = own;
  }, [own]);
  return null;
};

/** How often whoever leads elsewhere was drawn. */
let drawn = 0;
const Frame = memo(function Frame() {
  navigate = useNavigate();
  drawn += 1;
  return null;
});

const Frames = () => (
  <>
    <Frame />
    <Page key={useLocation().pathname} />
  </>
);

/** What a page may still do with its own address, whose effects come after the next page was asked for. */
const goTo = async (path: string) => {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter(
    [
      {
        path: '*',
        element: (
          <StableNavigate>
            <RouterProviderContext.Provider value={routerProvider}>
              {/* As the console's pages are: routes within the one that the router knows. */}
              <Routes>
                <Route path="*" element={<Frames />} />
              </Routes>
            </RouterProviderContext.Provider>
          </StableNavigate>
        ),
      },
    ],
    { basename: base() },
  );
  await act(async () => render(<RouterProvider router={router} />));
  return router;
};

afterEach(() => {
  document.documentElement.removeAttribute('data-base');
  window.history.replaceState(null, '', '/');
});

it('a page completes its own address', async () => {
  await goTo('/internal/recent-calls');
  await act(async () => changeSearch('?date=today', { replace: true }));
  expect(location.pathname + location.search).toBe('/internal/recent-calls?date=today');
});

it.each([
  ['completes its address', { replace: true }],
  ['takes a step in it', { replace: false }],
])('a page that was left is not come back to when it %s', async (_what, how) => {
  const router = await goTo('/internal/recent-calls');
  const late = changeSearch;
  await act(async () => router.navigate('/internal/alerts'));
  await act(async () => late('?date=today', how));
  expect(location.pathname + location.search).toBe('/internal/alerts');
});

it('a page that was left may still lead somewhere', async () => {
  const router = await goTo('/internal/recent-calls');
  const late = navigate;
  await act(async () => router.navigate('/internal/alerts'));
  await act(async () => late('/internal/users'));
  expect(location.pathname).toBe('/internal/users');
});

it('who may lead elsewhere is not drawn again with each address', async () => {
  const router = await goTo('/internal/recent-calls');
  const before = { drawn, navigate };
  await act(async () => router.navigate('/internal/alerts?page=2'));
  await act(async () => navigate(-1));
  await vi.waitFor(() => expect(location.pathname).toBe('/internal/recent-calls'), 10_000);
  await act(async () => navigate('/internal/users/create', { state: { a: 1 } }));
  expect(location.pathname).toBe('/internal/users/add');
  expect({ drawn, navigate }).toEqual(before);
});

it('an address below a base is led to as any other', async () => {
  document.documentElement.dataset.base = '/portal/';
  await goTo('/portal/internal/recent-calls');
  await act(async () => changeSearch('?date=today'));
  expect(location.pathname + location.search).toBe('/portal/internal/recent-calls?date=today');
  await act(async () => navigate('/internal/users'));
  expect(location.pathname).toBe('/portal/internal/users');
});
