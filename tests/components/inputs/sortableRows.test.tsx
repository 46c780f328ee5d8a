// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SortableRows } from '../../../src/components/inputs/SortableRows';
import { clearDrawn, draw } from '../../support/drawn';

afterEach(clearDrawn);

const sight = {
  list: () => undefined,
  isDrawn: () => true,
  placeOf: (index: number) => ({ 'data-row': index }),
  keep: () => undefined,
  enter: () => undefined,
  follow: vi.fn(),
  reveal: () => undefined,
  onFocus: vi.fn(),
};
const onMove = vi.fn();
const onAct = vi.fn();
const input = (index: number, key: string) => <input aria-label={`input ${key}`} id={`${index}`} />;
const more = (index: number, name: string) => (
  <button type="button" onClick={() => onAct(index, name)}>{`act ${name}`}</button>
);

/** Rows that are called as their letters, in the order in which they stand by now. */
const Rows = ({ isFixed }: { isFixed: boolean }) => {
  const [keys, setKeys] = useState(['a', 'b', 'c']);
  const move = (from: number, to: number) => {
    onMove(from, to);
    const left = keys.filter((_key, index) => index !== from);
    setKeys([...left.slice(0, to), keys[from] ?? '', ...left.slice(to)]);
  };
  return (
    <fieldset disabled={isFixed}>
      <SortableRows
        label="Rows"
        rows={keys.map((key) => ({ key, name: key }))}
        window={{ ...sight, drawn: keys.map((_key, index) => ({ index })) }}
        onMove={move}
        actions={more}
      >
        {input}
      </SortableRows>
    </fieldset>
  );
};
async function open(isFixed = false) {
  for (const told of [sight.follow, sight.onFocus, onMove, onAct]) told.mockReset();
  draw(<Rows isFixed={isFixed} />);
  await screen.findByLabelText('input a');
}
const order = () =>
  [...document.querySelectorAll('li input')].map((one) => one.getAttribute('aria-label')?.at(-1));
const stands = (...keys: string[]) => waitFor(() => expect(order()).toEqual(keys));
const arrow = (way: 'Up' | 'Down', key: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `app.rows.move${way} ${key}` });
const said = () => screen.getByRole('status').textContent;

const keys = ['a', 'b', 'c'];
const alt = (key: string) => (row: string) =>
  fireEvent.keyDown(screen.getByLabelText(`input ${row}`), { key, altKey: true });
const press = (way: 'Up' | 'Down') => (row: string) => arrow(way, row).click();
const ways = { up: [press('Up'), alt('ArrowUp')], down: [press('Down'), alt('ArrowDown')] };
it.each<[string, keyof typeof ways, string[], string | null]>([
  ['a', 'down', ['b', 'a', 'c'], '1 2'],
  ['b', 'up', ['b', 'a', 'c'], '2 1'],
  ['b', 'down', ['a', 'c', 'b'], '2 3'],
  ['c', 'up', ['a', 'c', 'b'], '3 2'],
  ['a', 'up', keys, null],
  ['c', 'down', keys, null],
])('the row %s goes %s, by its arrow and by keys', async (row, way, wanted, moved) => {
  for (const go of ways[way]) {
    await open();
    go(row);
    await stands(...wanted);
    const places = moved?.split(' ').map((place) => Number(place) - 1);
    expect(onMove.mock.calls).toEqual(places ? [places] : []);
    // In sight wherever it is by now, and spoken.
    expect(sight.follow.mock.calls).toEqual(places ? [[places[1]]] : []);
    expect(said()).toBe(moved ? `app.rows.moved ${moved} 3` : '');
    expect([
      arrow('Up', wanted[0] ?? '').disabled,
      arrow('Down', wanted[2] ?? '').disabled,
    ]).toEqual([true, true]);
    expect([arrow('Down', wanted[0] ?? ''), arrow('Up', wanted[2] ?? '')]).toEqual(
      expect.arrayContaining([expect.objectContaining({ disabled: false })]),
    );
  }
});

it.each<[string, 'Up' | 'Down', 'Up' | 'Down']>([
  ['a', 'Down', 'Down'],
  ['b', 'Down', 'Up'],
  ['b', 'Up', 'Down'],
  ['c', 'Up', 'Up'],
])('of the row %s the arrow %s leaves the focus at its arrow %s', async (row, pressed, focused) => {
  await open();
  arrow(pressed, row).focus();
  arrow(pressed, row).click();
  await waitFor(() => expect(said()).not.toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(arrow(focused, row)));
});

it.each<[string, object, boolean]>([
  ['Alt and an arrow', { key: 'ArrowDown', altKey: true }, true],
  ['an arrow alone', { key: 'ArrowDown' }, false],
  ['Alt and another key', { key: 'j', altKey: true }, false],
])('%s is taken from a row, or left to it', async (_what, init, isTaken) => {
  await open();
  expect(!fireEvent.keyDown(screen.getByLabelText('input a'), init)).toBe(isTaken);
  await waitFor(() => expect(onMove).toHaveBeenCalledTimes(isTaken ? 1 : 0));
});

it('rows that may only be read stay where they are', async () => {
  await open(true);
  for (const row of keys) {
    expect(alt('ArrowDown')(row)).toBe(true);
    expect(arrow('Down', row)).toBeDisabled();
  }
  expect(onMove).not.toHaveBeenCalled();
  expect(said()).toBe('');
});

it('each row has its place, its content, and more buttons with its name', async () => {
  await open();
  const rows = () => [...document.querySelectorAll('li')];
  expect(rows().map((row) => row.textContent)).toEqual(['1act a', '2act b', '3act c']);
  expect(rows().map((row) => row.getAttribute('data-row'))).toEqual(['0', '1', '2']);
  expect(screen.getByRole('list', { name: 'Rows' }).tagName).toBe('OL');
  press('Down')('a');
  await stands('b', 'a', 'c');
  expect(rows().map((row) => row.textContent)).toEqual(['1act b', '2act a', '3act c']);
  screen.getByText('act a').click();
  expect(onAct.mock.calls).toEqual([[1, 'a']]);
  screen.getByLabelText('input c').focus();
  expect(sight.onFocus).toHaveBeenCalled();
});

it('each row is a group that is called as it', async () => {
  await open();
  for (const name of ['a', 'b', 'c'])
    expect(screen.getByRole('group', { name })).toContainElement(
      screen.getByLabelText(`input ${name}`),
    );
});
