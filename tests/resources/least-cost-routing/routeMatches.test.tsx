// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { Form } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { matchRoute, type RouteMatch } from '../../../src/engines/routes/matchRoute';
import { RouteMatches } from '../../../src/resources/least-cost-routing/tester/RouteMatches';
import type { TestedRoute } from '../../../src/resources/least-cost-routing/tester/useRouteMatches';
import { clearDrawn, draw } from '../../support/drawn';

interface Answer {
  tested: TestedRoute[] | undefined;
  error: Error | null;
  refetch: () => void;
}
const answer = vi.hoisted((): Answer => ({ tested: [], error: null, refetch: () => undefined }));
// The worker that matches has tests of its own.
vi.mock('../../../src/resources/least-cost-routing/tester/useRouteMatches', () => ({
  useRouteMatches: () => answer,
}));

const number = '+4930123';
const carriers = ['c-1', 'c-2'].map((id) => ({ id, name: `Carrier ${id}`, is_active: true }));
const refetch = vi.fn();

const route = (regex: string, state?: 'timedOut' | 'skipped'): Omit<TestedRoute, 'place'> => ({
  route: {
    ...{ regex, description: null, voip_carrier_sid: 'c-1', further_carriers: ['c-2'] },
  } as TestedRoute['route'],
  match: state ? { state } : (matchRoute(regex, number) as RouteMatch),
});
const open = () =>
  draw(
    <Form record={{ id: 't-1', default_carrier_sid: 'c-2' }}>
      <RouteMatches number={number} routes={[]} />
    </Form>,
    { provider: { getRoutingCarriers: async () => carriers } as object },
  );
/** What is said of each route, without its carriers; and of the default one. */
async function said(...routes: Omit<TestedRoute, 'place'>[]) {
  answer.tested = routes.map((one, place) => ({ ...one, place }));
  open();
  await screen.findAllByText(/Carrier c-2/);
  return screen
    .getAllByRole('listitem')
    .map((line) =>
      [
        ...(line.textContent ?? '').matchAll(
          /(?<=tester\.)(?!route|defaultRoute)[a-z]+(?:Plus|Takes|Long|Help|Tried)*/g,
        ),
      ].join(' '),
    );
}

beforeEach(() => Object.assign(answer, { tested: [], error: null, refetch }));
afterEach(clearDrawn);

it.each<[string, Omit<TestedRoute, 'place'>[], string[]]>([
  ['no route', [], ['defaultTakes']],
  ['one that fits', [route('^\\+?49')], ['takes', '']],
  ['two that fit', [route('^\\+?49'), route('^\\+')], ['takes', 'also', '']],
  ['one that does not fit, which is not shown', [route('^1'), route('^\\+')], ['takes', '']],
  ['one that fits but for the plus', [route('^49')], ['besidePlus', 'defaultTakes']],
  ['one that fits behind the plus', [route('49')], ['takes afterPlus', '']],
  ['digits in the middle', [route('30')], ['takes middle', '']],
  ['an expression in the middle', [route('3.1')], ['takes', '']],
  [
    'a broken one before that which takes it',
    [route('('), route('^\\+')],
    ['invalid', 'takes uncertain', ''],
  ],
  ['a broken one behind it', [route('^\\+'), route('(')], ['takes', 'invalid', '']],
  [
    'one that took too long',
    [route('^1', 'timedOut')],
    ['tooLong tooLongHelp', 'defaultTakes uncertain'],
  ],
  ['one that was not tried', [route('^49', 'skipped')], ['notTried', 'defaultTakes uncertain']],
])('of a number it is said who takes it: %s', async (_what, routes, words) => {
  expect(await said(...routes)).toEqual(words);
});

it('the part of the number that fits is marked, between what does not', async () => {
  await said(route('30'));
  const mark = document.querySelector('mark');
  expect(mark?.textContent).toBe('30');
  expect(mark?.parentElement?.textContent).toBe(number);
});

it('each route is said with its place and its carriers, the default one with its own', async () => {
  await said(route('^1'), route('^\\+'));
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/route 2.*Carrier c-1.*Carrier c-2/),
      expect.stringMatching(/^[^1]*defaultRoute[^1]*Carrier c-2$/),
    ]),
  );
});

it('while it is tested nothing is said of any route', async () => {
  answer.tested = undefined;
  open();
  const status = await screen.findByRole('status');
  expect(status.textContent).toMatch(/tester\.testing$/);
  expect(status.getAttribute('aria-busy')).toBe('true');
});

it('what failed is said, and tried again', async () => {
  answer.error = new Error('The worker broke');
  open();
  (await screen.findByRole('button', { name: 'app.errors.retry' })).click();
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
