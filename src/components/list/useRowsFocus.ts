import { useCallback, useEffect, useRef } from 'react';
import { isDialogOpen } from '../shortcut';
import { rowsOf } from './rowFocus';

const controls = 'a[href], button, input, [role=button]';
/** What answers to a click: a control, or a question that a row is asked about. */
const answering = `${controls}, [role=menu], [role=dialog]`;

/** What has the focus in a list: which row it is, and which of its controls, counted from the end. */
interface Held {
  list: HTMLElement;
  row: HTMLElement;
  place: number;
  fromEnd: number;
  /** Stands above the list. */
  heading: HTMLElement | null;
}

const headingOf = (list: Element): HTMLElement | null =>
  list.closest('section, [role=dialog], main')?.querySelector<HTMLElement>('h1, h2, h3') ?? null;

function heldBy(list: HTMLElement, control: Element): Held | null {
  const rows = rowsOf(list);
  const place = rows.findIndex((one) => one.contains(control));
  const row = rows[place];
  if (!row) return null;
  const all = [...row.querySelectorAll(controls)];
  return { list, row, place, fromEnd: all.indexOf(control) - all.length, heading: headingOf(list) };
}

function focusHeading(heading: HTMLElement | null): void {
  if (!heading?.isConnected) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus();
}

const isLost = () => document.activeElement === document.body;

function restore({ list, place, fromEnd, heading }: Held): void {
  const rows = list.isConnected ? rowsOf(list) : [];
  const row = rows[Math.min(place, rows.length - 1)];
  const all = [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const control = all.at(fromEnd) ?? all.at(-1);
  if (control) control.focus();
  else focusHeading(heading);
}

/**
 * For the element around the rows of a list: when the row that has the focus is deleted, the one that
 * comes to stand in its place has it, at the same control; the last one where there is none, and the
 * heading where none is left. For the component that draws the rows, whenever they change.
 */
export function useRowsFocus(): (list: HTMLElement | null) => void {
  const held = useRef<Held | null>(null);
  const detach = useRef<() => void>(() => undefined);
  useEffect(() => {
    const { current } = held;
    if (!current) return;
    if (current.row.isConnected) current.place = rowsOf(current.list).indexOf(current.row);
    else if (isLost()) {
      held.current = null;
      restore(current);
    } else if (!isDialogOpen()) held.current = null;
  });
  return useCallback((list) => {
    detach.current();
    const { current } = held;
    held.current = null;
    // The last row was deleted, and the list with it.
    if (!list && current) {
      queueMicrotask(() => {
        if (!current.row.isConnected && isLost()) restore(current);
      });
    }
    if (!list) return;
    const take = ({ target }: Event) => {
      held.current = heldBy(list, target as Element);
    };
    // Who turns to what is no control leaves the row for good.
    const leave = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(answering)) held.current = null;
    };
    list.addEventListener('focusin', take);
    document.addEventListener('pointerdown', leave);
    detach.current = () => {
      list.removeEventListener('focusin', take);
      document.removeEventListener('pointerdown', leave);
      detach.current = () => undefined;
    };
  }, []);
}
