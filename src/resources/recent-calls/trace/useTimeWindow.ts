import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fullWindow, pan, reveal, type TimeWindow, zoom } from '../../../engines/trace';

export interface TimeView {
  window: TimeWindow;
  whole: TimeWindow;
  isZoomed: boolean;
  zoomBy: (factor: number, center?: number) => void;
  panBy: (part: number) => void;
  showAll: () => void;
  show: (ms: number, length: number) => void;
}

/** The part of a trace that is shown, and the ways to change it. */
export function useTimeWindow(total: number): TimeView {
  const whole = useMemo(() => fullWindow(total), [total]);
  const [window, setWindow] = useState(whole);
  const zoomBy = useCallback(
    (factor: number, center?: number) => setWindow((old) => zoom(old, whole, factor, center)),
    [whole],
  );
  const panBy = useCallback((part: number) => setWindow((old) => pan(old, whole, part)), [whole]);
  const showAll = useCallback(() => setWindow(whole), [whole]);
  const show = useCallback(
    (ms: number, length: number) => setWindow((old) => reveal(old, whole, ms, length)),
    [whole],
  );
  const isZoomed = window.from !== whole.from || window.to !== whole.to;
  return { window, whole, isZoomed, zoomBy, panBy, showAll, show };
}

const wheelZoom = 0.0015;
/** Pixels that a hand may tremble while it clicks. */
const dragThreshold = 4;

/**
 * The wheel and the hand on the time axis. `lane` is the element as wide as the axis: Ctrl and the
 * wheel zoom at the pointer, a sideways wheel moves, and so does dragging within the lane's width.
 */
export function useWheelAndDrag(
  frame: RefObject<HTMLElement>,
  lane: RefObject<HTMLElement>,
  { zoomBy, panBy }: Pick<TimeView, 'zoomBy' | 'panBy'>,
): { wasDragged: () => boolean } {
  const dragged = useRef(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let lastX: number | null = null;
    const laneBox = () => lane.current?.getBoundingClientRect() ?? element.getBoundingClientRect();

    const onWheel = (event: WheelEvent) => {
      const { left, width } = laneBox();
      const sideways = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
      const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (event.ctrlKey || event.metaKey) {
        zoomBy(Math.exp(event.deltaY * wheelZoom), (event.clientX - left) / width);
      } else if (isSideways) panBy(sideways / width);
      else return;
      event.preventDefault();
    };
    const onDown = (event: PointerEvent) => {
      const { left, right } = laneBox();
      dragged.current = false;
      if (event.button === 0 && event.clientX >= left && event.clientX <= right) {
        lastX = event.clientX;
      }
    };
    const onMove = (event: PointerEvent) => {
      if (lastX === null) return;
      const moved = lastX - event.clientX;
      if (!dragged.current && Math.abs(moved) < dragThreshold) return;
      dragged.current = true;
      lastX = event.clientX;
      panBy(moved / laneBox().width);
    };
    const onUp = () => {
      lastX = null;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
    };
  }, [frame, lane, zoomBy, panBy]);
  return { wasDragged: () => dragged.current };
}
