import { type RaRecord, useDataTableDataContext, useEvent, useNavigate } from 'ra-core';
import type { KeyboardEvent, MouseEvent } from 'react';
import { isForBrowser, useLinkClicks } from '../plain/useLinkClicks';
import type { TableInfo } from './column';
import type { Opening } from './TableRow';

interface TableClicks {
  info: TableInfo;
  opening?: Opening;
  onMenu: (record: RaRecord, button: HTMLElement) => void;
}

/** What answers to a click by itself, so that the row behind it stays out of it. */
const controls = 'a, button, input, select, textarea, label, [role=button]';

/** The arrow keys go from one to the next of what is a single stop of the keyboard. */
const rove = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const group = step && (event.target as Element).closest('[data-roving]');
  if (!group) return;
  const links = [...group.querySelectorAll('a')];
  const next = links[links.indexOf(event.target as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/**
 * Hears what is done with all rows: clicks on a row, on its links and on the buttons that name an
 * action, the arrow key that opens the menu of a row, and those that go through its marks.
 */
export function useTableClicks({ info, opening, onMenu }: TableClicks) {
  const data = useDataTableDataContext();
  const navigate = useNavigate();
  const followLink = useLinkClicks();
  const recordAt = (target: Element) => {
    const { id } = target.closest('tr')?.dataset ?? {};
    return data?.find((one) => String(one.id) === id);
  };
  const onKeyDown = useEvent((event: KeyboardEvent<HTMLElement>) => {
    rove(event);
    const button = (event.target as Element).closest<HTMLElement>('[data-action=menu]');
    const record = button && recordAt(button);
    if (!record || !/^Arrow(Down|Up)$/.test(event.key)) return;
    event.preventDefault();
    onMenu(record, button);
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
    } else if (control && action === 'menu') onMenu(record, control);
    else if (opening && (!control || action === 'open')) opening.toggle(String(record.id));
    else if (control instanceof HTMLAnchorElement) followLink(event);
    else if (!control && info.isAllowed({ action: 'edit', record })) {
      navigate(info.editPath(record), { state: { _scrollToTop: true } });
    }
  });
  return { onClick, onKeyDown };
}
