import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { deletionSuggestedAt, type ReplacedKey } from '../../engines/replacedKeys';
import type { ApiKey } from '../../types';
import { StateLabel } from '../fields/StateLabel';
import { useTimes } from '../fields/useTimes';

interface ReplacedNoteProps {
  apiKey: ApiKey;
  replaced: ReplacedKey;
  /** What the key is called where it is not shown. */
  name: string;
  /** For those who may delete it. */
  onDelete: (() => void) | null;
}

const noteStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  pb: 1,
  typography: 'body2',
  color: 'text.secondary',
  // Two times are long for a phone.
  '& .state-label': { whiteSpace: 'normal' },
} as const;

/** Below a key that was replaced: since when it waits to be deleted, and whether it is still used. */
export const ReplacedNote = ({ apiKey, replaced, name, onDelete }: ReplacedNoteProps) => {
  const translate = useTranslate();
  const times = useTimes();
  const due = deletionSuggestedAt(replaced);
  const isUsed = new Date(apiKey.last_used ?? '').getTime() > replaced.at;
  const text = (key: string, args?: object) =>
    translate(`resources.api-keys.rotation.${key}`, args);
  const words = text(Date.now() < due ? 'until' : 'due', {
    at: times.moment(replaced.at),
    until: times.moment(due),
  });
  return (
    <Box translate="yes" sx={noteStyle}>
      <StateLabel state={Date.now() < due ? 'info' : 'warning'} label={words} />
      {isUsed && <StateLabel state="warning" label={text('stillUsed')} />}
      {onDelete && (
        <button
          type="button"
          className="text-button"
          style={{ marginInlineStart: -6 }}
          aria-label={translate('app.labelled', { label: text('deleteNow'), value: name })}
          onClick={onDelete}
        >
          {text('deleteNow')}
        </button>
      )}
    </Box>
  );
};
