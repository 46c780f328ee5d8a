import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useSipReason } from '../../../components/calls/sipReason';
import { formatSeconds } from '../../../components/fields/format';
import { readableNumber } from '../../../components/fields/phoneNumber';
import { useTimes } from '../../../components/fields/useTimes';
import { CopyButton } from '../../../components/inputs/CopyButton';
import { mono } from '../../../theme';
import type { RecentCall } from '../../../types';
import { type CallField, callFields } from './callFields';

/** What a value means, where the value itself does not say it. */
const useMeaning = () => {
  const { locale, exact } = useTimes();
  const sipReason = useSipReason();
  return ({ kind, text, isEmpty }: CallField): string => {
    if (isEmpty) return '';
    if (kind === 'sipStatus') return sipReason(text);
    if (kind === 'number') return readableNumber(text) === text ? '' : readableNumber(text);
    if (kind === 'seconds') return Number(text) > 0 ? formatSeconds(Number(text), locale) : '';
    return kind === 'time' ? exact(text) : '';
  };
};

const Field = ({ field, meaning }: { field: CallField; meaning: string }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(120px, 168px) minmax(0, 1fr)' },
      alignItems: 'center',
      columnGap: 3,
      minHeight: 34,
      py: 0.5,
      borderBottom: '1px solid var(--mui-palette-divider)',
    }}
  >
    <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {field.key}
    </Box>
    <Box component="dd" sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box
        component="span"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          minWidth: 0,
        }}
      >
        <Box
          component="span"
          translate="no"
          sx={{
            ...mono,
            fontSize: 13,
            overflowWrap: 'anywhere',
            color: field.isEmpty ? 'text.secondary' : undefined,
          }}
        >
          {field.text}
        </Box>
        {meaning && (
          <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {meaning}
          </Box>
        )}
      </Box>
      {/\d/.test(field.text) && <CopyButton text={field.text} name={field.key} isSecret />}
    </Box>
  </Box>
);

/** The record of a call as the platform keeps it, with what its codes and times mean. */
export const RawRecord = ({ call }: { call: RecentCall }) => {
  const translate = useTranslate();
  const meaning = useMeaning();
  return (
    <Box
      component="dl"
      aria-label={translate('app.raw.label')}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 8,
      }}
    >
      {callFields(call).map((fact) => (
        <Field key={fact.key} field={fact} meaning={meaning(fact)} />
      ))}
    </Box>
  );
};
