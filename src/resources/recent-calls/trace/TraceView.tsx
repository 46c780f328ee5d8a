import Box from '@mui/material/Box';
import { useEvent } from 'ra-core';
import { useRef, useState } from 'react';
import { epochMs, msBetween, type ReadTrace } from '../../../engines/trace';
import type { RecentCall } from '../../../types';
import { usePlayhead } from '../playhead';
import { LatencyStrip } from './LatencyStrip';
import { SpanDetails } from './SpanDetails';
import { kindColors } from './spanKindStyle';
import { TraceFooter } from './TraceFooter';
import { TraceToolbar } from './TraceToolbar';
import { TraceTree } from './TraceTree';
import { useSpanFilter } from './useSpanFilter';
import { useSpanSearch } from './useSpanSearch';
import { useTimeWindow } from './useTimeWindow';
import { useTraceRows } from './useTraceRows';

/** What happened in a call, step by step, and what can be done to find one of them. */
export const TraceView = ({ call, trace }: { call: RecentCall; trace: ReadTrace }) => {
  const { tree, latencies, critical, counts, unreadable } = trace;
  const filter = useSpanFilter(trace);
  const rows = useTraceRows(tree, filter.kept);
  const time = useTimeWindow(msBetween(tree.range.from, tree.range.to));
  const search = useSpanSearch(tree);
  const [hasDetails, setHasDetails] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { seek } = usePlayhead();

  const shown = hasDetails && rows.active !== null ? tree.nodes[rows.active] : undefined;
  const show = (index: number) => {
    const node = tree.nodes[index];
    // What is gone to is to be seen.
    if (filter.kept && !filter.kept.has(index)) filter.choose('all');
    rows.activate(index);
    if (node?.startMs != null) time.show(node.startMs, node.durationMs ?? 0);
  };
  const openDetails = (index: number, byKey: boolean) => {
    const start = tree.nodes[index]?.span.start;
    setHasDetails(true);
    // What is heard belongs to what is seen; a call without a recording has nothing to hear.
    if (call.recording_url && start != null) seek(epochMs(start));
    if (byKey) requestAnimationFrame(() => heading.current?.focus());
  };
  const closeDetails = () => {
    setHasDetails(false);
    place.current?.querySelector<HTMLElement>('[role="tree"]')?.focus({ preventScroll: true });
  };
  const goToMatch = (direction: 1 | -1) => {
    const match = search.next(rows.active, direction);
    if (match !== null) show(match);
  };

  const showDetails = useEvent((node: number) => {
    show(node);
    setHasDetails(true);
  });
  return (
    <Box sx={kindColors}>
      <LatencyStrip tree={tree} latencies={latencies} onShow={showDetails} />
      <TraceToolbar search={search} filter={filter} rows={rows} time={time} goToMatch={goToMatch} />
      <Box
        ref={place}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: shown ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)',
          },
          alignItems: 'start',
        }}
      >
        <TraceTree
          tree={tree}
          rows={rows}
          time={time}
          searched={search.text}
          placeOfMatch={search.placeOf}
          critical={critical}
          onOpen={openDetails}
          onClose={closeDetails}
        />
        {shown && <SpanDetails tree={tree} node={shown} heading={heading} onClose={closeDetails} />}
      </Box>
      <TraceFooter counts={counts} unreadable={unreadable} time={time} />
    </Box>
  );
};
