import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'ra-core';
import { EmptyState } from '../../../components/page/EmptyState';
import { intlLocale } from '../../../domain/intlLocale';
import { type Ladder, mostMessages } from '../../../engines/sip';

/** Nothing is wrong: only to be known before something is read out of it. */
const isNote = ({ kind }: Ladder['problems'][number]) =>
  kind === 'homerExport' || kind === 'copies';

/** What is wrong with a capture, in words; alone where there is nothing to draw. */
export const CaptureProblems = ({ ladder: { problems, messages } }: { ladder: Ladder }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const sentenceOf = ({ kind, count }: Ladder['problems'][number]) =>
    translate(`resources.recent-calls.capture.problems.${kind}`, {
      smart_count: count,
      most: mostMessages.toLocaleString(intlLocale(locale)),
    });
  const notes = problems.filter(isNote).map(sentenceOf);
  const sentences = problems.filter((problem) => !isNote(problem)).map(sentenceOf);
  if (messages.length === 0) {
    return (
      <EmptyState
        title={translate('resources.recent-calls.capture.nothing')}
        text={sentences.join(' ')}
      />
    );
  }
  return (
    <>
      {sentences.length > 0 && (
        <Alert severity="warning" role="note" variant="outlined" sx={{ alignItems: 'flex-start' }}>
          {sentences.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Alert>
      )}
      {notes.length > 0 && (
        <Typography variant="body2" role="note" color="textSecondary">
          {notes.join(' ')}
        </Typography>
      )}
    </>
  );
};
