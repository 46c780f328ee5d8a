import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { readableNumber } from '../../../components/fields/phoneNumber';
import { useTimes } from '../../../components/fields/useTimes';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { useList } from '../../../components/useList';
import type { RecentCall } from '../../../types';
import { CallStatus } from '../CallStatus';
import { callOfLink, comparePath, filterOfCall } from '../callLink';

const text = (name: string) => `resources.recent-calls.compare.${name}`;

/** Milliseconds after the last key until the platform is asked (decision 79). */
const pause = 1000;
const mostCalls = 10;

/** The text some time after it was typed; an emptied one at once. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed ? pause : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** The call that a pasted link names, whenever it was, or those of the account that match. */
const useCandidates = (call: RecentCall, typed: string) => {
  const q = useSettled(typed.trim());
  const linked = callOfLink(q);
  const { account_sid } = call;
  const { data, error, isPending, refetch } = useList<RecentCall>(
    'recent-calls',
    {
      filter: {
        account_sid,
        ...(linked ? filterOfCall(linked) : { date: '30', ...(q ? { q } : {}) }),
      },
      pagination: { page: 1, perPage: mostCalls + 1 },
      sort: { field: 'attempted_at', order: 'DESC' },
    },
    { retry: false },
  );
  const calls = data?.filter(({ id }) => id !== call.id).slice(0, mostCalls);
  return { calls, error, isPending, refetch };
};

interface CompareDialogProps {
  call: RecentCall;
  onClose: () => void;
}

/** Chooses the call that another one is compared with. */
export const CompareDialog = ({ call, onClose }: CompareDialogProps) => {
  const translate = useTranslate();
  const { full } = useTimes();
  const title = useId();
  const [typed, setTyped] = useState('');
  const { calls, error, isPending, refetch } = useCandidates(call, typed);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{translate(text('choose'))}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          type="search"
          size="small"
          label={translate(text('find'))}
          helperText={translate(text('findHelp'))}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ mt: 1 }}
        />
        <Box sx={{ minHeight: 320, mt: 2 }}>
          {error ? (
            <ErrorPanel error={error} onRetry={() => refetch()} />
          ) : isPending ? (
            <TableSkeleton rows={6} />
          ) : calls && calls.length > 0 ? (
            <List dense disablePadding aria-label={translate(text('choose'))}>
              {calls.map((other) => (
                <li key={other.id}>
                  <ListItemButton
                    component={LinkBase}
                    to={comparePath(call, other)}
                    onClick={onClose}
                    sx={{ display: 'block', borderRadius: 1, px: 2 }}
                  >
                    <Box sx={{ fontSize: 13, fontWeight: 600 }}>
                      {translate('resources.recent-calls.fromTo', {
                        from: readableNumber(other.from),
                        to: readableNumber(other.to),
                      })}
                    </Box>
                    <Box
                      sx={{
                        display: 'flex',
                        flexWrap: 'wrap',
                        columnGap: 3,
                        fontSize: 12.5,
                        color: 'text.secondary',
                      }}
                    >
                      {full(other.attempted_at)}
                      <CallStatus call={other} />
                    </Box>
                  </ListItemButton>
                </li>
              ))}
            </List>
          ) : (
            <Typography color="textSecondary">{translate(text('none'))}</Typography>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
};
