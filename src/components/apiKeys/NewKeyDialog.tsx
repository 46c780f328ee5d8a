import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import type { ApiKey } from '../../types';
import { CopyField } from '../inputs/CopyField';
import { useErrorText } from '../page/errorText';
import type { ApiKeyOwner } from './apiKey';

/** Makes a key for its owner, once, and shows it. */
export const NewKeyDialog = ({ owner, onClose }: { owner: ApiKeyOwner; onClose: () => void }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const titleId = useId();
  const dataProvider = useDataProvider();
  const isRequested = useRef(false);
  const { mutate, data, error } = useMutation({
    mutationFn: () => dataProvider.create<ApiKey>('api-keys', { data: owner }),
    onSuccess: () => notify('resources.api-keys.notifications.created', { type: 'success' }),
  });
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    mutate();
  }, [mutate]);
  const token = data?.data.token;
  const isPending = !token && !error;
  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>
        {translate(`resources.api-keys.sections.${error ? 'failed' : 'created'}`)}
      </DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        {error ? (
          <Alert severity="error" variant="outlined">
            {errorText(error).join(' ')}
          </Alert>
        ) : token ? (
          <CopyField label={translate('resources.api-keys.fields.token')} value={token} />
        ) : (
          <Skeleton variant="rounded" height={60} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose} disabled={isPending}>
          {translate('app.confirm.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
