import EditIcon from '@mui/icons-material/EditOutlined';
import type { RaRecord } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { plainIcon } from '../plain/plainIcon';
import { type ColumnKind, columnKind, type Reference, type RowAction } from './column';
import { ReferenceName } from './referenceNames';

interface ReferenceColumnProps<R extends RaRecord> extends Reference {
  /** What rows show that name nothing. */
  emptyText?: string;
  label?: ReactNode;
  /** What changes it where it stands, one of the actions of the list. */
  change?: RowAction<R>;
  /** How a record is called, for the name of its button; its representation unless given. */
  nameOf?: (record: R) => string;
}

const editIcon = plainIcon(EditIcon);

/** The name behind a sid of another resource; all names of a page are one request. */
export const ReferenceColumn = columnKind<ReferenceColumnProps<RaRecord>>(
  ({ resource, source, emptyText = '', label, change, nameOf }, table) => {
    const { translate } = table;
    const name = (record: RaRecord) => (
      <ReferenceName resource={resource} sid={record[source]} emptyText={emptyText} isCut />
    );
    const cell = (record: RaRecord) => {
      if (!change?.isAllowed(record, table)) return name(record);
      const text = translate(change.label);
      const value = (nameOf ?? table.nameOf)(record);
      // For the pointer: the keyboard gets there by the menu of the row.
      return (
        <span className="changeable">
          {name(record)}
          <button
            type="button"
            className="plain-button small"
            tabIndex={-1}
            aria-label={translate('app.labelled', { label: text, value })}
            data-tooltip={text}
            data-action={change.key}
          >
            {editIcon}
          </button>
        </span>
      );
    };
    return {
      key: source,
      head: table.labelOf(source, label),
      field: source,
      reference: { resource, source },
      sortBy: source,
      className: 'other-name',
      cell,
    };
  },
  ({ resource, source }) => ({ resource, source }),
) as ColumnKind<ReferenceColumnProps<RaRecord>> &
  (<R extends RaRecord>(props: ReferenceColumnProps<R>) => ReactElement | null);
