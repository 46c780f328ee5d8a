// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRowsInSight } from '../../../src/resources/recent-calls/trace/useRowsInSight';

const [height, head] = [20, 30];
let lay: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        lay = tell;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A frame of so many pixels, with its head. */
function open(count: number, room: number, scrollTop = 0) {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientHeight', { value: room + head });
  element.scrollTop = scrollTop;
  const frame = { current: element };
  const { result, rerender } = renderHook(
    (rows: number) => useRowsInSight({ frame, count: rows, height, head }),
    { initialProps: count },
  );
  const drawn = () => [result.current.from, result.current.to];
  return { element, drawn, result, rerender };
}
const scroll = (element: HTMLElement, to: number) =>
  act(() => {
    element.scrollTop = to;
    element.dispatchEvent(new Event('scroll'));
  });

it('draws a few rows before it is laid out', () => {
  const { drawn } = open(1000, 200);
  expect(drawn()[0]).toBe(0);
  expect(drawn()[1]).toBeLessThanOrEqual(8);
});

it.each<[what: string, count: number, room: number, scrollTop: number, drawn: number[]]>([
  ['at the beginning', 1000, 200, 0, [0, 20]],
  ['a little further', 1000, 200, 79, [0, 24]],
  ['four rows further', 1000, 200, 80, [0, 24]],
  ['in the midst', 1000, 200, 2000, [92, 120]],
  ['where a row is cut', 1000, 200, 2010, [92, 120]],
  ['at the end', 1000, 200, 20_000 - 200, [980, 1000]],
  ['of few rows', 5, 200, 0, [0, 5]],
  ['of none', 0, 200, 0, [0, 0]],
  ['of fewer than it was scrolled over', 10, 200, 2000, [2, 10]],
])('draws what is in sight, and eight rows beyond: %s', (_what, count, room, scrollTop, rows) => {
  const { drawn } = open(count, room, scrollTop);
  act(() => lay());
  expect(drawn()).toEqual(rows);
});

it('draws others as it is scrolled, and where there are fewer rows', () => {
  const { element, drawn, rerender } = open(1000, 200);
  act(() => lay());
  scroll(element, 2000);
  expect(drawn()).toEqual([92, 120]);
  act(() => rerender(100));
  expect(drawn()).toEqual([92, 100]);
});

it.each<[place: number, scrollTop: number, after: number]>([
  [0, 400, 0],
  [19, 400, 380],
  [20, 400, 400],
  [29, 400, 400],
  [30, 400, 420],
  [99, 0, 1800],
])('brings row %i into sight from %i', (place, scrollTop, after) => {
  const { element, result } = open(100, 200, scrollTop);
  act(() => lay());
  act(() => result.current.bringIntoSight(place));
  expect(element.scrollTop).toBe(after);
});
