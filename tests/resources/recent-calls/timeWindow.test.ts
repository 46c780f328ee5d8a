// @vitest-environment jsdom
import { createEvent, fireEvent } from '@testing-library/dom';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  useTimeWindow,
  useWheelAndDrag,
} from '../../../src/resources/recent-calls/trace/useTimeWindow';

afterEach(cleanup);

describe('the part of a trace that is shown', () => {
  const windowOf = (total: number) => renderHook(() => useTimeWindow(total)).result;
  const span = ({ current: { window, isZoomed } }: ReturnType<typeof windowOf>) => ({
    ...window,
    isZoomed,
  });

  it('is all of it at first, and again when that is wanted', () => {
    const view = windowOf(1_000);
    expect(span(view)).toEqual({ from: 0, to: 1_000, isZoomed: false });
    act(() => view.current.zoomBy(0.5));
    expect(span(view)).toEqual({ from: 250, to: 750, isZoomed: true });
    act(() => view.current.showAll());
    expect(span(view)).toEqual({ from: 0, to: 1_000, isZoomed: false });
  });

  it('zooms at the pointer, moves by its own length, and goes where something is', () => {
    const view = windowOf(1_000);
    act(() => view.current.zoomBy(0.1, 0));
    expect(span(view)).toEqual({ from: 0, to: 100, isZoomed: true });
    act(() => view.current.panBy(0.5));
    expect(span(view)).toEqual({ from: 50, to: 150, isZoomed: true });
    act(() => view.current.show(60, 10));
    expect(span(view)).toEqual({ from: 50, to: 150, isZoomed: true });
    act(() => view.current.show(700, 10));
    expect(span(view)).toEqual({ from: 690, to: 790, isZoomed: true });
    act(() => view.current.panBy(9));
    expect(span(view)).toEqual({ from: 900, to: 1_000, isZoomed: true });
  });
});

describe('the wheel and the hand on the time axis', () => {
  /** The axis begins 100 pixels into the frame and is 200 wide. */
  let frame: HTMLElement;
  let lane: HTMLElement;
  beforeEach(() => {
    frame = document.body.appendChild(document.createElement('div'));
    lane = document.createElement('div');
    frame.getBoundingClientRect = () => new DOMRect(0, 0, 400, 10);
    lane.getBoundingClientRect = () => new DOMRect(100, 0, 200, 10);
  });
  afterEach(() => frame.remove());

  function axis(of: HTMLElement | null = lane) {
    const [zoomBy, panBy] = [vi.fn(), vi.fn()];
    const refs = [{ current: frame }, { current: of as HTMLElement }] as const;
    const view = renderHook(() => useWheelAndDrag(...refs, { zoomBy, panBy }));
    const wheel = (init: WheelEventInit) => {
      const event = createEvent.wheel(frame, init);
      fireEvent(frame, event);
      return event.defaultPrevented;
    };
    const point = (type: string, clientX: number, button = 0) =>
      fireEvent(
        type === 'pointerdown' ? frame : window,
        new MouseEvent(type, { clientX, button, bubbles: true }),
      );
    return { ...view, zoomBy, panBy, wheel, point };
  }
  const moves = ({ panBy }: Pick<ReturnType<typeof axis>, 'panBy'>): number[] =>
    panBy.mock.calls.map(([part]) => part);

  it.each([
    ['down scrolls the page', { deltaY: 10 }, null],
    ['rather down than aside scrolls the page', { deltaX: 9, deltaY: 10 }, null],
    ['as much down as aside scrolls the page', { deltaX: 10, deltaY: -10 }, null],
    ['aside moves', { deltaX: 50 }, 0.25],
    ['rather aside than up moves', { deltaX: -50, deltaY: -20 }, -0.25],
    ['down with Shift moves', { deltaY: 50, shiftKey: true }, 0.25],
    ['aside with Shift moves', { deltaX: 50, shiftKey: true }, 0.25],
  ])('the wheel %s', (_name, init, part) => {
    const view = axis();
    expect(view.wheel(init)).toBe(part !== null);
    expect(moves(view)).toEqual(part === null ? [] : [part]);
    expect(view.zoomBy).not.toHaveBeenCalled();
  });

  it.each(['ctrlKey', 'metaKey'])('the wheel zooms at the pointer with %s', (key) => {
    const view = axis();
    expect(view.wheel({ [key]: true, deltaY: -100, deltaX: 900, clientX: 150 })).toBe(true);
    expect(view.zoomBy.mock.calls).toEqual([[expect.closeTo(Math.exp(-0.15)), 0.25]]);
    view.wheel({ [key]: true, deltaY: 100, clientX: 300 });
    expect(view.zoomBy.mock.lastCall).toEqual([expect.closeTo(Math.exp(0.15)), 1]);
    expect(view.panBy).not.toHaveBeenCalled();
  });

  it('without a lane, the whole frame is the axis', () => {
    const view = axis(null);
    view.wheel({ deltaX: 100 });
    expect(moves(view)).toEqual([0.25]);
  });

  it('a hand drags the axis along, and a trembling one clicks', () => {
    const view = axis();
    view.point('pointerdown', 200);
    view.point('pointermove', 203);
    expect(moves(view)).toEqual([]);
    expect(view.result.current.wasDragged()).toBe(false);
    view.point('pointermove', 196);
    view.point('pointermove', 198);
    expect(moves(view)).toEqual([0.02, -0.01]);
    view.point('pointerup', 198);
    expect(view.result.current.wasDragged()).toBe(true);
    view.point('pointermove', 100);
    expect(moves(view)).toHaveLength(2);
    view.point('pointerdown', 200);
    expect(view.result.current.wasDragged()).toBe(false);
  });

  it.each([
    ['left of the axis', 99, 0, []],
    ['at its left edge', 100, 0, [0.25]],
    ['at its right edge', 300, 0, [0.25]],
    ['right of it', 301, 0, []],
    ['with another button', 200, 2, []],
  ])('a hand %s', (_where, at, button, expected) => {
    const view = axis();
    view.point('pointerdown', at, button);
    view.point('pointermove', at - 50);
    expect(moves(view)).toEqual(expected);
  });

  it('lets go where the browser takes the pointer', () => {
    const view = axis();
    view.point('pointerdown', 200);
    view.point('pointercancel', 200);
    view.point('pointermove', 100);
    expect(moves(view)).toEqual([]);
  });

  it('listens no more once it is gone', () => {
    const view = axis();
    view.point('pointerdown', 200);
    view.unmount();
    view.point('pointermove', 100);
    expect(view.wheel({ deltaX: 50 })).toBe(false);
    expect(moves(view)).toEqual([]);
  });
});
