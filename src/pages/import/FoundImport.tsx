import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { importForm, noteOf } from '../../components/exchange/importing/importNote';
import { useCount } from '../../components/fields/useCount';
import { useTimes } from '../../components/fields/useTimes';
import { useFoundEntries } from '../../components/form/drafts/useFoundEntries';

const isNeverStored = () => false;

/** Tells of imports that ended before their time, and how to go on with them. */
export const FoundImport = ({ resource }: { resource: string }) => {
  const translate = useTranslate();
  const countOf = useCount();
  const times = useTimes();
  const { found, discard } = useFoundEntries(importForm(resource), isNeverStored);
  return found.map((entry) => {
    const { file, done, total } = noteOf(entry);
    return (
      <Alert
        key={entry.id}
        severity="info"
        role="status"
        variant="outlined"
        sx={{ mb: 4, overflowWrap: 'anywhere' }}
        action={
          <Button color="inherit" size="small" onClick={() => discard(entry)}>
            {translate('app.importing.found.discard')}
          </Button>
        }
      >
        {translate('app.importing.found.text', {
          file,
          time: times.moment(entry.savedAt),
          done: countOf(done),
          total: countOf(total),
        })}
      </Alert>
    );
  });
};
