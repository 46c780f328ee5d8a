/** What the keyboard of a row begins with: what opens it, or its menu where nothing does. */
const ownControls = ['.row-link, .open-button', '[data-action=menu]', 'a, button, input'];

/** The rows of a list, or of another table: neither the heads of groups nor what has opened. */
export const rowsOf = (list: Element): HTMLElement[] =>
  [...list.children].filter(
    (row): row is HTMLElement =>
      row instanceof HTMLElement && !row.matches('.group, .opened, [aria-hidden]'),
  );

/** The row that has the focus, or that has opened around it. */
export function focusedRow(list: Element): HTMLElement | undefined {
  const { activeElement } = document;
  const rows = rowsOf(list);
  const around = [...list.children].find((row) => row.contains(activeElement));
  const isOpened = around?.matches('.opened');
  return rows.find((row) => row === (isOpened ? around?.previousElementSibling : around));
}

function ownControl(row: Element): HTMLElement | null {
  for (const selector of ownControls) {
    const found = row.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

/**
 * Takes the focus from one row to another, to the first or the last where none has it: to its box where
 * it was on one, else to what opens the row.
 */
export function stepRows(list: Element, step: 1 | -1): void {
  const rows = rowsOf(list);
  const current = focusedRow(list);
  const next = current ? rows[rows.indexOf(current) + step] : rows.at(step === 1 ? 0 : -1);
  if (!next) return;
  const isOnBox = document.activeElement?.matches('.row-checkbox');
  const box = isOnBox ? next.querySelector<HTMLElement>('.row-checkbox') : null;
  (box ?? ownControl(next))?.focus();
}
