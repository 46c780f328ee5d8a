import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import { saveFile } from '../../../components/saveFile';
import { usePlatform } from '../../../components/usePlatform';
import {
  type RecordingSession,
  type RecordingState,
  recordingFileName,
} from '../../../engines/audio';
import type { RecentCall } from '../../../types';

const text = 'resources.recent-calls.player';

interface FileActionsProps {
  call: RecentCall;
  session: RecordingSession;
  state: RecordingState;
  canDelete: boolean;
  onDeleted: () => void;
}

/** Saves the file of a recording, or deletes it for good. */
export const FileActions = ({ call, session, state, canDelete, onDeleted }: FileActionsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = usePlatform();
  const mayDelete = useCanAccess({ action: 'delete', resource: 'recordings', record: call });
  const [isAsking, setIsAsking] = useState(false);
  const { contentType, isComplete, isTruncated } = state;
  const { call_sid } = call;
  const name = translate(`${text}.deleteName`, { call_sid });
  const save = () => {
    const { file } = session;
    if (file) saveFile(file.bytes(), recordingFileName(call_sid, contentType));
  };
  const remove = async () => {
    await dataProvider.deleteRecording(call.recording_url ?? '');
    notify(`${text}.deleted`, { type: 'success' });
    onDeleted();
  };
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<DownloadIcon />}
        disabled={!isComplete && !isTruncated}
        onClick={save}
      >
        <span>{translate(isTruncated ? `${text}.downloadPart` : `${text}.download`)}</span>
      </Button>
      {canDelete && mayDelete && (
        <Button
          size="small"
          color="error"
          startIcon={<DeleteIcon />}
          onClick={() => setIsAsking(true)}
        >
          {translate(`${text}.delete`)}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('app.confirm.deleteTitle', { name })}
        confirmLabel={translate('app.confirm.delete')}
        isDangerous
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      >
        {translate(`${text}.deleteText`)}
      </ConfirmDialog>
    </Box>
  );
};
