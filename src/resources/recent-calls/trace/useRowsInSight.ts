import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Rows that are drawn beyond either edge, and by how many the drawn ones move on. */
const beyond = 8;
const step = 4;
/** How many rows are drawn at first, and how many more each time until all in sight are there. */
const atOnce = 4;

interface Rows {
  frame: RefObject<HTMLElement>;
  count: number;
  /** Of each row, in pixels. */
  height: number;
  /** Of what stays at the top of the frame, above the rows. */
  head: number;
}

/**
 * The rows of a frame that are in sight, where all are as high: nothing is kept of the others, however
 * many they are. Answers the first of them and the one after the last, and how to bring one into sight.
 */
export function useRowsInSight({ frame, count, height, head }: Rows) {
  const [sight, setSight] = useState({ from: 0, to: 0 });
  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = frame.current ?? {};
    const from = Math.min(count, Math.floor(scrollTop / height / step) * step);
    const to = Math.ceil((scrollTop + clientHeight - head) / height / step) * step;
    setSight((old) => (old.from === from && old.to === to ? old : { from, to }));
  }, [frame, count, height, head]);
  // The first look is that of the observer, once the page is laid out: to have it laid out for a look
  // would make the first drawing a long task.
  const isLaidOut = useRef(false);
  useLayoutEffect(() => {
    if (isLaidOut.current) look();
  }, [look]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => {
      isLaidOut.current = true;
      look();
    });
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame, look]);
  const bringIntoSight = useCallback(
    (place: number) => {
      const element = frame.current;
      if (!element) return;
      const room = element.clientHeight - head;
      const top = place * height;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + height > element.scrollTop + room) element.scrollTop = top + height - room;
    },
    [frame, height, head],
  );
  const [most, setMost] = useState(atOnce);
  const from = Math.max(0, sight.from - beyond);
  const wanted = Math.min(count, sight.to + beyond);
  const to = Math.min(wanted, from + most);
  useEffect(() => {
    if (to < wanted) startTransition(() => setMost(most + atOnce));
  }, [to, wanted, most]);
  return { from, to, bringIntoSight };
}
