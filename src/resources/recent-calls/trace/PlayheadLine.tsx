import { placeOf, type TimeWindow } from '../../../engines/trace/timeWindow';
import { usePlayheadPosition } from '../playhead';

interface PlayheadLineProps {
  /** When the trace began, in milliseconds since 1970. */
  beganMs: number;
  window: TimeWindow;
}

/** Where the recording stands, drawn over the bars. */
export const PlayheadLine = ({ beganMs, window }: PlayheadLineProps) => {
  const position = usePlayheadPosition();
  const place = position === null ? null : placeOf(window, position - beganMs, 0);
  return place && <span className="playhead" style={{ left: `${place.left}%` }} />;
};
