import MoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { listWords } from '../../domain/listWords';
import type { HistoryEntry } from '../../saving/history';
import { StateLabel } from '../fields/StateLabel';
import { useClock } from '../fields/useClock';
import { useTimes } from '../fields/useTimes';
import { plainIcon } from '../plain/plainIcon';
import { HistoryDetails } from './HistoryDetails';
import type { EntryWords } from './useEntryWords';

const moreIcon = plainIcon(MoreIcon);

const headStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '4.5rem minmax(0, 1fr) auto auto' },
  columnGap: 3,
  rowGap: 0.5,
  alignItems: 'center',
  width: '100%',
  boxSizing: 'border-box',
  px: 3,
  py: 2,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '& > .what': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > .icon': { transition: 'transform 120ms', color: 'text.secondary' },
  '&[aria-expanded=true] > .icon': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& > .icon': { transition: 'none' } },
  // On a phone what was done comes first, and when below it.
  '@media (max-width: 599.95px)': {
    '& > .what': { order: -2 },
    '& > .icon': { order: -1 },
  },
} as const;

/** One entry: when, what, which fields, and how it ended; open it is all that is known. */
export const HistoryRow = ({ entry, words }: { entry: HistoryEntry; words: EntryWords }) => {
  const translate = useTranslate();
  const { clock } = useClock();
  const times = useTimes();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const time = new Date(entry.at).toISOString();
  const fields = listWords(words.fieldsOf(entry), translate);
  return (
    <li>
      <Box
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        sx={headStyle}
      >
        <time dateTime={time} className="muted" data-tooltip={times.exact(time)}>
          {clock(time)}
        </time>
        <span className="what">
          {words.titleOf(entry)}
          {entry.kind !== 'deleted' && fields && <span className="muted">{` · ${fields}`}</span>}
        </span>
        <StateLabel {...words.endingOf(entry)} />
        {moreIcon}
      </Box>
      {isOpen && (
        <Box id={id} sx={{ px: 3, pb: 3, pt: 1 }}>
          <HistoryDetails entry={entry} words={words} />
        </Box>
      )}
    </li>
  );
};
