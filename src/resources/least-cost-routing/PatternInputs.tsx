import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useLayoutEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toPrefix } from '../../engines/routes';
import { ownLine } from '../../theme';
import {
  type ChosenKinds,
  kindIn,
  kinds,
  type PatternKind,
  parsePrefix,
  patternKindOf,
} from './patternKinds';
import { patternRules } from './routeRules';

const formatPrefix = (pattern: string | null) => toPrefix(pattern ?? '') ?? pattern ?? '';

/** Digits that an expression merely holds become the prefix that they look like. */
const asPrefix = (pattern: string) => parsePrefix(pattern.replace(/^\^?(\\\+\??)?/, ''));

interface PatternInputsProps {
  source: string;
  label: string;
  /** Of the row, the same wherever it stands. */
  rowKey: string;
  /** What was chosen in all rows, which outlives the drawing of each. */
  chosen: ChosenKinds;
}

/** What a route fits: numbers that begin with a prefix, or an expression, as the choice beside it says. */
export const PatternInputs = ({ source, label, rowKey, chosen }: PatternInputsProps) => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const pattern: string = useWatch({ name: source }) ?? '';
  const [kind, setKind] = useState(() => kindIn(chosen, rowKey, getValues(source)));
  useLayoutEffect(() => {
    chosen.set(rowKey, { kind, pattern });
  }, [chosen, rowKey, kind, pattern]);
  const isPrefix = kind === 'prefix';
  const choose = (next: PatternKind) => {
    setKind(next);
    if (next === 'prefix' && patternKindOf(pattern) === 'regex') {
      setValue(source, asPrefix(pattern), { shouldDirty: true });
    }
  };
  return (
    <>
      <TextField
        select
        label={translate('resources.least-cost-routing.match.label')}
        value={kind}
        onChange={(event) => choose(event.target.value as PatternKind)}
      >
        {kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`resources.least-cost-routing.match.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextInput
        source={source}
        label={label}
        validate={patternRules[kind]}
        format={isPrefix ? formatPrefix : undefined}
        parse={isPrefix ? parsePrefix : undefined}
        placeholder={translate(`resources.least-cost-routing.match.${kind}Example`)}
        autoComplete="off"
        helperText={false}
        sx={{ '& input': ownLine }}
      />
    </>
  );
};
