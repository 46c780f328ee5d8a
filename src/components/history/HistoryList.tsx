import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { HistoryEntry } from '../../saving/history';
import { useTimes } from '../fields/useTimes';
import { HistoryRow } from './HistoryRow';
import type { EntryWords } from './useEntryWords';

/** How many are drawn at first, and more with each press. */
const atOnce = 100;

/** Entries by day, in their order. */
function byDay(
  entries: HistoryEntry[],
  dayOf: (at: number) => string,
): { day: string; entries: HistoryEntry[] }[] {
  const days: { day: string; entries: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  mb: 5,
  p: 0,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: '1px solid var(--mui-palette-divider)' },
} as const;

/** The entries day by day, the newest first; a part of them until more are wanted. */
export const HistoryList = ({ entries, words }: { entries: HistoryEntry[]; words: EntryWords }) => {
  const translate = useTranslate();
  const times = useTimes();
  const [most, setMost] = useState(atOnce);
  const rest = entries.length - most;
  return (
    <>
      {byDay(entries.slice(0, most), times.day).map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={day}>
          <Typography variant="h2" sx={{ mb: 2, fontSize: 15 }}>
            {day}
          </Typography>
          <Box component="ul" sx={listStyle}>
            {ofDay.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} words={words} />
            ))}
          </Box>
        </section>
      ))}
      {rest > 0 && (
        <Button variant="outlined" onClick={() => setMost(most + atOnce)}>
          <span>{translate('app.history.older', { smart_count: rest })}</span>
        </Button>
      )}
    </>
  );
};
