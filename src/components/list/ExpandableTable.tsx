import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import { DataTable, DataTableBody, DataTableRow } from 'ra-ui-materialui';
import {
  Children,
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useMemo,
} from 'react';
import { useExpandedRow } from './useExpandedRow';

interface ExpandedRow {
  openId: string | null;
  toggle: (id: string) => void;
  /** The id of the element below the expanded row. */
  panelId: string;
  panel: (record: RaRecord) => ReactNode;
}

const ExpandedRowContext = createContext<ExpandedRow | null>(null);
const useExpandedRowContext = (): ExpandedRow => {
  const row = useContext(ExpandedRowContext);
  if (!row) throw new Error('ExpandableTable is missing');
  return row;
};

interface ExpandCellProps<R extends RaRecord> {
  /** How the record is called, for the name of the button. */
  nameOf: (record: R) => string;
}

/** Opens and closes its row: what the keyboard uses where the mouse clicks the row. */
function ExpandButton<R extends RaRecord>({ nameOf }: ExpandCellProps<R>) {
  const translate = useTranslate();
  const record = useRecordContext<R>();
  const { openId, toggle, panelId } = useExpandedRowContext();
  if (!record) return null;
  const id = String(record.id);
  const isOpen = openId === id;
  return (
    <IconButton
      className="open-button"
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      aria-label={translate('app.list.openNamed', { name: nameOf(record) })}
      onClick={(event) => {
        event.stopPropagation();
        toggle(id);
      }}
      sx={{ ml: -1, mr: 0.5 }}
    >
      <ExpandIcon
        sx={{ fontSize: 18, transition: 'transform 120ms', rotate: isOpen ? '0deg' : '-90deg' }}
      />
    </IconButton>
  );
}

/** The first cell of a row that opens: the button, and what the cell shows. */
export function ExpandCell<R extends RaRecord>({
  nameOf,
  children,
}: ExpandCellProps<R> & { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
      <ExpandButton nameOf={nameOf} />
      {children}
    </Box>
  );
}

const ExpandableRow = ({ children, ...props }: ComponentProps<typeof DataTableRow>) => {
  const record = useRecordContext();
  const { openId, panelId, panel } = useExpandedRowContext();
  const id = String(record?.id);
  const isOpen = openId === id;
  return (
    <>
      <DataTableRow {...props} selected={isOpen}>
        {children}
      </DataTableRow>
      {isOpen && record && (
        <TableRow className="opened" id={panelId}>
          <TableCell colSpan={Children.toArray(children).length}>
            <Box className="panel">{panel(record)}</Box>
          </TableCell>
        </TableRow>
      )}
    </>
  );
};

const ExpandableBody = (props: ComponentProps<typeof DataTableBody>) => (
  <DataTableBody {...props} row={ExpandableRow as ComponentProps<typeof DataTableBody>['row']} />
);

interface ExpandableTableProps<R extends RaRecord> {
  /** What an open row shows below itself. */
  panel: (record: R) => ReactNode;
  /** The columns; the first one holds an ExpandCell. */
  children: ReactNode;
}

/** A table whose rows open in place, one at a time; which one is open stands in the URL. */
export function ExpandableTable<R extends RaRecord>({ panel, children }: ExpandableTableProps<R>) {
  const panelId = useId();
  const [openId, toggle] = useExpandedRow();
  const row = useMemo<ExpandedRow>(
    () => ({
      openId,
      toggle,
      panelId,
      panel: (record) => panel(record as R),
    }),
    [openId, toggle, panelId, panel],
  );
  return (
    <ExpandedRowContext.Provider value={row}>
      <DataTable
        body={ExpandableBody}
        bulkActionButtons={false}
        rowClick={(id) => {
          toggle(String(id));
          return false;
        }}
      >
        {children}
      </DataTable>
    </ExpandedRowContext.Provider>
  );
}
