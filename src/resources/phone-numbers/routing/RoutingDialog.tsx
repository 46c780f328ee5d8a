import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useHoldUnsavedWork } from '../../../components/form/useHoldUnsavedWork';
import { BulkProgress } from '../BulkProgress';
import { StopButton } from '../StopButton';
import { doneOf, failedOf } from '../useBulkRun';
import { RoutingFailures } from './RoutingFailures';
import type { RoutingRun } from './useRouting';

interface RoutingDialogProps {
  run: RoutingRun;
  numberOf: (id: string) => string;
  onStop: () => void;
  onRetry: (ids: string[], applicationSid: string | null) => void;
  onClose: () => void;
}

const Outcome = ({ run, numberOf }: Pick<RoutingDialogProps, 'run' | 'numberOf'>) => {
  const translate = useTranslate();
  const failed = failedOf(run);
  const say = (key: 'updated' | 'failed' | 'notTried', smart_count: number) =>
    smart_count > 0 && (
      <Typography>
        {translate(`resources.phone-numbers.routing.${key}`, { smart_count })}
      </Typography>
    );
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2 }}>
      {say('updated', doneOf(run).length)}
      {say('notTried', run.ids.length - run.results.length)}
      {say('failed', failed.length)}
      <RoutingFailures failed={failed} numberOf={numberOf} />
    </Box>
  );
};

/** How far a bulk routing is, what became of it, and another try for the numbers that failed. */
export const RoutingDialog = ({ run, numberOf, onStop, onRetry, onClose }: RoutingDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const isDone = run.state === 'done';
  const failed = failedOf(run).map(({ id }) => id);
  useHoldUnsavedWork(!isDone || failed.length > 0, false);
  return (
    <Dialog
      open
      onClose={isDone ? onClose : undefined}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>
        {translate(`resources.phone-numbers.routing.${isDone ? 'resultTitle' : 'running'}`)}
      </DialogTitle>
      <DialogContent>
        {isDone ? (
          <Outcome run={run} numberOf={numberOf} />
        ) : (
          <BulkProgress run={run} titleId={titleId} />
        )}
      </DialogContent>
      <DialogActions>
        {isDone ? (
          <Button color="inherit" onClick={onClose}>
            {translate('app.confirm.close')}
          </Button>
        ) : (
          <StopButton run={run} onStop={onStop} />
        )}
        {isDone && failed.length > 0 && (
          <Button variant="contained" autoFocus onClick={() => onRetry(failed, run.change)}>
            {translate('resources.phone-numbers.routing.retry', { smart_count: failed.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
