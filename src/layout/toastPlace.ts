/** A part of the window, in px from the corner at which the page begins: its left one, in a mirrored page its right one. */
export interface WindowArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What toasts must not cover, and the room that there is. */
export interface Surroundings {
  window: { width: number; height: number };
  /** Where the page begins, beside the navigation. */
  pageStart: number;
  toasts: { width: number; height: number };
  /** The bar with Save, where the page has one. */
  bar?: WindowArea;
  /** The field that the operator is in. */
  field?: WindowArea;
}

/** Where the stack of toasts stands, in px from the edges of the window. */
export type ToastPlace = { insetInlineStart: number } & ({ bottom: number } | { top: number });

/** Between toasts and what is around them (px). */
const gap = 8;
/** Between toasts and the edge of the window (px). */
const edge = 16;

const isApart = (one: WindowArea, other: WindowArea | undefined): boolean =>
  !other ||
  one.right <= other.left ||
  one.left >= other.right ||
  one.bottom <= other.top ||
  one.top >= other.bottom;

const areaOf = (place: ToastPlace, { window, toasts }: Surroundings): WindowArea => {
  const top = 'top' in place ? place.top : window.height - place.bottom - toasts.height;
  return {
    left: place.insetInlineStart,
    right: place.insetInlineStart + toasts.width,
    top,
    bottom: top + toasts.height,
  };
};

/**
 * Where toasts stand: at the bottom where the page begins, but never over the save bar nor over the field that the
 * operator is in. Above the bar where it is in the way, and at last at the top of the window.
 */
export function placeToasts(around: Surroundings): ToastPlace {
  const { window, bar, field, pageStart, toasts } = around;
  const insetInlineStart = Math.min(
    pageStart + edge,
    Math.max(window.width - toasts.width - edge, 0),
  );
  const isBarSeen = bar && bar.top < window.height && bar.bottom > 0;
  const places: ToastPlace[] = [
    { insetInlineStart, bottom: edge },
    ...(isBarSeen ? [{ insetInlineStart, bottom: window.height - bar.top + gap }] : []),
  ];
  const free = places.find((place) => {
    const area = areaOf(place, around);
    return isApart(area, bar) && isApart(area, field);
  });
  return free ?? { insetInlineStart, top: edge };
}
