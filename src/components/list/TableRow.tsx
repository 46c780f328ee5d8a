import ExpandIcon from '@mui/icons-material/ExpandMore';
import { type RaRecord, RecordContext } from 'ra-core';
import { memo, type ReactNode } from 'react';
import { plainIcon } from '../plain/plainIcon';
import type { RowInfo, TableColumn, TableInfo } from './column';

/** How the rows of a table open in place. */
export interface Opening {
  toggle: (id: string) => void;
  /** The id of the element below the open row. */
  panelId: string;
  panel: (record: RaRecord) => ReactNode;
  nameOf: (record: RaRecord) => string;
}

interface RowProps {
  record: RaRecord;
  columns: TableColumn[];
  info: TableInfo;
  opening?: Opening;
  isSelected: boolean;
  isOpen: boolean;
}

const expandIcon = plainIcon(ExpandIcon);

/** Opens and closes its row: what the keyboard uses where the mouse clicks the row. */
const openButton = ({ record, info, opening, isOpen }: RowProps) =>
  opening && (
    <button
      type="button"
      className="plain-button open-button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? opening.panelId : undefined}
      aria-label={info.translate('app.list.openNamed', { name: opening.nameOf(record) })}
      data-action="open"
    >
      {expandIcon}
    </button>
  );

const firstCell = (row: RowProps, content: ReactNode) =>
  row.opening ? (
    <span className="opening">
      {openButton(row)}
      {content}
    </span>
  ) : (
    content
  );

const rowClass = ({ opening, isOpen, isSelected }: RowProps, opens: boolean) =>
  [(opening || opens) && 'opens', isOpen && 'is-open', isSelected && 'is-selected']
    .filter(Boolean)
    .join(' ');

/** A row of a list as one component: whatever it shows is made of plain elements. */
export const Row = memo(function Row(props: RowProps) {
  const { record, columns, info, opening, isSelected, isOpen } = props;
  const mayOpen = info.isAllowed({ action: 'edit', record });
  const row: RowInfo = {
    isSelected,
    isOpen,
    link: (content) =>
      mayOpen ? (
        <a className="row-link" href={info.editPath(record)}>
          {content}
        </a>
      ) : (
        content
      ),
  };
  return (
    <RecordContext.Provider value={record}>
      <tr className={rowClass(props, mayOpen)} data-id={record.id}>
        {columns.map(({ key, className, cell }, index) => (
          <td key={key} className={className}>
            {index === 0 ? firstCell(props, cell(record, row)) : cell(record, row)}
          </td>
        ))}
      </tr>
      {opening && isOpen && (
        <tr className="opened" id={opening.panelId}>
          <td colSpan={columns.length}>
            <div className="panel">{opening.panel(record)}</div>
          </td>
        </tr>
      )}
    </RecordContext.Provider>
  );
});
