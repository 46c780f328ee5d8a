import type { RecentCall } from '../../types';

/** A trace id of zeros means that the platform kept no trace of the call (rule 13.4). */
export const hasTrace = ({ trace_id }: RecentCall): boolean =>
  Boolean(trace_id) && !/^0+$/.test(trace_id ?? '');
