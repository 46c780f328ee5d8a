import MoreIcon from '@mui/icons-material/MoreHoriz';
import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactElement } from 'react';
import { DeleteDialog, type DeleteDialogProps } from '../dialogs/DeleteDialog';
import { plainIcon } from '../plain/plainIcon';
import { ActionsHeader } from './ActionsHeader';
import { type ColumnKind, columnKind, type RowAction } from './column';

interface ActionsColumnProps<R extends RaRecord> {
  /** How a record is called, for the name of its button; its representation unless given. */
  nameOf?: (record: R) => string;
  /** The dialog of the deletion, where it asks for more than every resource does. */
  deleteDialog?: ComponentType<DeleteDialogProps<R>>;
  /** What can be done with a record of this list besides; the same array at each render. */
  actions?: readonly RowAction<R>[];
}

const moreIcon = plainIcon(MoreIcon);

/** The last column of a list: the button that opens the menu of a row. */
export const ActionsColumn = columnKind<ActionsColumnProps<RaRecord>>(
  ({ nameOf, deleteDialog = DeleteDialog, actions }, { translate, ...table }) => ({
    key: 'actions',
    head: <ActionsHeader />,
    className: 'actions',
    nameOf,
    deleteDialog,
    actions,
    cell: (record) => (
      <button
        type="button"
        className="plain-button menu-button"
        aria-haspopup="menu"
        aria-label={translate('app.rowMenu.label', {
          name: (nameOf ?? table.nameOf)(record) || record.id,
        })}
        data-tooltip={translate('app.list.actions')}
        data-action="menu"
      >
        {moreIcon}
      </button>
    ),
  }),
) as ColumnKind<ActionsColumnProps<RaRecord>> &
  (<R extends RaRecord>(props: ActionsColumnProps<R>) => ReactElement | null);
