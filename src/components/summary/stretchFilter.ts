import type { Stretch } from '../../engines/summary';
import { customRange } from '../../types';

/** The filter of the list that shows the calls of a stretch of time. */
export const stretchFilter = ({ from, to }: Stretch) => ({
  date: customRange,
  from: new Date(from).toISOString(),
  // The platform counts the last moment in.
  to: new Date(to - 1).toISOString(),
});
