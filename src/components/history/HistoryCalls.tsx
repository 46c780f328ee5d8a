import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { HistoryCall, HistoryEntry } from '../../saving/history';
import { type State, StateLabel } from '../fields/StateLabel';
import { SentCall } from '../sent/SentCall';
import { useStepWords } from '../sent/useStepWords';
import type { EntryWords } from './useEntryWords';

const states: Record<NonNullable<HistoryCall['state']> | 'waits', State> = {
  done: 'on',
  refused: 'error',
  unknown: 'warning',
  sent: 'warning',
  waits: 'normal',
};

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  // Long commands scroll by themselves.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
} as const;

/** Every call of an entry: what it did, its result and why it failed, and the command for it. */
export const HistoryCalls = ({ entry, words }: { entry: HistoryEntry; words: EntryWords }) => {
  const translate = useTranslate();
  const wordsOf = useStepWords();
  const { calls, more = 0, address } = entry;
  return (
    <>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {translate('app.history.calls', { smart_count: calls.length + more })}
      </Typography>
      <Box component="ol" sx={listStyle}>
        {calls.map((call) => {
          const { id, state = 'waits', reason } = call;
          return (
            <li key={id}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
                <span>{wordsOf(call)}</span>
                <StateLabel
                  state={states[state]}
                  label={translate(`app.history.states.${state}`)}
                />
              </Box>
              {reason && (
                <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
                  {words.reasonOf(reason)}
                </Typography>
              )}
              {call.call && <SentCall call={call.call} address={address} name={wordsOf(call)} />}
            </li>
          );
        })}
      </Box>
      {more > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('app.history.more', { smart_count: more })}
        </Typography>
      )}
    </>
  );
};
