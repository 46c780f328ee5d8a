import type { RecentCall } from '../../../types';

export const CapturePanel = ({ call }: { call: RecentCall }) => <p>{call.call_sid}</p>;
