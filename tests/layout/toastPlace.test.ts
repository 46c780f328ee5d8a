import { describe, expect, it } from 'vitest';
import { placeToasts, type Surroundings, type WindowArea } from '../../src/layout/toastPlace';

const area = (left: number, top: number, width: number, height: number): WindowArea => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A form at a window of 1366 by 850 px, its save bar at the bottom. */
const wide: Surroundings = {
  window: { width: 1366, height: 850 },
  pageLeft: 232,
  toasts: { width: 420, height: 50 },
  bar: area(264, 789, 1070, 61),
  inBar: [area(264, 810, 130, 18), area(1160, 802, 80, 36), area(1250, 802, 84, 36)],
};
/** The same at 390 by 844 px, where the bar has two lines. */
const phone: Surroundings = {
  window: { width: 390, height: 844 },
  pageLeft: 0,
  toasts: { width: 358, height: 50 },
  bar: area(16, 743, 358, 101),
  inBar: [
    area(16, 766, 110, 18),
    area(140, 757, 90, 36),
    area(16, 800, 200, 36),
    area(240, 800, 110, 36),
  ],
};

describe('toasts', () => {
  it('stand at the bottom left of a page that has no form', () => {
    const list = { ...wide, bar: undefined, inBar: [] };
    expect(placeToasts(list)).toEqual({ left: 248, bottom: 16 });
  });

  it('stand in the save bar where its words and buttons leave them room', () => {
    expect(placeToasts(wide)).toEqual({ left: 402, bottom: 8 });
  });

  it('stand above the save bar where they do not', () => {
    expect(placeToasts(phone)).toEqual({ left: 16, bottom: 109 });
    const narrow = { ...wide, window: { width: 1000, height: 850 }, bar: area(264, 789, 704, 61) };
    const inBar = [area(264, 810, 130, 18), area(700, 802, 268, 36)];
    expect(placeToasts({ ...narrow, inBar })).toEqual({ left: 248, bottom: 69 });
  });

  it('stand at the top while the field that is typed in is where they would be', () => {
    const field = area(16, 670, 358, 60);
    expect(placeToasts({ ...phone, field })).toEqual({ left: 16, top: 16 });
    expect(placeToasts({ ...phone, field: area(16, 300, 358, 60) })).toEqual({
      left: 16,
      bottom: 109,
    });
  });

  it('stand at the bottom where the save bar is elsewhere on the page', () => {
    const bar = area(264, 403, 886, 61);
    const inBar = [area(264, 424, 130, 18), area(1080, 416, 70, 36)];
    expect(placeToasts({ ...wide, bar, inBar })).toEqual({ left: 248, bottom: 16 });
  });
});
