import type { RecentCall } from '../../../types';

export const LogsPanel = ({ call }: { call: RecentCall }) => <p>{call.call_sid}</p>;
