import type { RaRecord } from 'ra-core';
import {
  Children,
  type ComponentType,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { ResourceName } from '../../types';
import type { ContextQuestion } from '../access/useCanAccess';
import type { DeleteDialogProps } from '../dialogs/DeleteDialog';
import type { CellClasses } from './tableParts';

/** What a cell may need of its row beside the record. */
export interface RowInfo {
  isSelected: boolean;
  /** The row opens in place, and is open. */
  isOpen: boolean;
  /** The content as the link to the record's edit page, for those who may open that. */
  link: (content: ReactNode) => ReactNode;
}

/** What the columns may need of their table. */
export interface TableInfo {
  /** What the list is about. */
  resource: ResourceName;
  translate: (key: string, options?: object) => string;
  /** The label of a field: the text of the key, or that of the field. */
  labelOf: (source: string | undefined, label: ReactNode) => ReactNode;
  /** Whether the operator may, with what the list is about unless the question names another. */
  isAllowed: (question: ContextQuestion) => boolean;
  /** How a record is called. */
  nameOf: (record: RaRecord) => string;
  editPath: (record: RaRecord) => string;
  /** Selects the row or gives it back; with Shift, all rows since the last one. */
  toggle: (record: RaRecord, event: Event) => void;
}

export interface RowActionProps<R extends RaRecord = RaRecord> {
  record: R;
  /** The button of the row that began it. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** Something that can be done with a record of a list, beside opening and deleting it. */
export interface RowAction<R extends RaRecord = RaRecord> {
  /** Unlike the others of the list: `data-action` of the buttons in the row that begin it as well. */
  key: string;
  /** How the menu of the row calls it: a key. */
  label: string;
  isAllowed: (record: R, table: TableInfo) => boolean;
  /** What opens for it. */
  dialog: ComponentType<RowActionProps<R>>;
}

/** A column as the table draws it. */
export interface TableColumn {
  key: string;
  head: ReactNode;
  /** What stands before the cells on a phone, where there are no heads. */
  lead?: string;
  /** The field to sort by, where the list can be sorted at all. */
  sortBy?: string;
  /** What its cells are, in words that `tableStyle` knows. */
  className?: CellClasses | `${CellClasses} end`;
  /** The field that the cells show. */
  field?: string;
  /** The cells show what is stored, letter for letter: browsers that translate leave it. */
  isAsStored?: boolean;
  cell: (record: RaRecord, row: RowInfo) => ReactNode;
  /** The record of another resource that the cell names: the menu of the row leads there as well. */
  reference?: Reference;
  /** How a record is called, where that is not its representation. */
  nameOf?: ((record: RaRecord) => string) | undefined;
  /** What the menu of the row opens for a deletion. */
  deleteDialog?: ComponentType<DeleteDialogProps<RaRecord>>;
  /** What the menu of the row offers besides. */
  actions?: readonly RowAction[];
}

/** The records of another resource that a column names: those of a page are requested together. */
export interface Reference {
  resource: 'accounts' | 'applications' | 'carriers';
  source: string;
}

/**
 * A kind of column. Its elements are never drawn: the table reads them, once, and draws each row as
 * one component. Nothing that a column says may depend on anything but its props and the table.
 */
export interface ColumnKind<Props> extends FunctionComponent<Props> {
  columnOf: (props: Props, table: TableInfo) => TableColumn | null;
  /** What the cells name of other records. */
  referenceOf?: (props: Props) => Reference | Reference[] | undefined;
}

/** Makes a kind of column. */
export const columnKind = <Props>(
  columnOf: ColumnKind<Props>['columnOf'],
  referenceOf?: ColumnKind<Props>['referenceOf'],
): ColumnKind<Props> => Object.assign(() => null, { columnOf, referenceOf });

type ColumnElement = ReactElement<object> & { type: ColumnKind<object> };

const isColumn = (child: ReactNode): child is ColumnElement =>
  isValidElement(child) && typeof child.type === 'function' && 'columnOf' in child.type;

/** The columns among a table's children; everything else there is a mistake. */
export function columnElements(children: ReactNode): ColumnElement[] {
  return Children.toArray(children).map((child) => {
    if (!isColumn(child)) throw new Error('The children of a table are its columns');
    return child;
  });
}
