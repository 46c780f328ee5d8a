import type { RecentCall } from '../../types';

/** A trace id of zeros means that the platform kept no trace of the call (specification 2, section 9). */
export const hasTrace = ({ trace_id }: RecentCall): boolean =>
  Boolean(trace_id) && !/^0+$/.test(trace_id ?? '');
