import type { CallCounts } from '../../types';
import { usePlatform } from '../usePlatform';
import { type Polled, usePolled } from './usePolled';
/** How many calls an account has now, as the platform counts them: once a minute while it is looked at. */
export function useCallCounts(accountSid: string): Polled<CallCounts> {
  const dataProvider = usePlatform();
  return usePolled({
    key: ['counts', accountSid],
    ask: (options) => dataProvider.callCounts(accountSid, options),
    seconds: 60,
  });
}
