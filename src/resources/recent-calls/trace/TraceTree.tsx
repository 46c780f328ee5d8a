import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import {
  epochMs,
  positionInWindow,
  type ReadTrace,
  type SpanTree,
  type TimeWindow,
} from '../../../engines/trace';
import { usePlayhead } from '../playhead';
import { SpanRow } from './SpanRow';
import { TimeTicks } from './TimeTicks';
import { axisHeight, frameStyle, rowHeight } from './traceStyle';
import { useRowsInSight } from './useRowsInSight';
import { type TimeView, useWheelAndDrag } from './useTimeWindow';
import type { TraceRows } from './useTraceRows';
import { useTreeKeys } from './useTreeKeys';

interface TraceTreeProps {
  tree: SpanTree;
  rows: TraceRows;
  time: TimeView;
  searched: string;
  /** Which match a node is, from 1; 0 where it is none. */
  placeOfMatch: (node: number) => number;
  /** Spans that made the call last as long as it did. */
  critical: ReadTrace['critical'];
  /** Called with a span that was chosen; `byKey` when it was by the keyboard. */
  onOpen: (node: number, byKey: boolean) => void;
  onClose: () => void;
}

/** The rows that are in sight: of ten thousand spans only those are in the page. */
const useVirtualRows = ({ shown, active, placeOf }: TraceRows) => {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery('(min-width:600px)');
  const height = isWide ? rowHeight.wide : rowHeight.narrow;
  const { from, to, bringIntoSight } = useRowsInSight({
    frame,
    count: shown.length,
    height,
    head: axisHeight,
  });
  const place = active === null ? -1 : placeOf(active);
  useEffect(() => {
    if (place >= 0) bringIntoSight(place);
  }, [place, bringIntoSight]);
  return { frame, height, isWide, from, inSight: shown.slice(from, to) };
};

interface Clicks {
  rows: TraceRows;
  element: RefObject<HTMLElement>;
  wasDragged: () => boolean;
  onOpen: (node: number) => void;
}

/** One listener for all rows: their arrows open and close them, the rest of them chooses them. */
const useRowClicks =
  ({ rows, element, wasDragged, onOpen }: Clicks) =>
  (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const row = target?.closest<HTMLElement>('[data-node]');
    if (!row || wasDragged()) return;
    const node = Number(row.dataset.node);
    // The row itself may be scrolled out of the page; the tree stays.
    element.current?.focus({ preventScroll: true });
    if (target?.closest('[data-toggle]')) {
      if (rows.closed.has(node)) rows.open(node);
      else rows.close(node);
      return;
    }
    rows.activate(node);
    onOpen(node);
  };

interface PlayheadLineProps {
  /** When the trace began, in milliseconds since 1970. */
  beganMs: number;
  window: TimeWindow;
}

/** Where the recording stands, drawn over the bars: with every frame while it plays, past React. */
const PlayheadLine = ({ beganMs, window }: PlayheadLineProps) => {
  const line = useRef<HTMLSpanElement>(null);
  const { position, subscribe } = usePlayhead();
  useLayoutEffect(() => {
    const draw = () => {
      const at = position();
      const place = at === null ? null : positionInWindow(window, at - beganMs, 0);
      if (!line.current) return;
      line.current.hidden = place === null;
      line.current.style.left = `${place?.left ?? 0}%`;
    };
    draw();
    return subscribe(draw);
  }, [position, subscribe, beganMs, window]);
  return <span ref={line} className="playhead" hidden />;
};

/** The spans as a tree with bars on a time axis. */
export const TraceTree = (props: TraceTreeProps) => {
  const { tree, rows, time, searched, placeOfMatch, critical, onOpen, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const { frame, height, isWide, from, inSight } = useVirtualRows(rows);
  const lane = useRef<HTMLSpanElement>(null);
  const treeElement = useRef<HTMLDivElement>(null);
  const { wasDragged } = useWheelAndDrag(frame, lane, time);
  const onKeyDown = useTreeKeys({
    tree,
    rows,
    onOpen: (node) => onOpen(node, true),
    onClose,
    ...time,
  });

  const onClick = useRowClicks({
    rows,
    element: treeElement,
    wasDragged,
    onOpen: (node) => onOpen(node, false),
  });
  const isActiveInSight = rows.active !== null && inSight.includes(rows.active);
  const most = isWide ? 6 : 4;
  return (
    <Box ref={frame} sx={frameStyle}>
      <div className="axis" aria-hidden>
        <span className="name">{translate('resources.recent-calls.trace.columns.span')}</span>
        <span className="lane" ref={lane}>
          <TimeTicks window={time.window} most={most} isLabelled />
        </span>
        <span className="duration">
          {translate('resources.recent-calls.trace.columns.duration')}
        </span>
      </div>
      <div
        ref={treeElement}
        className="tree"
        role="tree"
        tabIndex={0}
        aria-label={translate('resources.recent-calls.trace.tree')}
        aria-activedescendant={isActiveInSight ? `${id}-${rows.active}` : undefined}
        style={{ height: rows.shown.length * height }}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div className="grid" aria-hidden>
          <span className="lane">
            <TimeTicks window={time.window} most={most} />
            <PlayheadLine beganMs={epochMs(tree.range.from)} window={time.window} />
          </span>
        </div>
        {inSight.map((shown, place) => {
          const node = tree.nodes.at(shown);
          return (
            node && (
              <SpanRow
                key={node.index}
                id={`${id}-${node.index}`}
                node={node}
                window={time.window}
                top={(from + place) * height}
                height={height}
                isActive={node.index === rows.active}
                isClosed={rows.closed.has(node.index)}
                searched={searched}
                isMatch={placeOfMatch(node.index) > 0}
                isCritical={critical.has(node.index)}
              />
            )
          );
        })}
      </div>
    </Box>
  );
};
