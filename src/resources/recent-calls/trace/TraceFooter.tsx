import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import { memo } from 'react';
import { intlLocale } from '../../../domain/intlLocale';
import { formatDuration, type SpanCounts, spanKinds } from '../../../engines/trace';
import { kindIcons, spanColor } from './spanKindStyle';
import type { TimeView } from './useTimeWindow';

/** What the colours and pictures mean, of those that the trace has. */
const Legend = memo(function Legend({ kinds }: Pick<SpanCounts, 'kinds'>) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      {spanKinds
        .filter((kind) => kinds[kind] > 0)
        .map((kind) => (
          <Box key={kind} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <Box
              component={kindIcons[kind]}
              aria-hidden
              sx={{ fontSize: 16, color: spanColor(kind) }}
            />
            {translate(`resources.recent-calls.trace.kinds.${kind}`)}
          </Box>
        ))}
      <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        <Box aria-hidden sx={{ width: 16, borderBottom: '3px solid', color: 'text.primary' }} />
        {translate('resources.recent-calls.trace.show.critical')}
      </Box>
    </Box>
  );
});

interface TraceFooterProps {
  counts: SpanCounts;
  unreadable: number;
  time: TimeView;
}

/** How many spans there are and what is wrong with some: nothing of a trace is left out silently. */
export const TraceFooter = ({
  counts: { kinds, failed: _shown, ...all },
  unreadable,
  time: { window, whole, isZoomed },
}: TraceFooterProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 6,
        rowGap: 1,
        mt: 2,
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      <Legend kinds={kinds} />
      <span>
        {Object.entries({ ...all, unreadable })
          .filter(([name, number]) => name === 'spans' || number > 0)
          .map(([name, number]) =>
            translate(`resources.recent-calls.trace.counts.${name}`, {
              smart_count: number,
              number: number.toLocaleString(intlLocale(locale)),
            }),
          )
          .join(' · ')}
      </span>
      <span>
        {translate(`resources.recent-calls.trace.${isZoomed ? 'window' : 'length'}`, {
          from: formatDuration(window.from, locale),
          to: formatDuration(window.to, locale),
          total: formatDuration(whole.to, locale),
        })}
      </span>
    </Box>
  );
};
