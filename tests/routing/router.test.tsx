// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type RouterNavigateFunction, RouterProviderContext, useNavigate } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { createMemoryRouter, Route, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { routerProvider } from '../../src/routing/routerProvider';
import { StableNavigate } from '../../src/routing/StableNavigate';
import { isTraversed, watchTraversals } from '../../src/routing/traversals';

const { Link, Navigate, Routes } = routerProvider;

/** A router within which something is drawn. */
function draw(children: ReactNode, path = '/internal/accounts') {
  const element = (
    <RouterProviderContext.Provider value={routerProvider}>
      {children}
    </RouterProviderContext.Provider>
  );
  const router = createMemoryRouter(
    [{ path: '*', element: <StableNavigate>{element}</StableNavigate> }],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const at = ({ state: { location } }: ReturnType<typeof draw>) =>
  location.pathname + location.search + location.hash;

afterEach(cleanup);

const ways: [what: string, to: string | object, where: string][] = [
  ['a new record', '/internal/users/create', '/internal/users/add'],
  ['a record', '/internal/users/u-1', '/internal/users/u-1/edit'],
  [
    'a record by its parts',
    { pathname: '/internal/users/u-1', search: '?a=b' },
    '/internal/users/u-1/edit?a=b',
  ],
  ['a list', '/internal/users?page=2', '/internal/users?page=2'],
  ['a place of the page', { hash: '#keys' }, '/internal/accounts#keys'],
];

it.each(ways)('a link to %s leads there', (_what, to, where) => {
  let anchor: HTMLAnchorElement | null = null;
  draw(
    <Link
      to={to}
      ref={(element: HTMLAnchorElement | null) => {
        anchor ??= element;
      }}
    >
      go
    </Link>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe(where);
  expect(anchor).toBe(screen.getByRole('link'));
});

it.each(ways.slice(0, -1))('being sent to %s leads there', async (_what, to, where) => {
  const router = draw(
    <Routes>
      <Route path="/start" element={<Navigate to={to} replace />} />
      <Route path="*" element="there" />
    </Routes>,
    '/start',
  );
  await screen.findByText('there');
  expect(at(router)).toBe(where);
});

it('steps go back', async () => {
  let navigate: RouterNavigateFunction = () => undefined;
  const Page = () => {
    navigate = useNavigate();
    return null;
  };
  const router = draw(<Page />);
  await act(async () => navigate('/internal/users/u-1'));
  expect(at(router)).toBe('/internal/users/u-1/edit');
  await act(async () => navigate(-1));
  expect(at(router)).toBe('/internal/accounts');
});

it.each([
  ['/add', 'create'],
  ['/u-1/edit', 'edit'],
  ['/u-1', 'list'],
  ['/u-1/show', 'show'],
  ['/', 'list'],
])('the routes of a resource take %s', (path, view) => {
  draw(
    <Routes>
      <Route path="create/*" element="create" />
      {null}
      <Fragment key="views">
        <Route path=":id/show/*" element="show" />
        <Route path=":id/*" element="edit" />
      </Fragment>
      <Route path="/*" element="list" />
    </Routes>,
    path,
  );
  expect(screen.getByText(view)).toBeDefined();
});

it('the routes of another place are those of that place', () => {
  draw(
    <Routes location="/u-1/edit">
      <Route path=":id/*" element="edit" />
      <Route path="/*" element="list" />
    </Routes>,
    '/',
  );
  expect(screen.getByText('edit')).toBeDefined();
});

it('a place that Back led to is told from one that a link led to, while that is watched', () => {
  const pop = (state: unknown) => window.dispatchEvent(new PopStateEvent('popstate', { state }));
  const stop = watchTraversals();
  expect(isTraversed(undefined)).toBe(false);
  pop({ key: 'a' });
  expect(['a', 'b', undefined].map(isTraversed)).toEqual([true, false, false]);
  pop(null);
  expect(['a', 'default'].map(isTraversed)).toEqual([false, true]);
  pop({ usr: 1 });
  expect(isTraversed('default')).toBe(true);
  stop();
  pop({ key: 'b' });
  expect(['b', 'default'].map(isTraversed)).toEqual([false, true]);
});
