import type { RecentCall } from '../../../types';

export const RecordingPlayer = ({ call }: { call: RecentCall }) => <p>{call.call_sid}</p>;
