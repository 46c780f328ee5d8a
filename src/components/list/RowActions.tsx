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
import { type ComponentType, useState } from 'react';
import { type AccessQuestion, useIsAllowed } from '../access/useRefusal';

export interface DeleteDialogProps<R extends RaRecord = RaRecord> {
  record: R;
  isOpen: boolean;
  onClose: () => void;
}

interface RowActionsProps<R extends RaRecord> {
  /** How the record is called, for the names of the buttons. */
  nameOf: (record: R) => string;
  /** The area's own delete dialog; no delete button without one. */
  deleteDialog?: ComponentType<DeleteDialogProps<R>>;
}

/** Edit and delete at the end of a row, for those who may. */
export function RowActions<R extends RaRecord>({
  nameOf,
  deleteDialog: DeleteDialog,
}: RowActionsProps<R>) {
  const translate = useTranslate();
  const record = useRecordContext<R>();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const [isDeleting, setIsDeleting] = useState(false);
  const owned = record as AccessQuestion['record'];
  const canEdit = useIsAllowed({ action: 'edit', area: resource, record: owned });
  const canDelete = useIsAllowed({ action: 'delete', area: resource, record: owned });
  if (!record) return null;
  const name = nameOf(record);
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
      {DeleteDialog && canDelete && (
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
          {isDeleting && (
            <DeleteDialog record={record} isOpen onClose={() => setIsDeleting(false)} />
          )}
        </>
      )}
    </Box>
  );
}
