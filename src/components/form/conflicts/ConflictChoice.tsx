import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useGetMany, useTranslate } from 'ra-core';
import { useId } from 'react';
import { type SecretField, valueAt } from '../../../engines/drafts';
import type { Conflict } from '../../../saving/merge';
import { choiceText } from './choiceTexts';
import { useColumnLabel, useValueLabel } from './useValueLabel';

interface ConflictChoiceProps {
  conflict: Conflict;
  secrets: SecretField[];
  keepsMine: boolean;
  onChange: (keepsMine: boolean) => void;
}

const isSecret = ({ path }: Conflict, secrets: SecretField[]): boolean =>
  secrets.some((secret) => secret.path.every((part, index) => part === path[index]));

/** What the value of a field is the sid of, or holds sids of, by how the field is called. */
const referenced: [RegExp, string][] = [
  [/account_sid$/, 'accounts'],
  [/application_sid$/, 'applications'],
  [/carrier_sid$|_carriers$/, 'carriers'],
];
const resourceOf = (field = '') => referenced.find(([named]) => named.test(field))?.[1];

/** The fields that a conflict is about, each with the values of both sides. */
const fieldsOf = ({ path, mine, theirs, row }: Conflict): [field: string, values: unknown[]][] =>
  row?.gone
    ? (row.changed ?? []).map((column) => [column, [valueAt(mine ?? theirs, [column])]])
    : [[path.at(-1) ?? '', [mine, theirs]]];

/** The names of the records that the values stand for, by their sids; none while they are on their way. */
const useNames = (conflict: Conflict): ReadonlyMap<unknown, string> => {
  const fields = fieldsOf(conflict).filter(([field]) => resourceOf(field));
  // Rows name records of one kind only.
  const resource = resourceOf(fields[0]?.[0]);
  const ids = fields.flatMap(([, values]) => values.flat()).filter(Boolean);
  const { data = [] } = useGetMany(
    resource ?? '',
    { ids },
    { enabled: resource !== undefined && ids.length > 0, retry: false, onError: () => undefined },
  );
  return new Map(data.flatMap((record) => (record ? [[record.id, String(record.name)]] : [])));
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** One value that two people changed, with both of them to choose from. */
export const ConflictChoice = ({ conflict, secrets, keepsMine, onChange }: ConflictChoiceProps) => {
  const translate = useTranslate();
  const labelOf = useValueLabel();
  const labelOfColumn = useColumnLabel();
  const labelId = useId();
  const names = useNames(conflict);
  const wordsOf = (value: unknown, field: string): string => {
    const choice = choiceText(field, value);
    if (choice) return translate(choice, { _: String(value) });
    if (value === null || value === undefined || value === '')
      return translate('app.conflict.empty');
    if (typeof value === 'boolean') return translate(`app.conflict.${value ? 'yes' : 'no'}`);
    if (isTexts(value)) {
      const texts = value.map((one) => names.get(one) ?? one);
      return texts.join(', ') || translate('app.conflict.empty');
    }
    if (Array.isArray(value)) {
      return translate('app.conflict.rows', { smart_count: value.length });
    }
    return names.get(value) ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
  };
  /** What was changed of a row that the other one deleted: its inputs with their values. */
  const changesOf = (row: unknown): string => {
    const inputs = (conflict.row?.changed ?? []).flatMap((column) => {
      const label = labelOfColumn(column);
      const value = valueAt(row, [column]);
      const isShown = label && (value === null || typeof value !== 'object' || isTexts(value));
      return isShown ? [translate('app.labelled', { label, value: wordsOf(value, column) })] : [];
    });
    return inputs.join(', ') || translate('app.conflict.changed');
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
