import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useGetMany, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Conflict, SecretField } from '../../../engines/drafts';
import { useValueLabel } from './useValueLabel';

interface ConflictChoiceProps {
  conflict: Conflict;
  secrets: SecretField[];
  keepsMine: boolean;
  onChange: (keepsMine: boolean) => void;
}

const isSecret = ({ path }: Conflict, secrets: SecretField[]): boolean =>
  secrets.some((secret) => secret.path.every((part, index) => part === path[index]));

/** What the value of a field is the sid of, by how the field is called. */
const referenced: [RegExp, string][] = [
  [/account_sid$/, 'accounts'],
  [/application_sid$/, 'applications'],
  [/carrier_sid$/, 'carriers'],
];

/** The names of the records that both values stand for, by their sids; none while they are on their way. */
const useNames = ({ path, mine, theirs }: Conflict): ReadonlyMap<unknown, string> => {
  const [, resource] = referenced.find(([field]) => field.test(path.at(-1) ?? '')) ?? [];
  const ids = [mine, theirs].filter(Boolean);
  const { data = [] } = useGetMany(
    resource ?? '',
    { ids },
    { enabled: resource !== undefined && ids.length > 0, retry: false, onError: () => undefined },
  );
  return new Map(data.flatMap((record) => (record ? [[record.id, String(record.name)]] : [])));
};

/** One value that two people changed, with both of them to choose from. */
export const ConflictChoice = ({ conflict, secrets, keepsMine, onChange }: ConflictChoiceProps) => {
  const translate = useTranslate();
  const labelOf = useValueLabel();
  const labelId = useId();
  const names = useNames(conflict);
  const words = (value: unknown): string => {
    if (value === null || value === undefined || value === '') {
      return translate('app.conflict.empty');
    }
    if (isSecret(conflict, secrets)) return translate('app.conflict.changed');
    if (typeof value === 'boolean') return translate(`app.conflict.${value ? 'yes' : 'no'}`);
    if (Array.isArray(value)) {
      return translate('app.conflict.rows', { smart_count: value.length });
    }
    return typeof value === 'object' ? JSON.stringify(value) : (names.get(value) ?? String(value));
  };
  const label = (whose: 'keepMine' | 'takeTheirs', value: unknown) => (
    <span style={{ overflowWrap: 'anywhere' }}>
      {translate('app.labelled', { label: translate(`app.conflict.${whose}`), value: '' })}
      <strong>{words(value)}</strong>
    </span>
  );
  return (
    <FormControl>
      <FormLabel id={labelId}>{labelOf(conflict.path)}</FormLabel>
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
