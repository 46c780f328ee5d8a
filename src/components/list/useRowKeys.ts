import { useCallback, useRef } from 'react';
import { singleKey } from '../shortcut';
import { useKeyDown } from '../useKeyDown';
import { focusedRow, stepRows } from './rowFocus';
import { useRowsFocus } from './useRowsFocus';

const steps: Record<string, 1 | -1> = { j: 1, k: -1 };

/** Does what a key is for; answers whether it is for anything. */
function press(key: string | null, rows: Element): boolean {
  const step = key && steps[key];
  if (step) stepRows(rows, step);
  else if (key === 'x') focusedRow(rows)?.querySelector<HTMLElement>('.row-checkbox')?.click();
  return Boolean(step) || key === 'x';
}

/**
 * The keyboard in the rows of a list, for the element around them: j and k go through them, x selects
 * one, Enter opens the one with the focus, as it is on its link; a deletion keeps the focus in the list.
 */
export function useRowKeys(): (rows: HTMLElement | null) => void {
  const rows = useRef<HTMLElement | null>(null);
  const keepFocus = useRowsFocus();
  useKeyDown((event) => {
    if (rows.current && press(singleKey(event), rows.current)) event.preventDefault();
  });
  return useCallback(
    (element) => {
      rows.current = element;
      keepFocus(element);
    },
    [keepFocus],
  );
}
