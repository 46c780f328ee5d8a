import { useLocaleState } from 'ra-core';
import { formatShortTime, formatTime } from './format';

/** A point in time in a row of a list; on a phone without its year. */
export const RowTime = ({ time }: { time: string }) => {
  const [locale] = useLocaleState();
  return (
    <time className="nowrap" dateTime={time}>
      <span className="not-on-phone">{formatTime(time, locale)}</span>
      <span className="on-phone">{formatShortTime(time, locale)}</span>
    </time>
  );
};
