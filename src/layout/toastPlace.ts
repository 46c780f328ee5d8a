/** A part of the window, in px from its top left corner. */
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
  pageLeft: number;
  toasts: { width: number; height: number };
  /** The bar with Save, where the page has one. */
  bar?: WindowArea;
  /** The text and the buttons of the bar, from left to right. */
  inBar: WindowArea[];
  /** The field that the operator is in. */
  field?: WindowArea;
}

/** Where the stack of toasts stands, in px from the edges of the window. */
export type ToastPlace = { left: number } & ({ bottom: number } | { top: number });

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
    left: place.left,
    right: place.left + toasts.width,
    top,
    bottom: top + toasts.height,
  };
};

/** The widest gap between what is in the bar that takes the toasts; none where they do not fit. */
function inBar({ bar, inBar: parts, toasts, window }: Surroundings): ToastPlace[] {
  // A bar that does not stick to the window's end scrolls away.
  if (!bar || bar.bottom < window.height - edge) return [];
  const ends = [bar.left - gap, ...parts.map(({ right }) => right)];
  const starts = [...parts.map(({ left }) => left), bar.right + gap];
  return ends.flatMap((end, index) => {
    const isRoom = (starts[index] ?? end) - end >= toasts.width + 2 * gap;
    return isRoom ? [{ left: end + gap, bottom: gap }] : [];
  });
}

/**
 * Where toasts stand: at the bottom left, but never over the buttons of the save bar nor over the
 * field that the operator is in. Free room in the bar comes first, since it has no fields; then the
 * room above it, and at last the top of the window.
 */
export function placeToasts(around: Surroundings): ToastPlace {
  const { window, bar, field, pageLeft, toasts } = around;
  const left = Math.min(pageLeft + edge, Math.max(window.width - toasts.width - edge, 0));
  const isBarSeen = bar && bar.top < window.height && bar.bottom > 0;
  const places: ToastPlace[] = [
    ...inBar(around),
    { left, bottom: edge },
    ...(isBarSeen ? [{ left, bottom: window.height - bar.top + gap }] : []),
  ];
  const free = places.find((place) => {
    const area = areaOf(place, around);
    const isBarFree = around.inBar.every((part) => isApart(area, part));
    return isBarFree && isApart(area, field);
  });
  return free ?? { left, top: edge };
}
