import type { KeyboardEvent } from 'react';
import type { SpanTree } from '../../../engines/trace';
import type { TraceRows } from './useTraceRows';

const pageRows = 10;

interface Keys {
  tree: SpanTree;
  rows: TraceRows;
  onOpen: (node: number) => void;
  onClose: () => void;
  zoomBy: (factor: number) => void;
  panBy: (part: number) => void;
  showAll: () => void;
}

/** The keys of a tree, and those of its time axis: + - 0 to zoom, Shift and arrows to move. */
export function useTreeKeys({ tree, rows, onOpen, onClose, zoomBy, panBy, showAll }: Keys) {
  const { shown, closed, active } = rows;
  const node = active === null ? undefined : tree.nodes.at(active);
  const place = active === null ? -1 : rows.placeOf(active);
  const goTo = (wanted: number) => {
    const target = shown[Math.min(Math.max(wanted, 0), shown.length - 1)];
    if (target !== undefined) rows.activate(target);
  };
  const hasChildren = node !== undefined && node.end > node.index + 1;

  const left = () => {
    if (node && hasChildren && !closed.has(node.index)) rows.close(node.index);
    else if (node && node.parent >= 0) rows.activate(node.parent);
  };
  const right = () => {
    if (!node) goTo(0);
    else if (hasChildren && closed.has(node.index)) rows.open(node.index);
    else if (hasChildren) rows.activate(node.index + 1);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => goTo(place + 1),
    ArrowUp: () => goTo(place < 0 ? 0 : place - 1),
    ArrowLeft: left,
    ArrowRight: right,
    Home: () => goTo(0),
    End: () => goTo(shown.length - 1),
    PageDown: () => goTo(place + pageRows),
    PageUp: () => goTo(place - pageRows),
    Enter: () => {
      if (active !== null) onOpen(active);
    },
    Escape: onClose,
    '+': () => zoomBy(0.5),
    '=': () => zoomBy(0.5),
    '-': () => zoomBy(2),
    '0': showAll,
  };
  const withShift: Record<string, () => void> = {
    ArrowLeft: () => panBy(-0.2),
    ArrowRight: () => panBy(0.2),
    '+': () => zoomBy(0.5),
  };

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = (event.shiftKey ? withShift : keys)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
