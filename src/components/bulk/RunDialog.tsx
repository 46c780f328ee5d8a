import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { useHoldUnsavedWork } from '../form/useHoldUnsavedWork';
import { BulkProgress } from './BulkProgress';
import { type BulkRow, OutcomeTable } from './OutcomeTable';
import { StopButton } from './StopButton';
import type { BulkWork } from './useBulkWork';

interface RunDialogProps {
  work: BulkWork;
  /** Holds `running` and `resultTitle`, the titles. */
  texts: string;
  /** Holds `updated`, `failed`, `notTried` and `retry`; the words for any record unless given. */
  counts?: string;
  /** What the names are. */
  nameLabel: string;
  isMono?: boolean;
  /** What is said besides, once it is over. */
  children?: ReactNode;
  /** What can be done with the result, beside closing it. */
  actions?: ReactNode;
  /** Something else is under way: it cannot be closed. */
  isBusy?: boolean;
  onClose: () => void;
}

/** How many are listed: nobody reads thousands of lines in a dialog. */
const mostRows = 200;
/** What went wrong first. */
const order: BulkRow['state'][] = ['refused', 'notTried', 'skipped', 'done'];
const inOrder = (rows: BulkRow[]) =>
  [...rows].sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));

/** How far something is that is done to many records, what became of each, and another try for what failed. */
export const RunDialog = (props: RunDialogProps) => {
  const { work, texts, counts = 'app.bulk.counts', nameLabel, isMono } = props;
  const { children, actions, isBusy = false, onClose } = props;
  const translate = useTranslate();
  const titleId = useId();
  const { run, rows, done, refused, notTried } = work;
  const isOver = run?.state === 'done';
  useHoldUnsavedWork(!isOver || refused.length > 0, false);
  if (!run) return null;
  const say = (key: 'updated' | 'failed' | 'notTried', { length }: string[]) =>
    length > 0 && <Typography>{translate(`${counts}.${key}`, { smart_count: length })}</Typography>;
  return (
    <Dialog
      open
      onClose={isOver && !isBusy ? onClose : undefined}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>
        {translate(`${texts}.${isOver ? 'resultTitle' : 'running'}`)}
      </DialogTitle>
      <DialogContent>
        {isOver ? (
          <Box role="status" sx={{ display: 'grid', gap: 2 }}>
            {say('updated', done)}
            {say('notTried', notTried)}
            {say('failed', refused)}
            {children}
            <OutcomeTable
              rows={inOrder(rows).slice(0, mostRows)}
              nameLabel={nameLabel}
              isMono={isMono}
            />
            {rows.length > mostRows && (
              <span>{translate('app.bulk.andMore', { smart_count: rows.length - mostRows })}</span>
            )}
          </Box>
        ) : (
          <BulkProgress run={run} titleId={titleId} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {isOver ? (
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {translate('app.confirm.close')}
          </Button>
        ) : (
          <StopButton run={run} onStop={work.stop} />
        )}
        {isOver && actions}
        {isOver && notTried.length > 0 && (
          <Button disabled={isBusy} onClick={() => work.again(notTried)}>
            <span>{translate('app.bulk.goOn', { smart_count: notTried.length })}</span>
          </Button>
        )}
        {isOver && refused.length > 0 && (
          <Button
            variant="contained"
            autoFocus
            disabled={isBusy}
            onClick={() => work.again(refused)}
          >
            <span>{translate(`${counts}.retry`, { smart_count: refused.length })}</span>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
