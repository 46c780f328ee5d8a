import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import type { Change } from '../../engines/drafts';
import type { HistoryEntry } from '../../saving/history';
import { canRevert } from '../../saving/revert';
import { useValueWords } from '../form/conflicts/useValueWords';
import { ShortSid } from '../inputs/ShortSid';
import { ChangedValue } from '../sent/ChangedValue';
import { HistoryCalls } from './HistoryCalls';
import { type EntryWords, useFormPath } from './useEntryWords';
import { useRevert } from './useRevert';

interface HistoryDetailsProps {
  entry: HistoryEntry;
  words: EntryWords;
}

/** What changed by field, with the way back for each; secrets are named alone. */
const Changes = ({ entry, words }: HistoryDetailsProps) => {
  const translate = useTranslate();
  const revert = useRevert(entry);
  const { changes, kind } = entry;
  const fieldIn = ({ path }: Change) => path.at(-1) ?? '';
  const wordsOf = useValueWords(
    changes.flatMap((change): [string, unknown][] => [
      [fieldIn(change), change.from],
      [fieldIn(change), change.to],
    ]),
  );
  const missing = words.missingOf(entry);
  const mayRevert = canRevert(entry) && revert !== null;
  if (changes.length === 0 && missing.length === 0) return null;
  return (
    <>
      <Box component="dl" sx={{ m: 0, mb: 3, display: 'grid', gap: 1.5 }}>
        {changes.map((change) => {
          const label = words.fieldOf(entry, change.path);
          const from = wordsOf(change.from, fieldIn(change));
          const to = wordsOf(change.to, fieldIn(change));
          return (
            <ChangedValue
              key={change.path.join('.')}
              label={label}
              from={kind === 'changed' || kind === 'deleted' ? from : null}
              to={kind === 'deleted' ? translate('app.conflict.deleted') : to}
              action={
                mayRevert && (
                  <Button
                    size="small"
                    onClick={() => revert([change])}
                    aria-label={translate('app.history.revertField', { field: label })}
                  >
                    {translate('app.history.revert')}
                  </Button>
                )
              }
            />
          );
        })}
        {missing.map((label) => (
          <ChangedValue
            key={label}
            label={label}
            from={null}
            to={translate('app.history.secret')}
          />
        ))}
      </Box>
      {mayRevert && changes.length > 1 && (
        <Button variant="outlined" size="small" sx={{ mb: 3 }} onClick={() => revert(changes)}>
          {translate('app.history.revertAll')}
        </Button>
      )}
    </>
  );
};

/** All that is known of an entry: who, which record, before and after, and each call with its result. */
export const HistoryDetails = ({ entry, words }: HistoryDetailsProps) => {
  const translate = useTranslate();
  const path = useFormPath()(entry);
  const { who, sid, name, resource, ending } = entry;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('app.history.by', { who })}
        </Typography>
        {sid && <ShortSid sid={sid} name={translate('app.forms.sid')} />}
        {path && (
          <Link component={LinkBase} to={path} variant="body2">
            {translate('app.history.open', { name: name || words.resourceOf(resource) })}
          </Link>
        )}
      </Box>
      {!ending && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 3 }}>
          {translate('app.history.openEnd')}
        </Alert>
      )}
      <Changes entry={entry} words={words} />
      <HistoryCalls entry={entry} words={words} />
    </>
  );
};
