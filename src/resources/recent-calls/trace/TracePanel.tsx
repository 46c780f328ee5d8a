import type { RecentCall } from '../../../types';

export const TracePanel = ({ call }: { call: RecentCall }) => <p>{call.call_sid}</p>;
