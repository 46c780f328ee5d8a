import {
  DataTableBase,
  type RaRecord,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
} from 'ra-core';
import {
  Fragment,
  memo,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useBulkSelection } from '../bulk/BulkSelection';
import { columnElements, type TableColumn, type TableInfo } from './column';
import { arranged } from './columns/arranged';
import { TableColumnsContext } from './columns/tableColumns';
import { useColumnChoice, useListDensity } from './columns/useColumnChoice';
import { RowMenu } from './RowMenu';
import { ReferenceNames } from './referenceNames';
import { selectionColumn } from './SelectionColumn';
import { TableHead } from './TableHead';
import { type Opening, Row } from './TableRow';
import { useRowKeys } from './useRowKeys';
import { useRowsInTurn } from './useRowsInTurn';
import { useTableClicks } from './useTableClicks';
import { useTableInfo } from './useTableInfo';

interface TableProps {
  /** The columns: ListColumn, AccountColumn, ReferenceColumn, ActionsColumn. */
  children: ReactNode;
  /** What stands above the rows that have it in common, such as their day; rows come in its order. */
  groupOf?: (record: RaRecord) => string;
  /** For rows that open in place, and the one that is open. */
  opening?: Opening;
  openId?: string | null;
}

const withLead = (column: TableColumn, { translate }: TableInfo): TableColumn => {
  const { head } = column;
  if (typeof head !== 'string' || !head) return column;
  return { ...column, lead: translate('app.labelled', { label: head, value: '' }) };
};

/** The columns as they were chosen, of all that there are. */
function useColumns(children: ReactNode, info: TableInfo, chosen: string | null) {
  const all = useMemo(
    () =>
      columnElements(children)
        .flatMap(({ type, props }) => type.columnOf(props, info) ?? [])
        .map((column) => withLead(column, info)),
    [children, info],
  );
  const known = useContext(TableColumnsContext);
  useLayoutEffect(() => {
    known.current = all;
  }, [known, all]);
  return useMemo(() => arranged(all, chosen?.split(',') ?? null), [all, chosen]);
}

/** The columns of the table, and the boxes before them where its rows can be selected. */
const useSelectable = (columns: TableColumn[], info: TableInfo) => {
  const selection = useBulkSelection();
  const nameOf = columns.find((column) => column.nameOf)?.nameOf ?? info.nameOf;
  selection?.callThem(nameOf);
  const canSelect = selection !== null;
  return useMemo(
    () => (canSelect ? [selectionColumn(nameOf, info), ...columns] : columns),
    [canSelect, nameOf, info, columns],
  );
};

const withReferences = (children: ReactNode, table: ReactNode) =>
  columnElements(children)
    .flatMap(({ type, props }) => type.referenceOf?.(props) ?? [])
    .reduce(
      (inside, reference) => (
        <ReferenceNames key={reference.source} reference={reference}>
          {inside}
        </ReferenceNames>
      ),
      table,
    );

/** The row of which something is done, what, and by which button that was begun. */
interface Chosen {
  record: RaRecord;
  button: HTMLElement;
  /** `menu`, `delete`, or the key of another action of the list. */
  action: string;
}

interface RowActionsProps {
  columns: TableColumn[];
  info: TableInfo;
  chosen: Chosen;
  onChoose: (chosen: Chosen | null) => void;
}

/** The menu of the chosen row, the question before its deletion, or what else is done with it. */
const RowActions = ({ columns, info, chosen, onChoose }: RowActionsProps) => {
  const { record, button, action } = chosen;
  const close = () => onChoose(null);
  if (action === 'menu') {
    return (
      <RowMenu
        record={record}
        anchor={button}
        columns={columns}
        info={info}
        onAct={(key) => onChoose({ ...chosen, action: key })}
        onClose={close}
      />
    );
  }
  if (action === 'delete') {
    const Dialog = columns.find(({ deleteDialog }) => deleteDialog)?.deleteDialog;
    return Dialog ? <Dialog record={record} onClose={close} /> : null;
  }
  const Dialog = columns
    .flatMap(({ actions = [] }) => actions)
    .find(({ key }) => key === action)?.dialog;
  return Dialog ? <Dialog record={record} anchor={button} onClose={close} /> : null;
};

/** The head of a group, above the first row of it. */
const groupHead = (
  groupOf: (record: RaRecord) => string,
  record: RaRecord,
  previous: RaRecord | undefined,
  columnCount: number,
) =>
  (!previous || groupOf(previous) !== groupOf(record)) && (
    <tr className="group">
      <th scope="colgroup" colSpan={columnCount}>
        {groupOf(record)}
      </th>
    </tr>
  );

interface DrawnProps extends TableProps {
  /** The keys of the chosen columns, joined by commas. */
  chosen: string | null;
  isCompact: boolean;
}

/** Drawn again when the rows, their order or the selection change, not with each refresh. */
const Table = memo(function Table({
  children,
  groupOf,
  opening,
  openId = null,
  chosen: chosenKeys,
  isCompact,
}: DrawnProps) {
  const info = useTableInfo();
  const columns = useSelectable(useColumns(children, info, chosenKeys), info);
  const data = useDataTableDataContext() ?? [];
  const drawn = useRowsInTurn(data.length, isCompact);
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const act = (record: RaRecord, button: HTMLElement, action: string) =>
    setChosen({ record, button, action });
  const clicks = useTableClicks({ info, opening, onAct: act });
  const rows = useRowKeys();
  return (
    <>
      <div className="table-box">
        <table className={isCompact ? 'list-table compact' : 'list-table'}>
          <TableHead columns={columns} />
          <tbody ref={rows} {...clicks}>
            {data.slice(0, drawn).map((record, index) => (
              <Fragment key={record.id}>
                {groupOf && groupHead(groupOf, record, data[index - 1], columns.length)}
                <Row
                  record={record}
                  columns={columns}
                  info={info}
                  opening={opening}
                  isSelected={selectedIds.includes(record.id)}
                  isOpen={openId === String(record.id)}
                />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {chosen && <RowActions columns={columns} info={info} chosen={chosen} onChoose={setChosen} />}
    </>
  );
});

/**
 * The table of a list, over react-admin's list context. A row is one component of plain elements, drawn
 * again only when its record changes; its clicks are heard by the table. A row leads to the edit page
 * of its record for those who may open that; one that opens in place is an ExpandableTable's.
 */
export const ListTable = (props: TableProps) => {
  const { chosen } = useColumnChoice();
  const { isCompact } = useListDensity();
  const look = { chosen: chosen?.join(',') ?? null, isCompact };
  return (
    <DataTableBase hasBulkActions={false} loading={null} empty={null}>
      {withReferences(props.children, <Table {...props} {...look} />)}
    </DataTableBase>
  );
};
