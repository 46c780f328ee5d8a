import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ShownChange } from '../../saving/shownSteps';
import { useColumnLabel, useValueLabel } from '../form/conflicts/useValueLabel';
import { useValueWords } from '../form/conflicts/useValueWords';
import { ChangedValue } from './ChangedValue';

interface SentChangesProps {
  resource: string;
  changes: ShownChange[];
  /** They are those of a row of the record. */
  isRow: boolean;
}

/** What a call changes, field by field: before and after. */
export const SentChanges = ({ resource, changes, isRow }: SentChangesProps) => {
  const translate = useTranslate();
  const ofField = useValueLabel(resource);
  const ofColumn = useColumnLabel(resource);
  const wordsOf = useValueWords(
    changes.flatMap(({ path, from, to }): [string, unknown][] => {
      const field = path.at(-1) ?? '';
      return [
        [field, from],
        [field, to],
      ];
    }),
  );
  if (changes.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, my: 2, display: 'grid', gap: 1 }}>
      {changes.map(({ path, from, to, isSecret }) => {
        const field = path.at(-1) ?? '';
        const label = (isRow && ofColumn(field)) || ofField(path);
        return (
          <ChangedValue
            key={path.join('.')}
            label={label}
            from={from === null || from === '' || isSecret ? null : wordsOf(from, field)}
            to={isSecret ? translate('app.sent.secret') : wordsOf(to, field)}
          />
        );
      })}
    </Box>
  );
};
