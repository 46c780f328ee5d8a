import { useTimes } from './useTimes';

/** A point in time in a row of a list; on a phone without its year. */
export const RowTime = ({ time }: { time: string }) => {
  const times = useTimes();
  return (
    <time className="nowrap" dateTime={time}>
      <span className="not-on-phone">{times.full(time)}</span>
      <span className="on-phone">{times.short(time)}</span>
    </time>
  );
};
