import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fromPrefix, normalizeNumber, toPrefix } from '../../engines/routes';
import { monospace } from '../../theme';
import { prefixRules, regexRules } from './routeRules';

const kinds = ['prefix', 'regex'] as const;
type Kind = (typeof kinds)[number];

const kindOf = (pattern: string): Kind =>
  pattern === '' || toPrefix(pattern) !== null ? 'prefix' : 'regex';

/** What is typed as a prefix, as it is stored; what is none stays as it is, for its rule to refuse. */
const parsePrefix = (text: string) => fromPrefix(normalizeNumber(text)) ?? text;
const formatPrefix = (pattern: string | null) => toPrefix(pattern ?? '') ?? pattern ?? '';

/** Digits that an expression merely holds become the prefix that they look like. */
const asPrefix = (pattern: string) => parsePrefix(pattern.replace(/^\^?(\\\+\??)?/, ''));

/** What a route fits: numbers that begin with a prefix, or an expression, as the choice beside it says. */
export const PatternInputs = ({ source, label }: { source: string; label: string }) => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const [kind, setKind] = useState<Kind>(() => kindOf(getValues(source) ?? ''));
  const isPrefix = kind === 'prefix';
  const choose = (next: Kind) => {
    const pattern: string = getValues(source) ?? '';
    setKind(next);
    if (next === 'prefix' && kindOf(pattern) === 'regex') {
      setValue(source, asPrefix(pattern), { shouldDirty: true });
    }
  };
  return (
    <>
      <TextField
        select
        label={translate('resources.least-cost-routing.match.label')}
        value={kind}
        onChange={(event) => choose(event.target.value as Kind)}
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
        validate={isPrefix ? prefixRules : regexRules}
        format={isPrefix ? formatPrefix : undefined}
        parse={isPrefix ? parsePrefix : undefined}
        placeholder={translate(`resources.least-cost-routing.match.${kind}Example`)}
        autoComplete="off"
        helperText={false}
        sx={{ '& input': { fontFamily: monospace } }}
      />
    </>
  );
};
