import { useLocaleState } from 'ra-core';
import {
  formatDuration,
  positionInWindow,
  type TimeWindow,
  windowTicks,
} from '../../../engines/trace';

interface TimeTicksProps {
  window: TimeWindow;
  most: number;
  isLabelled?: boolean;
}

/** Percent of the axis that a letter of a name takes at most, on the narrowest of screens. */
const letterWidth = 2.2;

/** Round moments of the axis as lines, with what they are called in its head. */
export const TimeTicks = ({ window, most, isLabelled = false }: TimeTicksProps) => {
  const [locale] = useLocaleState();
  return (
    <>
      {windowTicks(window, most).map((moment) => {
        const left = positionInWindow(window, moment, 0)?.left ?? 0;
        const name = moment === 0 ? '0' : formatDuration(moment, locale);
        return (
          <span key={moment} className="tick" style={{ left: `${left}%` }}>
            {/* A name near the end would hang out of the axis. */}
            {isLabelled && left + name.length * letterWidth < 100 && name}
          </span>
        );
      })}
    </>
  );
};
