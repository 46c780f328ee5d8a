import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import {
  LinkBase,
  type RaRecord,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { type ComponentType, useState } from 'react';
import { useCanAccess } from '../access/useCanAccess';
import { DeleteDialog, type DeleteDialogProps } from '../dialogs/DeleteDialog';
import { useRecordName } from '../useRecordName';
import { ActionsHeader } from './ActionsHeader';

interface ActionsColumnProps<R extends RaRecord> {
  /** How a record is called, for the names of the buttons; its representation unless given. */
  nameOf?: (record: R) => string;
  /** The dialog of the deletion, where it asks for more than every resource does. */
  deleteDialog?: ComponentType<DeleteDialogProps<R>>;
}

/** Edit and delete at the end of a row, for those who may. */
function RowActions<R extends RaRecord>({
  nameOf,
  deleteDialog: Dialog = DeleteDialog,
}: ActionsColumnProps<R>) {
  const translate = useTranslate();
  const record = useRecordContext<R>();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const recordName = useRecordName();
  const [isDeleting, setIsDeleting] = useState(false);
  const canEdit = useCanAccess({ action: 'edit', record });
  const canDelete = useCanAccess({ action: 'delete', record });
  if (!record) return null;
  const name = (nameOf ?? recordName)(record);
  return (
    // Clicks on the buttons must not open the row behind them.
    <Box
      className="row-actions"
      sx={{ display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' }}
      onClick={(event) => event.stopPropagation()}
    >
      {canEdit && (
        <Tooltip title={translate('app.list.edit')}>
          <IconButton
            size="small"
            component={LinkBase}
            to={createPath({ resource, id: record.id, type: 'edit' })}
            aria-label={translate('app.list.editNamed', { name })}
          >
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {canDelete && (
        <>
          <Tooltip title={translate('app.list.delete')}>
            <IconButton
              size="small"
              onClick={() => setIsDeleting(true)}
              aria-label={translate('app.list.deleteNamed', { name })}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
          {isDeleting && <Dialog record={record} onClose={() => setIsDeleting(false)} />}
        </>
      )}
    </Box>
  );
}

/** The last column of a list: what can be done with each row. */
export function ActionsColumn<R extends RaRecord>(props: ActionsColumnProps<R>) {
  return (
    <DataTable.Col disableSort label={<ActionsHeader />}>
      <RowActions {...props} />
    </DataTable.Col>
  );
}
