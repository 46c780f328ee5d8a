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
import { TraceToolbar, toolSteps } from './TraceToolbar';
import { TraceTree } from './TraceTree';
import { useLinkedSpan } from './useLinkedSpan';
import { useSpanFilter } from './useSpanFilter';
import { useSpanSearch } from './useSpanSearch';
import { useSteps } from './useSteps';
import { useTimeWindow } from './useTimeWindow';
import { useTraceRows } from './useTraceRows';

/** The tree and, where there is room, the details of a span beside it. */
const besideEachOther = (hasDetails: boolean) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: hasDetails ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)',
  },
  alignItems: 'start',
});

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
  const steps = toolSteps + 3;
  const step = useSteps(steps);

  const shown = hasDetails && rows.active !== null ? tree.nodes.at(rows.active) : undefined;
  const show = (index: number) => {
    const node = tree.nodes.at(index);
    // What is gone to is to be seen.
    if (filter.kept && !filter.kept.has(index)) filter.choose('all');
    rows.activate(index);
    if (node?.startMs != null) time.show(node.startMs, node.durationMs ?? 0);
  };
  const openDetails = (index: number, byKey: boolean) => {
    const start = tree.nodes.at(index)?.span.start;
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
  const isDrawn = step === steps;
  useLinkedSpan(tree, isDrawn, showDetails);
  return (
    // Until all of it is drawn it keeps the room of what waits: what is below stays where it is.
    <Box sx={kindColors} {...(!isDrawn && { 'aria-busy': true })}>
      {step > 0 && <LatencyStrip tree={tree} latencies={latencies} onShow={showDetails} />}
      <TraceToolbar
        search={search}
        filter={filter}
        rows={rows}
        time={time}
        goToMatch={goToMatch}
        step={step - 1}
      />
      <Box ref={place} sx={besideEachOther(shown !== undefined)}>
        {step > toolSteps + 1 && (
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
        )}
        {shown && <SpanDetails tree={tree} node={shown} heading={heading} onClose={closeDetails} />}
      </Box>
      {step > toolSteps + 2 && <TraceFooter counts={counts} unreadable={unreadable} time={time} />}
    </Box>
  );
};
