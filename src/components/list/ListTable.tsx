import {
  DataTableBase,
  type RaRecord,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
} from 'ra-core';
import { Fragment, memo, type ReactNode, useMemo, useState } from 'react';
import { useTableDensity } from '../ConsoleContext';
import { columnElements, type TableColumn, type TableInfo } from './column';
import { RowMenu } from './RowMenu';
import { ReferenceNames } from './referenceNames';
import { TableHead } from './TableHead';
import { type Opening, Row } from './TableRow';
import { useTableClicks } from './useTableClicks';
import { useTableInfo } from './useTableInfo';

interface TableProps {
  /** The columns: ListColumn, AccountColumn, ReferenceColumn, SelectionColumn, ActionsColumn. */
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

const useColumns = (children: ReactNode, info: TableInfo) =>
  useMemo(
    () =>
      columnElements(children)
        .flatMap(({ type, props }) => type.columnOf(props, info) ?? [])
        .map((column) => withLead(column, info)),
    [children, info],
  );

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

/** The row whose menu is open, by which button; or that is to be deleted. */
interface Chosen {
  record: RaRecord;
  button: HTMLElement;
  isDeleted: boolean;
}

interface RowActionsProps {
  columns: TableColumn[];
  info: TableInfo;
  chosen: Chosen;
  onChoose: (chosen: Chosen | null) => void;
}

/** The menu of the chosen row, or the question before its deletion. */
const RowActions = ({ columns, info, chosen, onChoose }: RowActionsProps) => {
  const { record, button, isDeleted } = chosen;
  const close = () => onChoose(null);
  if (!isDeleted) {
    const remove = () => onChoose({ ...chosen, isDeleted: true });
    return (
      <RowMenu
        record={record}
        anchor={button}
        columns={columns}
        info={info}
        onDelete={remove}
        onClose={close}
      />
    );
  }
  const Dialog = columns.find(({ deleteDialog }) => deleteDialog)?.deleteDialog;
  return Dialog ? <Dialog record={record} onClose={close} /> : null;
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

/** Drawn again when the rows, their order or the selection change, not with each refresh. */
const Table = memo(function Table({ children, groupOf, opening, openId = null }: TableProps) {
  const info = useTableInfo();
  const columns = useColumns(children, info);
  const data = useDataTableDataContext() ?? [];
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { isCompact } = useTableDensity();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const openMenu = (record: RaRecord, button: HTMLElement) =>
    setChosen({ record, button, isDeleted: false });
  const clicks = useTableClicks({ info, opening, onMenu: openMenu });
  return (
    <>
      <div className="table-box">
        <table className={isCompact ? 'list-table compact' : 'list-table'}>
          <TableHead columns={columns} />
          <tbody {...clicks}>
            {data.map((record, index) => (
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
  return (
    <DataTableBase hasBulkActions={false} loading={null} empty={null}>
      {withReferences(props.children, <Table {...props} />)}
    </DataTableBase>
  );
};
