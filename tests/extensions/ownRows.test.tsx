// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnRows } from '../../src/extensions/OwnRows';
import { clearDrawn, draw, press, ready } from '../support/drawn';

interface Room {
  sid: string;
  name: string;
}
const refetch = vi.fn();
afterEach(() => {
  clearDrawn();
  refetch.mockReset();
});

function open(data: Room[] | undefined, error: Error | null = null) {
  draw(
    <>
      <OwnRows<Room>
        label="Rooms"
        query={{ data, error, refetch }}
        keyOf={({ sid }) => sid}
        columns={[
          { label: 'Name', cell: ({ name }) => <b>{name}</b> },
          { label: 'Id', cell: ({ sid }) => sid },
        ]}
        empty={{ title: 'No room', text: 'None is open' }}
      />
      <p>drawn</p>
    </>,
  );
  return ready(screen.findByText('drawn'));
}

it('rows are a table that the keyboard can scroll', async () => {
  await open([
    { sid: 'r-1', name: 'One' },
    { sid: 'r-2', name: 'Two' },
  ]);
  expect(screen.getByRole('region', { name: 'Rooms' }).tabIndex).toBe(0);
  expect(screen.getByRole('table', { name: 'Rooms' })).toBeVisible();
  const texts = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((one) => one.textContent));
  expect(texts).toEqual([
    ['Name', 'Id'],
    ['One', 'r-1'],
    ['Two', 'r-2'],
  ]);
});

it('none are said to be none', async () => {
  await open([]);
  expect(screen.getByText('No room')).toBeVisible();
  expect(screen.getByText('None is open')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('rows that are still to come are none yet', async () => {
  await open(undefined);
  expect(screen.queryByText('No room')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Rooms' })).toBeNull();
});

it('rows that cannot be had are asked for again, whatever was there before', async () => {
  await open([{ sid: 'r-1', name: 'One' }], new Error('away'));
  expect(screen.getByText('away')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await press('app.errors.retry');
  expect(refetch).toHaveBeenCalledOnce();
});
