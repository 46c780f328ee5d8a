import { type RaRecord, useDataTableDataContext, useEvent, useNavigate } from 'ra-core';
import type { MouseEvent } from 'react';
import { useLinkClicks } from '../plain/useLinkClicks';
import type { TableInfo } from './column';
import type { Opening } from './TableRow';

interface TableClicks {
  info: TableInfo;
  opening?: Opening;
  onDelete: (record: RaRecord) => void;
}

/** What answers to a click by itself, so that the row behind it stays out of it. */
const controls = 'a, button, input, select, textarea, label, [role=button]';

/** Hears the clicks of all rows: on the row, on its links and on the buttons that name an action. */
export function useTableClicks({ info, opening, onDelete }: TableClicks) {
  const data = useDataTableDataContext();
  const navigate = useNavigate();
  const followLink = useLinkClicks();
  const onClick = useEvent((event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const { id } = target.closest('tr')?.dataset ?? {};
    const record = data?.find((one) => String(one.id) === id);
    // A panel below its row may hold tables, and dialogs, which hear their clicks themselves.
    if (!record || event.defaultPrevented || !event.currentTarget.contains(target)) return;
    const control = target.closest<HTMLElement>(controls);
    const { action } = control?.dataset ?? {};
    if (action === 'delete') onDelete(record);
    else if (opening && (!control || action === 'open')) opening.toggle(String(record.id));
    else if (control instanceof HTMLAnchorElement) followLink(event);
    else if (!control && info.isAllowed({ action: 'edit', record })) {
      navigate(info.editPath(record), { state: { _scrollToTop: true } });
    }
  });
  return { onClick };
}
