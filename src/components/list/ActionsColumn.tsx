import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactElement } from 'react';
import { DeleteDialog, type DeleteDialogProps } from '../dialogs/DeleteDialog';
import { plainIcon } from '../plain/plainIcon';
import { ActionsHeader } from './ActionsHeader';
import { type ColumnKind, columnKind } from './column';

interface ActionsColumnProps<R extends RaRecord> {
  /** How a record is called, for the names of the buttons; its representation unless given. */
  nameOf?: (record: R) => string;
  /** The dialog of the deletion, where it asks for more than every resource does. */
  deleteDialog?: ComponentType<DeleteDialogProps<R>>;
}

const editIcon = plainIcon(EditIcon);
const deleteIcon = plainIcon(DeleteIcon);

/** The last column of a list: edit and delete, for those who may. */
export const ActionsColumn = columnKind<ActionsColumnProps<RaRecord>>(
  ({ nameOf, deleteDialog = DeleteDialog }, { translate, isAllowed, editPath, ...table }) => ({
    key: 'actions',
    head: <ActionsHeader />,
    className: 'actions',
    deleteDialog,
    cell: (record) => {
      const name = (nameOf ?? table.nameOf)(record);
      return (
        <div className="row-actions">
          {isAllowed({ action: 'edit', record }) && (
            <a
              href={editPath(record)}
              className="plain-button"
              aria-label={translate('app.list.editNamed', { name })}
              data-tooltip={translate('app.list.edit')}
            >
              {editIcon}
            </a>
          )}
          {isAllowed({ action: 'delete', record }) && (
            <button
              type="button"
              className="plain-button"
              aria-label={translate('app.list.deleteNamed', { name })}
              data-tooltip={translate('app.list.delete')}
              data-action="delete"
            >
              {deleteIcon}
            </button>
          )}
        </div>
      );
    },
  }),
) as ColumnKind<ActionsColumnProps<RaRecord>> &
  (<R extends RaRecord>(props: ActionsColumnProps<R>) => ReactElement | null);
