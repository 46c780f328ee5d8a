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
import { useOpenRecord } from './useOpenRecord';

interface OpenRow {
  openId: string | null;
  toggle: (id: string) => void;
  /** The id of the element that holds what is open. */
  panelId: string;
  panel: (record: RaRecord) => ReactNode;
}

const OpenRowContext = createContext<OpenRow | null>(null);
const useOpenRow = (): OpenRow => {
  const row = useContext(OpenRowContext);
  if (!row) throw new Error('OpeningTable is missing');
  return row;
};

interface OpensRowProps<R extends RaRecord> {
  /** How the record is called, for the name of the button. */
  nameOf: (record: R) => string;
}

/** Opens and closes its row: what the keyboard uses where the mouse clicks the row. */
function OpenButton<R extends RaRecord>({ nameOf }: OpensRowProps<R>) {
  const translate = useTranslate();
  const record = useRecordContext<R>();
  const { openId, toggle, panelId } = useOpenRow();
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
export function OpensRow<R extends RaRecord>({
  nameOf,
  children,
}: OpensRowProps<R> & { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
      <OpenButton nameOf={nameOf} />
      {children}
    </Box>
  );
}

const OpeningRow = ({ children, ...props }: ComponentProps<typeof DataTableRow>) => {
  const record = useRecordContext();
  const { openId, panelId, panel } = useOpenRow();
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

const OpeningBody = (props: ComponentProps<typeof DataTableBody>) => (
  <DataTableBody {...props} row={OpeningRow as ComponentProps<typeof DataTableBody>['row']} />
);

interface OpeningTableProps<R extends RaRecord> {
  /** What an open row shows below itself. */
  panel: (record: R) => ReactNode;
  /** The columns; the first one is an OpensRow. */
  children: ReactNode;
}

/** A table whose rows open in place, one at a time; which one is open stands in the URL. */
export function OpeningTable<R extends RaRecord>({ panel, children }: OpeningTableProps<R>) {
  const panelId = useId();
  const [openId, toggle] = useOpenRecord();
  const row = useMemo<OpenRow>(
    () => ({
      openId,
      toggle,
      panelId,
      panel: (record) => panel(record as R),
    }),
    [openId, toggle, panelId, panel],
  );
  return (
    <OpenRowContext.Provider value={row}>
      <DataTable
        body={OpeningBody}
        bulkActionButtons={false}
        rowClick={(id) => {
          toggle(String(id));
          return false;
        }}
      >
        {children}
      </DataTable>
    </OpenRowContext.Provider>
  );
}
