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
  pageStart: 232,
  toasts: { width: 420, height: 50 },
  bar: area(264, 789, 1070, 61),
};
/** The same at 390 by 844 px, where the bar has two lines. */
const phone: Surroundings = {
  window: { width: 390, height: 844 },
  pageStart: 0,
  toasts: { width: 358, height: 50 },
  bar: area(16, 743, 358, 101),
};

describe('toasts', () => {
  it('stand at the bottom left of a page that has no form', () => {
    const list = { ...wide, bar: undefined };
    expect(placeToasts(list)).toEqual({ insetInlineStart: 248, bottom: 16 });
  });

  it('stand above the save bar, whatever room is in it', () => {
    expect(placeToasts(wide)).toEqual({ insetInlineStart: 248, bottom: 69 });
    expect(placeToasts(phone)).toEqual({ insetInlineStart: 16, bottom: 109 });
  });

  it('stand at the top while the field that is typed in is where they would be', () => {
    const field = area(16, 670, 358, 60);
    expect(placeToasts({ ...phone, field })).toEqual({ insetInlineStart: 16, top: 16 });
    expect(placeToasts({ ...phone, field: area(16, 300, 358, 60) })).toEqual({
      insetInlineStart: 16,
      bottom: 109,
    });
  });

  it('stand at the bottom where the save bar is elsewhere on the page', () => {
    const bar = area(264, 403, 886, 61);
    expect(placeToasts({ ...wide, bar })).toEqual({ insetInlineStart: 248, bottom: 16 });
  });
});
