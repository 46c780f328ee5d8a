import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { listWords } from '../../../domain/listWords';
import { type SecretField, valueAt } from '../../../engines/drafts';
import type { Conflict } from '../../../saving/conflicts';
import { useColumnLabel, useValueLabel } from './useValueLabel';
import { isTexts, useValueWords } from './useValueWords';

interface ConflictChoiceProps {
  conflict: Conflict;
  secrets: SecretField[];
  keepsMine: boolean;
  onChange: (keepsMine: boolean) => void;
}

const isSecret = ({ path }: Conflict, secrets: SecretField[]): boolean =>
  secrets.some((secret) => secret.path.every((part, index) => part === path[index]));

/** The fields that a conflict is about, each with the values of both sides. */
const fieldsOf = ({ path, mine, theirs, row }: Conflict): [field: string, values: unknown[]][] =>
  row?.gone
    ? (row.changed ?? []).map((column) => [column, [valueAt(mine ?? theirs, [column])]])
    : [[path.at(-1) ?? '', [mine, theirs]]];

/** One value that two people changed, with both of them to choose from. */
export const ConflictChoice = ({ conflict, secrets, keepsMine, onChange }: ConflictChoiceProps) => {
  const translate = useTranslate();
  const labelOf = useValueLabel();
  const labelOfColumn = useColumnLabel();
  const labelId = useId();
  const wordsOf = useValueWords(
    fieldsOf(conflict).flatMap(([field, values]) =>
      values.map((value): [string, unknown] => [field, value]),
    ),
  );
  /** What was changed of a row that the other one deleted: its inputs with their values. */
  const changesOf = (row: unknown): string => {
    const inputs = (conflict.row?.changed ?? []).flatMap((column) => {
      const label = labelOfColumn(column);
      const value = valueAt(row, [column]);
      const isShown = label && (value === null || typeof value !== 'object' || isTexts(value));
      return isShown ? [translate('app.labelled', { label, value: wordsOf(value, column) })] : [];
    });
    return listWords(inputs, translate) || translate('app.conflict.changed');
  };
  const words = (value: unknown): string => {
    if (conflict.row?.gone) {
      return value === null ? translate('app.conflict.deleted') : changesOf(value);
    }
    const isHidden = value && isSecret(conflict, secrets);
    return isHidden
      ? translate('app.conflict.changed')
      : wordsOf(value, conflict.path.at(-1) ?? '');
  };
  const label = (whose: 'keepMine' | 'takeTheirs', value: unknown) => (
    <span style={{ overflowWrap: 'anywhere' }}>
      {translate('app.labelled', { label: translate(`app.conflict.${whose}`), value: '' })}
      <strong>{words(value)}</strong>
    </span>
  );
  return (
    <FormControl>
      <FormLabel id={labelId}>{labelOf(conflict.path, conflict.row?.name)}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={keepsMine ? 'mine' : 'theirs'}
        onChange={(_event, value) => onChange(value === 'mine')}
      >
        <FormControlLabel
          value="mine"
          control={<Radio />}
          label={label('keepMine', conflict.mine)}
        />
        <FormControlLabel
          value="theirs"
          control={<Radio />}
          label={label('takeTheirs', conflict.theirs)}
        />
      </RadioGroup>
    </FormControl>
  );
};
