import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useLocaleState, useTranslate } from 'ra-core';
import { intlLocale } from '../../../domain/intlLocale';
import { spanKinds } from '../../../engines/trace';
import type { SpanChoice, SpanFilter } from './useSpanFilter';

const choices: SpanChoice[] = ['all', 'failed', 'critical', ...spanKinds];
const isKind = (choice: SpanChoice) => (spanKinds as readonly string[]).includes(choice);

/** Which spans are shown, with how many there are; a choice that none fits is off. */
export const SpanFilterTools = ({ filter }: { filter: SpanFilter }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { choice, choose, counts } = filter;
  const text = (key: string) => translate(`resources.recent-calls.trace.${key}`);
  return (
    <TextField
      select
      value={choice}
      onChange={({ target }) => choose(target.value as SpanChoice)}
      sx={{ minWidth: { xs: 0, sm: 170 }, flexShrink: { xs: 1, sm: 0 } }}
      slotProps={{
        select: {
          SelectDisplayProps: {
            'aria-label': text('show.label'),
          } as React.HTMLAttributes<HTMLDivElement>,
        },
      }}
    >
      {choices.map((one) => (
        <MenuItem key={one} value={one} disabled={!counts[one]}>
          {text(isKind(one) ? `kinds.${one}` : `show.${one}`)} (
          {counts[one].toLocaleString(intlLocale(locale))})
        </MenuItem>
      ))}
    </TextField>
  );
};
