import type { Clock } from './useClock';

/**
 * The time of a row by the clock, with the name of its zone where that is another than the head of the
 * list names: in the night the clocks go back, the same hour comes twice. Plain elements for a cell.
 */
export const clockTime = (time: string, headZone: string, { clock, zoneAt, exact }: Clock) => {
  const zone = zoneAt(time);
  return (
    <time className="nowrap clock" translate="no" dateTime={time} title={exact(time)}>
      {clock(time)}
      {zone !== headZone && <small> {zone}</small>}
    </time>
  );
};
