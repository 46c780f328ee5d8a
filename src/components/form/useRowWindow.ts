import { useEvent } from 'ra-core';
import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Up to so many rows all are drawn. */
const fewRows = 40;
/** Rows beyond either edge of what is in sight, and by how many the drawn ones move on. */
const beyond = 8;
const step = 8;
/** Of a row that was not measured yet, with what is between it and the next one, in pixels. */
const usualHeight = 45;

interface Sight {
  from: number;
  to: number;
  height: number;
  between: number;
}

const firstSight: Sight = { from: 0, to: 2 * step + beyond, height: usualHeight, between: 0 };

/** A row by its place, or the room of the rows that are not drawn between two that are. */
export type DrawnRow = { index: number } | { gap: number; key: string };

export interface RowWindow {
  /** Of the list, whose children have their places as `data-row`. */
  list: (element: HTMLElement | null) => void;
  drawn: DrawnRow[];
  isDrawn: (index: number) => boolean;
  /** The position of a row, for screen readers, where not all rows are rendered. */
  placeOf: (index: number) => object;
  /** Draws a row wherever it is. */
  keep: (index: number) => void;
  /** Draws a row that is new, and puts the focus into the first of its inputs. */
  enter: (index: number) => void;
  /** Draws a row that has moved, and scrolls as far as needed for it to be in sight. */
  follow: (index: number) => void;
  /** Draws a row, brings it into sight, and then does something with it. */
  reveal: (index: number, act?: (row: HTMLElement) => void) => void;
  onFocus: (event: FocusEvent) => void;
}

const entry = 'input:not([type=hidden], [aria-hidden=true]), textarea';

interface Revealed {
  index: number;
  block: ScrollLogicalPosition;
  act?: (row: HTMLElement) => void;
}

const isOf = (index: number, { from, to, kept }: { from: number; to: number; kept: number }) =>
  (index >= from && index < to) || Math.abs(index - kept) <= 1;

/** The rows that are drawn, and the room of those between them. */
function drawnRows(
  count: number,
  isDrawn: (index: number) => boolean,
  { height, between }: { height: number; between: number },
): DrawnRow[] {
  const drawn: DrawnRow[] = [];
  for (let index = 0, missing = 0; index <= count; index += 1) {
    const isNext = index < count && isDrawn(index);
    if (missing > 0 && (isNext || index === count)) {
      const gap = missing * height - between;
      drawn.push({ gap, key: `gap ${drawn.length ? index : 'above'}` });
    }
    missing = isNext ? 0 : missing + 1;
    if (isNext) drawn.push({ index });
  }
  return drawn;
}

/** The rows that are in sight of a list now, by how high its drawn rows are. */
function sightOf(list: HTMLElement, old: Sight): Sight {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')];
  const measured = rows.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0) / rows.length;
  const { top } = list.getBoundingClientRect();
  const between = measured > 0 ? Number.parseFloat(getComputedStyle(list).rowGap) || 0 : 0;
  // Rows with a message are higher than others: only another layout makes a difference.
  const isOther = measured > 0 && Math.abs((measured + between) / old.height - 1) > 0.25;
  const height = isOther ? measured + between : old.height;
  const placeAt = (y: number) => (y - top) / height / step;
  const from = Math.max(0, Math.floor(placeAt(0)) * step - beyond);
  const to = Math.max(0, Math.ceil(placeAt(window.innerHeight)) * step) + beyond;
  return { from, to, height, between };
}

/**
 * Which rows of a form are drawn: those in sight, the one that has the focus and its neighbours. A
 * thousand rows of inputs cost as much as ten. The values of the others are in the form.
 */
export function useRowWindow(count: number): RowWindow {
  const element = useRef<HTMLElement | null>(null);
  const [sight, setSight] = useState(firstSight);
  // The last state, rendered or not: reading it back while another render goes first would set it
  // again with each of them, forever.
  const latest = useRef(sight);
  const [kept, setKept] = useState(-2);
  const [revealed, setRevealed] = useState<Revealed>();
  const isLong = count > fewRows;

  const look = useEvent(() => {
    if (!isLong || !element.current) return;
    const old = latest.current;
    const now = sightOf(element.current, old);
    if (old.from === now.from && old.to === now.to && old.height === now.height) return;
    latest.current = now;
    setSight(latest.current);
  });
  // After every drawing: what is above the rows may have grown.
  useLayoutEffect(look);
  useEffect(() => {
    if (!isLong) return;
    const options = { capture: true, passive: true };
    addEventListener('scroll', look, options);
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, options);
      removeEventListener('resize', look);
    };
  }, [isLong, look]);
  const list = useCallback((ul: HTMLElement | null) => {
    element.current = ul;
  }, []);

  useEffect(() => {
    if (!revealed) return;
    const row = element.current?.querySelector<HTMLElement>(`[data-row="${revealed.index}"]`);
    row?.scrollIntoView?.({ block: revealed.block });
    if (row) revealed.act?.(row);
  }, [revealed]);
  const reveal = useCallback((index: number, act?: (row: HTMLElement) => void) => {
    setKept(index);
    setRevealed({ index, block: 'center', ...(act && { act }) });
  }, []);
  const follow = useCallback((index: number, act?: (row: HTMLElement) => void) => {
    setKept(index);
    setRevealed({ index, block: 'nearest', ...(act && { act }) });
  }, []);
  // Not by react-hook-form, which forgets it where the form was just reset.
  const enter = useCallback(
    (index: number) => follow(index, (row) => row.querySelector<HTMLElement>(entry)?.focus()),
    [follow],
  );

  const isDrawn = (index: number) => !isLong || isOf(index, { ...sight, kept });
  return {
    list,
    drawn: drawnRows(count, isDrawn, sight),
    isDrawn,
    placeOf: (index) => ({
      'data-row': index,
      ...(isLong && { 'aria-setsize': count, 'aria-posinset': index + 1 }),
    }),
    keep: setKept,
    enter,
    follow,
    reveal,
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-row]');
      if (row) setKept(Number(row.dataset.row));
    },
  };
}
