import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import { memo, useMemo } from 'react';
import { formatDuration, type SpanTree, spanKindOf, spanKinds } from '../../../engines/trace';
import { colorOf, kindIcons } from './spanKindStyle';
import type { TimeView } from './useTimeWindow';

/** What the colours and pictures mean, of those that the trace has. */
const Legend = memo(function Legend({ tree }: { tree: SpanTree }) {
  const translate = useTranslate();
  const kinds = new Set(tree.nodes.map(({ span }) => spanKindOf(span)));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      {spanKinds
        .filter((kind) => kinds.has(kind))
        .map((kind) => (
          <Box key={kind} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <Box
              component={kindIcons[kind]}
              aria-hidden
              sx={{ fontSize: 16, color: colorOf(kind) }}
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
  tree: SpanTree;
  unreadable: number;
  time: TimeView;
}

/** How many spans there are and what is wrong with some: nothing of a trace is left out silently. */
export const TraceFooter = ({
  tree,
  unreadable,
  time: { window, whole, isZoomed },
}: TraceFooterProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const counts = useMemo(() => {
    const count = (test: (node: SpanTree['nodes'][number]) => boolean) =>
      tree.nodes.filter(test).length;
    return {
      spans: tree.nodes.length,
      orphans: count(({ placeProblem }) => placeProblem === 'orphan'),
      cycles: count(({ placeProblem }) => placeProblem === 'cycle'),
      times: count(({ timeProblem }) => timeProblem !== null),
      unreadable,
    };
  }, [tree, unreadable]);
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
      <Legend tree={tree} />
      <span>
        {Object.entries(counts)
          .filter(([name, number]) => name === 'spans' || number > 0)
          .map(([name, number]) =>
            translate(`resources.recent-calls.trace.counts.${name}`, {
              smart_count: number,
              number: number.toLocaleString(locale),
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
