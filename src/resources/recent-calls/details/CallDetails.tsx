import type { RecentCall } from '../../../types';

export const CallDetails = ({ call }: { call: RecentCall }) => <p>{call.call_sid}</p>;
