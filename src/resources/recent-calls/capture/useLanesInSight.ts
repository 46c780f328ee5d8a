import { type RefObject, useEffect, useState } from 'react';
import { type Lanes, timeWidth } from '../../../engines/sip';

/** Up to this many lines are all drawn: they fit on the widest screens. */
const few = 32;
/** Lines are drawn and taken away by so many at a time. */
const step = 8;

/** The lines that are drawn: from the first one up to, and without, another one. */
export interface LanesInSight {
  from: number;
  to: number;
}

/** Of thousands of parties those that can be seen, with some at both sides. */
export function lanesInSight(
  { parties: { length: count }, marksWidth, minWidth }: Lanes,
  { passed, width, whole }: { passed: number; width: number; whole: number },
): LanesInSight {
  if (count <= few) return { from: 0, to: count };
  const lane = (Math.max(whole, minWidth) - timeWidth - marksWidth) / count;
  const first = Math.floor((passed - timeWidth) / lane / step) * step;
  const last = Math.ceil((passed - timeWidth + width) / lane / step) * step;
  return { from: Math.max(0, first - step), to: Math.min(count, last + step) };
}

/** The same while a box is scrolled, which draws anew only when others are to be drawn. */
export function useLanesInSight(box: RefObject<HTMLElement | null>, lanes: Lanes): LanesInSight {
  const [scrolled, setScrolled] = useState({ passed: 0, width: 0, whole: lanes.minWidth });
  const count = lanes.parties.length;
  useEffect(() => {
    const element = box.current;
    if (!element || count <= few) return undefined;
    const look = () => {
      const { scrollLeft: passed, clientWidth: width, scrollWidth: whole } = element;
      const seen = { passed, width, whole };
      setScrolled((before) => {
        const [was, is] = [lanesInSight(lanes, before), lanesInSight(lanes, seen)];
        return was.from === is.from && was.to === is.to ? before : seen;
      });
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [box, lanes, count]);
  return lanesInSight(lanes, scrolled);
}
