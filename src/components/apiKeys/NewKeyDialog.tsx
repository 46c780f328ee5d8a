import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ApiKey } from '../../types';
import { CopyField } from '../inputs/CopyField';
import { useErrorText } from '../page/errorText';
import type { ApiKeyOwner } from './apiKey';
import { useNewKey } from './useNewKey';

interface NewKeyDialogProps {
  owner: ApiKeyOwner;
  /** The key that the new one takes the place of. */
  replaces: ApiKey | null;
  onReplaced: (sid: string) => void;
  onClose: () => void;
}

/** Makes a key for its owner, once, and shows it. */
export const NewKeyDialog = ({ owner, replaces, onReplaced, onClose }: NewKeyDialogProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const titleId = useId();
  const { made, error } = useNewKey(owner, () => replaces && onReplaced(replaces.id));
  const isPending = !made && !error;
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
        ) : made ? (
          <>
            {made.isFound && (
              <Alert severity="warning" variant="outlined" sx={{ mb: 4 }}>
                {translate('resources.api-keys.lost.made')}
              </Alert>
            )}
            <CopyField
              label={translate('resources.api-keys.fields.token')}
              value={made.key.token}
              isSecret
              startsShown
            />
            {replaces && (
              <Alert severity="info" role="note" variant="outlined" sx={{ mt: 4 }}>
                {translate('resources.api-keys.rotation.next', {
                  end: (replaces.token ?? replaces.id).slice(-4),
                })}
              </Alert>
            )}
          </>
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
