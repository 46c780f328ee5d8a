import ExpandIcon from '@mui/icons-material/ExpandMore';
import { type RaRecord, RecordContext } from 'ra-core';
import { PureComponent, type ReactNode } from 'react';
import { hrefOf } from '../../routing/addresses';
import { StateLabel } from '../fields/StateLabel';
import { Bounded } from '../page/Bounded';
import { plainIcon } from '../plain/plainIcon';
import type { RowInfo, TableColumn, TableInfo } from './column';

/** How the rows of a table open in place. */
export interface Opening {
  /** Opens a row or closes it; with the tab of its panel, opens it there. */
  toggle: (id: string, tab?: string) => void;
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

const unreadableCell = ({ translate }: TableInfo) => (
  <StateLabel state="warning" label={translate('app.badValues.unreadable')} />
);

const linkOf =
  ({ info, record }: RowProps, mayOpen: boolean): RowInfo['link'] =>
  (name) => {
    // A record whose name did not come has a link all the same, and a link has a name.
    const content = name || unreadableCell(info);
    return mayOpen ? (
      <a className="row-link" translate="no" href={hrefOf(info.editPath(record))}>
        {content}
      </a>
    ) : (
      content
    );
  };

/** Whether a field, or what it is a part of, could not be read. */
const isUnreadable = (record: RaRecord & { unreadable?: string[] }, field: string | undefined) =>
  record.unreadable?.some((path) => field === path || field?.startsWith(`${path}.`));

/** What a cell shows; that it is unreadable, where its value could not be read or shown. */
const contentOf = ({ cell, field }: TableColumn, { record, info }: RowProps, row: RowInfo) => {
  if (isUnreadable(record, field)) return unreadableCell(info);
  try {
    return cell(record, row);
  } catch {
    return unreadableCell(info);
  }
};

const cellsOf = (props: RowProps, mayOpen: boolean) => {
  const { columns, isSelected, isOpen } = props;
  const row: RowInfo = { isSelected, isOpen, link: linkOf(props, mayOpen) };
  return columns.map((column, index) => {
    const content = contentOf(column, props, row);
    return (
      <td
        key={column.key}
        className={column.className}
        data-head={column.lead}
        translate={column.isAsStored ? 'no' : undefined}
      >
        {index === 0 ? firstCell(props, content) : content}
      </td>
    );
  });
};

/**
 * A row of a list as one component: whatever it shows is made of plain elements. It is the boundary of
 * what its cells draw, too: one that throws costs this row, until its record is another.
 */
export class Row extends PureComponent<RowProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ record }: RowProps) {
    if (this.state.isBroken && record !== this.props.record) this.setState({ isBroken: false });
  }

  override render() {
    const { record, columns, info, opening, isOpen } = this.props;
    if (this.state.isBroken) {
      return (
        <tr>
          <td colSpan={columns.length}>
            <StateLabel state="error" label={info.translate('app.badValues.row')} />
          </td>
        </tr>
      );
    }
    const mayOpen = info.isAllowed({ action: 'edit', record });
    return (
      <RecordContext.Provider value={record}>
        <tr className={rowClass(this.props, mayOpen)} data-id={record.id}>
          {cellsOf(this.props, mayOpen)}
        </tr>
        {opening && isOpen && (
          <tr className="opened" id={opening.panelId}>
            <td colSpan={columns.length}>
              <div className="panel">
                <Bounded of="panel">{opening.panel(record)}</Bounded>
              </div>
            </td>
          </tr>
        )}
      </RecordContext.Provider>
    );
  }
}
