import { type RaRecord, useDataTableDataContext, useEvent, useNavigate } from 'ra-core';
import type { KeyboardEvent, MouseEvent } from 'react';
import { rove } from '../plain/rove';
import { isForBrowser, useLinkClicks } from '../plain/useLinkClicks';
import type { TableInfo } from './column';
import { stepRows } from './rowFocus';
import type { Opening } from './TableRow';

interface TableClicks {
  info: TableInfo;
  opening?: Opening;
  /** Begins what a button of the row names, as its menu. */
  onAct: (record: RaRecord, button: HTMLElement, action: string) => void;
}

/** What answers to a click by itself, so that the row behind it stays out of it. */
const controls = 'a, button, input, select, textarea, label, [role=button]';

/** What has no use of its own for the arrow keys up and down. */
const steppable = 'a, button:not([aria-haspopup]), input[type=checkbox]';

/**
 * Hears what is done with all rows: clicks on a row, on its links and on the buttons that name an
 * action, and the arrow keys: to another row, to the menu of a row, and through its marks.
 */
export function useTableClicks({ info, opening, onAct }: TableClicks) {
  const data = useDataTableDataContext();
  const navigate = useNavigate();
  const followLink = useLinkClicks();
  const recordAt = (target: Element) => {
    const { id } = target.closest('tr')?.dataset ?? {};
    return data?.find((one) => String(one.id) === id);
  };
  const onKeyDown = useEvent((event: KeyboardEvent<HTMLElement>) => {
    rove(event);
    const target = event.target as Element;
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    const record = step && recordAt(target);
    if (!record) return;
    const button = target.closest<HTMLElement>('[data-action=menu]');
    if (button) onAct(record, button, 'menu');
    else if (target.matches(steppable)) stepRows(event.currentTarget, step);
    else return;
    event.preventDefault();
  });
  const onClick = useEvent((event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const record = recordAt(target);
    // A panel below its row may hold tables, and dialogs, which hear their clicks themselves.
    if (!record || event.defaultPrevented || !event.currentTarget.contains(target)) return;
    const control = target.closest<HTMLElement>(controls);
    const { action, tab } = control?.dataset ?? {};
    if (opening && tab && !isForBrowser(event)) {
      event.preventDefault();
      opening.toggle(String(record.id), tab);
    } else if (control && action && action !== 'open') onAct(record, control, action);
    else if (opening && (!control || action === 'open')) opening.toggle(String(record.id));
    else if (control instanceof HTMLAnchorElement) followLink(event);
    else if (!control && info.isAllowed({ action: 'edit', record })) {
      navigate(info.editPath(record), { state: { _scrollToTop: true } });
    }
  });
  return { onClick, onKeyDown };
}
