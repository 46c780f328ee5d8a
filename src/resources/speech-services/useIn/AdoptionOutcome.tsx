import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { asSent, useErrorText } from '../../../components/page/errorText';
import type { AdoptionResult } from './useAdoption';

interface AdoptionOutcomeProps {
  results: AdoptionResult[];
  /** How many are saved in all. */
  total: number;
  titleId: string;
}

const text = (name: string) => `resources.speech-services.useIn.${name}`;

/** How far the applications are, then what became of each that could not be saved. */
export const AdoptionOutcome = ({ results, total, titleId }: AdoptionOutcomeProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  if (results.length < total) {
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <LinearProgress
          variant="determinate"
          value={Math.round((100 * results.length) / total)}
          aria-labelledby={titleId}
        />
        <span className="muted">
          {translate(text('progress'), { done: results.length, total })}
        </span>
      </Box>
    );
  }
  const failed = results.filter(({ error }) => error);
  const say = (key: 'saved' | 'failed', smart_count: number) =>
    smart_count > 0 && <div>{translate(text(key), { smart_count })}</div>;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2 }}>
      {say('saved', results.length - failed.length)}
      {say('failed', failed.length)}
      {failed.length > 0 && (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 5, overflowWrap: 'anywhere' }}>
          {failed.map(({ application, error }) => (
            <li key={application.id}>
              {translate('app.labelled', {
                label: application.name,
                value: errorText(asSent(error)).join(' '),
              })}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
};
