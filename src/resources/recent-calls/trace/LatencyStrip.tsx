import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'ra-core';
import { memo, useState } from 'react';
import { intlLocale } from '../../../domain/intlLocale';
import {
  formatDuration,
  type LatencyFigures,
  type LatencySummary,
  type Measure,
  measures,
  type SpanTree,
} from '../../../engines/trace';
import { LatencyTable } from './LatencyTable';

/** A number and its name stay in one line, and in their order beside the next in any direction. */
const Figure = ({
  text,
  name,
  isMain = false,
}: {
  text: string;
  name: string;
  isMain?: boolean;
}) => (
  <Box component="bdi" sx={{ whiteSpace: 'nowrap', marginInlineEnd: isMain ? 2 : 0 }}>
    <Box component="span" sx={isMain ? { fontSize: 16, fontWeight: 600 } : { fontSize: 13 }}>
      {text}
    </Box>{' '}
    <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
      {name}
    </Box>
  </Box>
);

const LatencyFigure = ({ measure, figures }: { measure: Measure; figures: LatencyFigures }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const text = (ms: number | null) => formatDuration(ms ?? 0, locale);
  return (
    <div>
      <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
        {translate(`resources.recent-calls.trace.latency.${measure}`)}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {figures.count === 0 ? (
          <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {translate('resources.recent-calls.trace.latency.none')}
          </Box>
        ) : (
          <>
            <Figure text={text(figures.p50)} name="p50" isMain />{' '}
            <Figure text={text(figures.p95)} name="p95" />
          </>
        )}
      </Box>
    </div>
  );
};

interface LatencyStripProps {
  tree: SpanTree;
  latencies: LatencySummary;
  /** Shows a span in the tree. */
  onShow: (node: number) => void;
}

/** What a voice application is judged by, as small numbers with a table behind them. */
export const LatencyStrip = memo(function LatencyStrip({
  tree,
  latencies,
  onShow,
}: LatencyStripProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [isOpen, setIsOpen] = useState(false);
  const { cache } = latencies;
  const isEmpty = measures.every(
    (measure) => latencies[measure].count + latencies[measure].unknown === 0,
  );
  if (isEmpty && cache.all === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        mb: 3,
      }}
    >
      <Box
        component="dl"
        aria-label={translate('resources.recent-calls.trace.latency.title')}
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, auto)', sm: 'repeat(5, auto)' },
          columnGap: { xs: 4, sm: 5 },
          rowGap: 2,
        }}
      >
        {measures.map((measure) => (
          <LatencyFigure key={measure} measure={measure} figures={latencies[measure]} />
        ))}
        {cache.all > 0 && (
          <div>
            <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
              {translate('resources.recent-calls.trace.latency.cache')}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: 13, lineHeight: '23px' }}>
              {translate('resources.recent-calls.trace.latency.cacheHits', {
                smart_count: cache.all,
                number: cache.all.toLocaleString(intlLocale(locale)),
                hits: cache.hits.toLocaleString(intlLocale(locale)),
              })}
            </Box>
          </div>
        )}
      </Box>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {translate('resources.recent-calls.trace.action.measurements')}
      </Button>
      {isOpen && (
        <LatencyTable
          tree={tree}
          latencies={latencies}
          onClose={() => setIsOpen(false)}
          onShow={(node) => {
            setIsOpen(false);
            onShow(node);
          }}
        />
      )}
    </Box>
  );
});
