import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { listWords } from '../../../domain/listWords';
import { wordsOf } from '../../../saving/entryWords';
import type { Entry } from '../../../saving/journal';
import { useTimes } from '../../fields/useTimes';

/** What is said of an entry: it was not sent, a part of it is stored, nobody knows; or a deletion went wrong. */
const messageOf = ({ save, isDeletion }: Entry): string => {
  if (isDeletion) return 'app.drafts.foundDeletion';
  if (!save) return 'app.drafts.found';
  return save.ending === 'part' ? 'app.drafts.foundPart' : 'app.drafts.foundMaybe';
};

interface FoundNoticeProps {
  entry: Entry;
  /** Says what is in it: it is one of several, or of none that the page names. */
  withWords: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what a form like the one around left behind. */
export const FoundNotice = ({ entry, withWords, onRestore, onDiscard }: FoundNoticeProps) => {
  const translate = useTranslate();
  const times = useTimes();
  const textId = useId();
  const words = withWords ? listWords(wordsOf(entry), translate) : '';
  const time = times.moment(entry.save?.startedAt || entry.savedAt);
  return (
    <Alert
      severity={entry.save ? 'warning' : 'info'}
      role="status"
      variant="outlined"
      sx={{ mb: 4 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onDiscard} aria-describedby={textId}>
            {translate('app.drafts.discard')}
          </Button>
          <Button size="small" onClick={onRestore} aria-describedby={textId}>
            {translate('app.drafts.restore')}
          </Button>
        </>
      }
    >
      <div id={textId} style={{ overflowWrap: 'anywhere' }}>
        <span>{translate(messageOf(entry), { time })}</span>
        {words && <div>{words}</div>}
      </div>
    </Alert>
  );
};
