import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { SecretField } from '../../../engines/drafts';
import type { Conflict, Settled } from '../../../saving/conflicts';
import { ConflictChoice } from './ConflictChoice';

interface ConflictDialogProps {
  conflicts: Conflict[];
  /** Where the form holds secrets: their values are not shown. */
  secrets: SecretField[];
  /** A key: where Cancel leads; back to the form unless given. */
  cancelLabel?: string;
  onSettled: (settled: Settled[]) => void;
  onCancel: () => void;
}

/** Shows what both the operator and somebody else changed, one by one: keep or take (decision 15). */
export const ConflictDialog = ({
  conflicts,
  secrets,
  cancelLabel = 'app.conflict.cancel',
  onSettled,
  onCancel,
}: ConflictDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const [taken, setTaken] = useState<ReadonlySet<Conflict>>(new Set());
  const choose = (conflict: Conflict, keepsMine: boolean) => {
    const next = new Set(taken);
    if (keepsMine) next.delete(conflict);
    else next.add(conflict);
    setTaken(next);
  };
  const settle = () =>
    onSettled(conflicts.map((conflict) => ({ ...conflict, keepsMine: !taken.has(conflict) })));
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('app.conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5 }}>
        <Typography>{translate('app.conflict.help')}</Typography>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.path.join('.')}
            conflict={conflict}
            secrets={secrets}
            keepsMine={!taken.has(conflict)}
            onChange={(keepsMine) => choose(conflict, keepsMine)}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {translate(cancelLabel)}
        </Button>
        <Button variant="contained" autoFocus onClick={settle}>
          {translate('app.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
