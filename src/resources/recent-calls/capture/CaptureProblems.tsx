import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { EmptyState } from '../../../components/page/EmptyState';
import type { Ladder } from '../../../engines/sip';

/** What is wrong with a capture, in words; alone where there is nothing to draw. */
export const CaptureProblems = ({ ladder: { problems, messages } }: { ladder: Ladder }) => {
  const translate = useTranslate();
  const sentences = problems.map(({ kind, count }) =>
    translate(`resources.recent-calls.capture.problems.${kind}`, { smart_count: count }),
  );
  if (messages.length === 0) {
    return (
      <EmptyState
        title={translate('resources.recent-calls.capture.nothing')}
        text={sentences.join(' ')}
      />
    );
  }
  if (sentences.length === 0) return null;
  return (
    <Alert severity="warning" role="note" variant="outlined" sx={{ alignItems: 'flex-start' }}>
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
};
