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

/** Round moments of the axis as lines, with what they are called in its head. */
export const TimeTicks = ({ window, most, isLabelled = false }: TimeTicksProps) => {
  const [locale] = useLocaleState();
  return (
    <>
      {windowTicks(window, most).map((moment) => {
        const left = positionInWindow(window, moment, 0)?.left ?? 0;
        return (
          <span key={moment} className="tick" style={{ left: `${left}%` }}>
            {/* A name at the very end would hang out of the axis. */}
            {isLabelled && left < 92 && (moment === 0 ? '0' : formatDuration(moment, locale))}
          </span>
        );
      })}
    </>
  );
};
