import { type RaRecord, useEvent } from 'ra-core';
import { type ReactNode, useId, useMemo } from 'react';
import { useListAddress } from './ListAddress';
import { ListTable } from './ListTable';
import type { Opening } from './TableRow';

interface ExpandableTableProps<R extends RaRecord> {
  /** What an open row shows below itself. */
  panel: (record: R) => ReactNode;
  /** How a record is called, for the name of the button that opens its row. */
  nameOf: (record: R) => string;
  /** What stands above the rows that have it in common. */
  groupOf?: (record: R) => string;
  /** The columns; the first one gets the button. */
  children: ReactNode;
}

/** A table whose rows open in place, one at a time; the open row is in the URL. */
export function ExpandableTable<R extends RaRecord>({
  panel,
  nameOf,
  groupOf,
  children,
}: ExpandableTableProps<R>) {
  const panelId = useId();
  const { openId, change } = useListAddress();
  const toggleRow = useEvent((id: string, tab?: string) =>
    change(() => ({ open: id === openId && !tab ? null : { id, tab } })),
  );
  const opening = useMemo(
    () => ({ panelId, toggle: toggleRow, panel, nameOf }) as Opening,
    [panelId, toggleRow, panel, nameOf],
  );
  return (
    <ListTable
      groupOf={groupOf as ((record: RaRecord) => string) | undefined}
      opening={opening}
      openId={openId}
    >
      {children}
    </ListTable>
  );
}
