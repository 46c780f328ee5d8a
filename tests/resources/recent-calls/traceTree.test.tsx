// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTraceRows } from '../../../src/resources/recent-calls/trace/useTraceRows';
import { useTreeKeys } from '../../../src/resources/recent-calls/trace/useTreeKeys';
import { tree } from '../../engines/trace/spans';

afterEach(cleanup);

/**
 * A call of two answers, 0 to 6:
 * root ─ first ─ say, hear
 *      └ second ─ wait ─ late
 */
const spans = tree(
  { id: 'root', to: 100 },
  { id: 'first', parent: 'root', from: 1 },
  { id: 'say', parent: 'first', from: 2 },
  { id: 'hear', parent: 'first', from: 3 },
  { id: 'second', parent: 'root', from: 4 },
  { id: 'wait', parent: 'second', from: 5 },
  { id: 'late', parent: 'wait', from: 6 },
);
const nameOf = (node: number | null | undefined) =>
  node === null || node === undefined ? null : spans.nodes[node]?.span.name;
const [root, first, say, hear, second, wait, late] = [0, 1, 2, 3, 4, 5, 6];

function rowsOf(kept?: ReadonlySet<number>) {
  const onOpen = vi.fn();
  const onClose = vi.fn();
  const [zoomBy, panBy, showAll] = [vi.fn(), vi.fn(), vi.fn()];
  const { result } = renderHook(() => {
    const rows = useTraceRows(spans, kept);
    const actions = { onOpen, onClose, zoomBy, panBy, showAll };
    return { rows, key: useTreeKeys({ tree: spans, rows, ...actions }) };
  });
  const preventDefault = vi.fn();
  const press = (...keys: (string | Partial<KeyboardEvent>)[]) => {
    for (const one of keys) {
      const event = { preventDefault, ...(typeof one === 'string' ? { key: one } : one) };
      act(() => result.current.key(event as KeyboardEvent));
    }
  };
  return {
    ...{ press, onOpen, onClose, zoomBy, panBy, showAll, preventDefault },
    rows: () => result.current.rows,
    shown: () => result.current.rows.shown.map(nameOf),
    active: () => nameOf(result.current.rows.active),
    do: (change: (rows: ReturnType<typeof useTraceRows>) => void) =>
      act(() => change(result.current.rows)),
  };
}

describe('the keys of a trace', () => {
  it.each<[string[], string | null, number[]?]>([
    [['ArrowDown'], 'root'],
    [['ArrowUp'], 'root'],
    [['ArrowRight'], 'root'],
    [['ArrowLeft'], null],
    [['Home'], 'root'],
    [['End'], 'late'],
    [['End', 'ArrowDown'], 'late'],
    [['Home', 'ArrowUp'], 'root'],
    [['End', 'ArrowUp', 'ArrowUp'], 'second'],
    [['End', 'PageUp'], 'root'],
    [['Home', 'PageDown'], 'late'],
    // To the right: into what is open; what has nothing below it stays.
    [['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight'], 'say'],
    // To the left: closed first, then what is above it.
    [['End', 'ArrowLeft'], 'wait'],
    [['End', 'ArrowLeft', 'ArrowLeft'], 'wait', [wait]],
    [['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'], 'second', [wait]],
    [['Home', 'ArrowLeft'], 'root', [root]],
    [['Home', 'ArrowLeft', 'ArrowLeft'], 'root', [root]],
    [['Home', 'ArrowLeft', 'ArrowDown'], 'root', [root]],
    // Closed: to the right opens it, and stays there.
    [['Home', 'ArrowLeft', 'ArrowRight'], 'root', []],
    [['Home', 'ArrowLeft', 'ArrowRight', 'ArrowRight'], 'first', []],
  ])('%j lead to %s', (keys, expected, closed = []) => {
    const { press, active, rows } = rowsOf();
    press(...keys);
    expect(active()).toBe(expected);
    expect([...rows().closed]).toEqual(closed);
  });

  it.each([
    ['+', 'zoomBy', [0.5]],
    ['=', 'zoomBy', [0.5]],
    [{ key: '+', shiftKey: true }, 'zoomBy', [0.5]],
    ['-', 'zoomBy', [2]],
    ['0', 'showAll', []],
    [{ key: 'ArrowLeft', shiftKey: true }, 'panBy', [-0.2]],
    [{ key: 'ArrowRight', shiftKey: true }, 'panBy', [0.2]],
    ['Escape', 'onClose', []],
  ] as const)('%j moves the time axis, or closes: %s', (key, name, args) => {
    const all = rowsOf();
    all.press(key);
    expect(all[name].mock.calls).toEqual([args]);
    expect(all.preventDefault).toHaveBeenCalledTimes(1);
    expect(all.active()).toBeNull();
  });

  it('Enter opens the details of the span where the keys stand', () => {
    const { press, onOpen } = rowsOf();
    press('Enter');
    expect(onOpen).not.toHaveBeenCalled();
    press('End', 'Enter', 'Home', 'Enter');
    expect(onOpen.mock.calls).toEqual([[late], [root]]);
  });

  it.each([
    { key: 'ArrowDown', ctrlKey: true },
    { key: 'ArrowDown', metaKey: true },
    { key: 'ArrowDown', altKey: true },
    { key: 'ArrowDown', shiftKey: true },
    { key: 'x' },
  ])('%j is left to the browser', (key) => {
    const { press, active, preventDefault } = rowsOf();
    press(key);
    expect(active()).toBeNull();
    expect(preventDefault).not.toHaveBeenCalled();
  });
});

describe('the rows of a trace', () => {
  it('are those below open ones, each in its place', () => {
    const { rows, shown, do: change } = rowsOf();
    expect(shown()).toEqual(['root', 'first', 'say', 'hear', 'second', 'wait', 'late']);
    change(({ close }) => close(first));
    expect(shown()).toEqual(['root', 'first', 'second', 'wait', 'late']);
    expect([say, first, second, 99].map(rows().placeOf)).toEqual([-1, 1, 2, -1]);
    change(({ close }) => close(wait));
    expect(shown()).toEqual(['root', 'first', 'second', 'wait']);
    change(({ open }) => open(first));
    expect(shown()).toEqual(['root', 'first', 'say', 'hear', 'second', 'wait']);
    change(({ openAll }) => openAll());
    expect(rows().shown).toHaveLength(7);
  });

  it.each([
    ['below it', hear, first],
    ['at it', first, first],
    ['above it', root, root],
    ['behind it', second, second],
  ])('one that is closed takes the keys along from %s', (_where, from, to) => {
    const { rows, do: change } = rowsOf();
    change(({ activate }) => activate(from));
    change(({ close }) => close(first));
    expect(rows().active).toBe(to);
  });

  it.each([
    ['nowhere', null, null],
    ['at the end of a branch', late, root],
    ['at the root', root, root],
  ])('are all closed, with the keys %s', (_where, from, to) => {
    const { rows, shown, do: change } = rowsOf();
    if (from !== null) change(({ activate }) => activate(from));
    change(({ closeAll }) => closeAll());
    expect(shown()).toEqual(['root']);
    expect([...rows().closed]).toEqual([root, first, second, wait]);
    expect(rows().active).toBe(to);
  });

  it('open whatever hides the one that is wanted, and nothing else', () => {
    const { rows, active, do: change } = rowsOf();
    change(({ closeAll }) => closeAll());
    change(({ activate }) => activate(late));
    expect([...rows().closed]).toEqual([first]);
    expect(active()).toBe('late');
    const { closed } = rows();
    change(({ activate }) => activate(second));
    expect(rows().closed).toBe(closed);
  });

  it('are only those that a filter keeps', () => {
    expect(rowsOf(new Set([root, first, hear])).shown()).toEqual(['root', 'first', 'hear']);
  });
});
