// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { RecordContextProvider } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UsedBy } from '../../../src/components/usage/UsedBy';
import type { Used, Uses, UsesOfRecord } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';
import { stubSight } from '../../support/sight';

const getUses = vi.fn<(of: string, record: object, isWhole: boolean) => Promise<UsesOfRecord>>();
const record = { id: 'c-1', name: 'Acme' };

beforeEach(() => {
  stubSight(true);
  getUses.mockReset();
});
afterEach(() => {
  clearDrawn();
  vi.unstubAllGlobals();
});

function open() {
  draw(
    <RecordContextProvider value={record}>
      <UsedBy />
    </RecordContextProvider>,
    { provider: { getUses } as object },
  );
}
const many = (count: number, resource: Used['resource'] = 'applications') =>
  Array.from(
    { length: count },
    (_none, place): Used => Object.assign({ resource, id: `i-${place}`, name: `N ${place}` }),
  );
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const heads = () =>
  [...document.querySelectorAll('p.MuiTypography-h3')].map(({ textContent }) => textContent);
const usage = (kind: string) => `resources.carriers.usage.${kind}`;

const first10 = many(10).map(({ name }) => name);
it.each<[string, Uses, string[], string[], string?]>([
  ['two', { records: many(2), count: 2 }, [`${usage('x')} (2)`], ['N 0', 'N 1']],
  ['ten', { records: many(10), count: 10 }, [`${usage('x')} (10)`], first10],
  ['twelve', { records: many(12), count: 12 }, [`${usage('x')} (12)`], [...first10, '+ 2']],
  ['keys alone', { records: many(12, 'api-keys'), count: 12 }, [`${usage('x')} (12)`], []],
  ['none', { records: [], count: 0 }, [], []],
  [
    'some of a part',
    { records: many(1), count: 1, looked: { at: 3, of: 9 } },
    ...([[`${usage('x')} (1)`], ['N 0'], 'app.usedBy.looked 3 9'] as [string[], string[], string]),
  ],
  [
    'none of a part',
    { records: [], count: 0, looked: { at: 3, of: 9 } },
    ...([[`${usage('x')} (0)`], [], 'app.usedBy.looked 3 9'] as [string[], string[], string]),
  ],
  [
    'a list that was not looked at',
    { records: [], count: 0, looked: { at: 0, of: 9 } },
    ...([[usage('x')], [], 'app.usedBy.notLooked 0 9'] as [string[], string[], string]),
  ],
])('%s in use is shown so', async (_what, uses, title, names, note) => {
  getUses.mockResolvedValue({ kinds: { x: uses }, isPart: false });
  open();
  if (title.length === 0) await ready(screen.findByText('app.usedBy.none'));
  await waitFor(() => expect(heads()).toEqual(title));
  expect(items()).toEqual(names);
  expect(screen.queryByText('app.usedBy.none') !== null).toBe(title.length === 0);
  if (note) expect(screen.getByText(note)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(getUses.mock.calls).toEqual([['carriers', record, false]]);
});

it('what was looked at in part is looked at wholly where that is wished', async () => {
  getUses.mockResolvedValueOnce({ kinds: {}, isPart: true });
  getUses.mockResolvedValueOnce({ kinds: { x: { records: many(1), count: 1 } }, isPart: false });
  open();
  await ready(screen.findByText('app.usedBy.noneYet'));
  await press('app.usedBy.all');
  await waitFor(() => expect(items()).toEqual(['N 0']));
  expect(getUses.mock.calls.map(([, , isWhole]) => isWhole)).toEqual([false, true]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('what cannot be asked says why, and is asked again', async () => {
  getUses.mockRejectedValueOnce(new Error('down'));
  getUses.mockResolvedValueOnce({ kinds: {}, isPart: false });
  open();
  await ready(screen.findByText('down'));
  expect(screen.queryByText(/app.usedBy.none/)).toBeNull();
  screen.getByRole('button').click();
  await ready(screen.findByText('app.usedBy.none'));
  expect(screen.queryByText('down')).toBeNull();
});
